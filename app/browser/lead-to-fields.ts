/** Elements that hold a sentence of their own. */
const holders = "h1,h2,h3,h4,p,li,dt,dd,th,td,label,legend,summary,figcaption,button,a";

/** Longest text that an address carries (characters). */
const maxText = 200;

/** On the preview of a page, a press on a sentence leads to its field. A press with Ctrl or Shift follows links as usual. */
document.addEventListener(
  "click",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const text = event.target.closest(holders)?.textContent?.replace(/\s+/g, " ").trim();
    if (!text) return;
    event.preventDefault();
    event.stopPropagation();
    const page = location.pathname.replace(/^\/admin\/preview(?=\/|$)/, "") || "/";
    const query = new URLSearchParams({ page, text: text.slice(0, maxText) });
    (window.top ?? window).location.assign(`/admin/field?${query}`);
  },
  { capture: true },
);
