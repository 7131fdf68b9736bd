/** The house when its page is shut: shows what a push service brings, and says without a network what is missing. */
const SHELF = "undercity-1";
const LANGUAGE = new URL("language", registration.scope).href;
const ICON = new URL("icon.svg", registration.scope).href;
const AWAY = [502, 503, 504]; // what a proxy answers when the server is not there

const WORDS = {
  en: {
    title: "No connection",
    missing: "Undercity cannot be reached. Tables, chat, rules and your own page lie on the server: they are missing until it answers.",
    kept: "Nothing is lost: what the server has acknowledged is stored, and what you had not sent yet is still to be chosen.",
    again: "Try again",
  },
  de: {
    title: "Keine Verbindung",
    missing: "Undercity ist nicht zu erreichen. Tische, Chat, Regeln und deine Seite liegen auf dem Server: Sie fehlen, bis er antwortet.",
    kept: "Nichts ist verloren: Was der Server bestätigt hat, ist gespeichert, und was du noch nicht abgeschickt hast, steht noch aus.",
    again: "Noch einmal versuchen",
  },
  fr: {
    title: "Pas de connexion",
    missing: "Undercity est injoignable. Les tables, la messagerie, les règles et votre page sont sur le serveur : elles manquent jusqu’à ce qu’il réponde.",
    kept: "Rien n’est perdu : ce que le serveur a confirmé est enregistré, et ce que vous n’aviez pas encore envoyé reste à choisir.",
    again: "Réessayer",
  },
};

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(ICON)));
});

addEventListener("activate", (event) => event.waitUntil(tidyUp()));

async function tidyUp() {
  const old = (await caches.keys()).filter((name) => name.startsWith("undercity-") && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** The page says which language its person reads. */
addEventListener("message", (event) => {
  if (event.data?.language in WORDS) event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put(LANGUAGE, new Response(event.data.language))));
});

async function language() {
  const told = await (await caches.match(LANGUAGE))?.text();
  return [told, navigator.language.slice(0, 2)].find((one) => one in WORDS) ?? "en";
}

// ------------------------------------------------------------------ without a network

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(open(event.request));
  else if (event.request.url === ICON) event.respondWith(fetch(event.request).catch(() => caches.match(ICON)));
});

async function open(request) {
  try {
    const page = await fetch(request);
    return AWAY.includes(page.status) ? offline() : page;
  } catch {
    return offline();
  }
}

async function offline() {
  const spoken = await language();
  const words = WORDS[spoken];
  const page = `<!doctype html><html lang="${spoken}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} – Undercity</title><style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1rem; text-align: center;
  font: 1.05rem/1.5 system-ui, sans-serif; background: light-dark(#f4ecdc, #17141f); color: light-dark(#231c14, #f3ecdf); }
p { max-width: 34rem; margin: 0; } h1 { margin: 0; }
button { font: inherit; min-height: 2.75rem; padding: 0.3rem 1.2rem; border-radius: 10px; border: 0; background: light-dark(#8a4b08, #f0b04b); color: light-dark(#fffaf0, #1c1405); }
</style></head><body><main><img src="${ICON}" alt="" width="96" height="96"><h1>${words.title}</h1><p>${words.missing}</p><p>${words.kept}</p>
<p><button>${words.again}</button></p></main>
<script>document.querySelector("button").onclick = () => location.reload(); addEventListener("online", () => location.reload());</script></body></html>`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

// ------------------------------------------------------------------ being told

addEventListener("push", (event) => {
  const { title, body, tag, link, language: lang } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon: ICON, badge: ICON, data: { link }, renotify: true }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(event.notification.data.link, registration.scope).href));
});

/** The page that is open there, or a new one. */
async function goTo(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("#")[0] === address);
  await (there ? there.focus() : clients.openWindow(address));
}

/** A browser may change where it takes messages: the server is told where from now on. */
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const key = event.oldSubscription?.options.applicationServerKey;
  const fresh = event.newSubscription ?? (key && (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const headers = { "Content-Type": "application/json" };
  await fetch(new URL("api/me/push/subscribe", registration.scope), { method: "POST", headers, body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }) });
}
