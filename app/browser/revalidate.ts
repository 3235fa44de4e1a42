/** Offline reading: registers the service worker, and shows the age of a page that came from the cache. */
import type { Revalidated } from "./offline/service-worker.ts";
import serviceWorker from "./offline/service-worker.ts?worker&url";
import { all, fill, make, refill, said } from "./query.ts";

// Registered after load, and not with Save-Data, as the service worker fetches additional pages.
const { serviceWorker: workers, connection } = navigator as Navigator & { connection?: { saveData: boolean } };
const savesData = connection?.saveData || "lowData" in document.documentElement.dataset;
if (workers && !savesData && import.meta.env.PROD) {
  addEventListener("load", () => void workers.register(serviceWorker, { scope: "/" }).catch(() => {}));
}

const notice = make("p", "", { class: "offline g-ink", role: "status" });
/** Time at which the site sent this page; the site has not responded since. */
let from: string | null | undefined;
let isOutdated = false;
let hasTyped = false;

addEventListener("input", () => {
  hasTyped = true;
});
addEventListener("online", showNotice);
addEventListener("offline", showNotice);

function showNotice(): void {
  const hour =
    from && new Date(from).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  notice.textContent = [!navigator.onLine && said.offline, hour && fill(said.from, hour)].filter(Boolean).join(" ");
  if (isOutdated) refill(notice, make("a", said.outdated ?? "", { href: "" }));
  if (notice.textContent) document.body.append(notice);
  else notice.remove();
}

/**
 * Asks the service worker for the present page, if this one came from the cache, and replaces its content.
 * @param bind called for the new content
 */
export function revalidate(bind: () => void): void {
  showNotice();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Revalidated>) => {
    from = data.from;
    // A reload must not discard typed text, an open dialog or playing sound. Older browsers do not accept styles
    // from a script.
    const isBusy = hasTyped || all<HTMLMediaElement>("dialog[open],audio,video,iframe").some((one) => !one.paused);
    if (data.isElsewhere) location.reload();
    else if (data.html && (isBusy || !document.adoptedStyleSheets)) isOutdated = true;
    else if (data.html) {
      show(data.html);
      bind();
    }
    showNotice();
  };
  workers?.controller?.postMessage(location.pathname + location.search, [port2]);
}

/** Shows a new version in place: at the same scroll position, with requests only for new pictures. */
function show(html: string): void {
  const style = /<style[^<>]*>(.*?)(?:<\/style>|$)/gs;
  const css = Array.from(html.matchAll(style), ([, rules]) => rules).join("");
  // This page's Content-Security-Policy forbids the other page's style element, but allows a style sheet from a script.
  const page = new DOMParser().parseFromString(html.replace(style, ""), "text/html");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  document.title = page.title;
  const { documentElement: root } = document;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  refill(document.body, ...page.body.childNodes);
}
