/** Messages to this device while the page is shut: the browser's push service takes them, public/sw.js shows them. */
import { api } from "./api";
import type { PushState } from "./types";

export const pushWorks = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Ask the person, then the browser's push service; null if she does not want it. */
export async function subscribe(): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { key } = await api.push();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

export async function unsubscribe(): Promise<PushState> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return api.unsubscribe();
}
