/** Leaves a page within a second: the browser keeps neither a way back nor typed text. */
import { all } from "./query.ts";

/** Key that is set in this tab's storage when the page was left, until the tab is closed. */
const mark = "left";

/** Maximum time between two presses of Escape (ms). */
const twiceMs = 1_000;

for (const link of all<HTMLAnchorElement>("[data-leave]")) {
  const go = () => location.replace(link.href);
  const leave = () => {
    clear();
    try {
      sessionStorage.setItem(mark, "1");
    } catch {}
    go();
  };
  const clear = () => {
    for (const form of all<HTMLFormElement>("main form")) form.reset();
    for (const field of all<HTMLInputElement>("main textarea, main input:not([type])")) field.value = "";
  };
  link.addEventListener("click", (event) => {
    event.preventDefault();
    leave();
  });
  let last = -twiceMs;
  addEventListener("keydown", ({ key, timeStamp }) => {
    if (key !== "Escape") return;
    if (timeStamp - last < twiceMs) leave();
    last = timeStamp;
  });
  // The number of a report is only on the page, and not in the browser's history.
  history.replaceState(null, "", location.pathname);
  const isBack = () =>
    (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "back_forward";
  const wasLeft = () => {
    try {
      return sessionStorage.getItem(mark) !== null;
    } catch {
      return false;
    }
  };
  addEventListener("pageshow", ({ persisted }) => {
    if (wasLeft() && (persisted || isBack())) go();
    else if (persisted) clear();
  });
}
