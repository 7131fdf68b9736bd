import { at, pathOf } from "./base";

/** Which page: the path of the address. The server answers every path with the same document. */
class Route {
  path = $state(pathOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.path = pathOf(location.pathname)));
  }

  /** ["t", "k3v9"] for /t/k3v9 */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(path: string) {
    history.pushState(null, "", at(path));
    this.path = pathOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links inside the house: `onclick={follow}`; with a modifier key the browser does its own thing. */
export function follow(event: MouseEvent) {
  const link = (event.currentTarget as HTMLAnchorElement | null)?.getAttribute("href");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(pathOf(link));
}
