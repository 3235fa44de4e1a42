import serviceWorker from "./offline/service-worker.ts?worker&url";
import { make, said } from "./query.ts";

// After load, and never with Save-Data: the service worker fetches three pages.
const { serviceWorker: workers, connection } = navigator as Navigator & { connection?: { saveData: boolean } };
const savesData = connection?.saveData || "lowData" in document.documentElement.dataset;
if (workers && !savesData && import.meta.env.PROD) {
  addEventListener("load", () => void workers.register(serviceWorker, { scope: "/" }).catch(() => {}));
}

const notice = make("p", said.offline ?? "", { class: "offline g-ink", role: "status" });

function tell(): void {
  if (navigator.onLine) notice.remove();
  else document.body.prepend(notice);
}

addEventListener("online", tell);
addEventListener("offline", tell);
tell();
