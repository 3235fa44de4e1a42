import { readSentence, sentenceHolders } from "../values/sentence-holders.ts";

/** Maximum length of a text in an address (characters). */
const maxText = 200;

/** In a page preview, a press on a sentence leads to its field. A press with Ctrl or Shift follows links as usual. */
document.addEventListener(
  "click",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    const holder = event.target.closest(sentenceHolders);
    const text = holder && readSentence(holder);
    if (!text) return;
    event.preventDefault();
    event.stopPropagation();
    const page = location.pathname.replace(/^\/admin\/preview(?=\/|$)/, "") || "/";
    const query = new URLSearchParams({ page, text: text.slice(0, maxText) });
    (window.top ?? window).location.assign(`/admin/field?${query}`);
  },
  { capture: true },
);
