/** Link targets of notes in word processors, wikis and web pages. */
const noteName = /^#(?:_?(?:ftn|edn)|ftnt|sd(?:foot|end)note|fn|footnote|endnote|cite_|note|ref)/i;

/** A note's mark without brackets. */
const bareMark = /^[\p{L}\p{N}*†‡§]{1,4}$/u;

const raised: Record<string, string> = {
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
  "+": "⁺",
  "-": "⁻",
  "−": "⁻",
};
const lowered: Record<string, string> = {
  "0": "₀",
  "1": "₁",
  "2": "₂",
  "3": "₃",
  "4": "₄",
  "5": "₅",
  "6": "₆",
  "7": "₇",
  "8": "₈",
  "9": "₉",
  "+": "₊",
  "-": "₋",
  "−": "₋",
};

/** Keeps footnote marks in brackets; removes links to other positions of the copied document. */
export function keepNotes(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLElement>('a[href^="#"], a[href^="file:"], a[href^="about:"]')) {
    const href = (link.getAttribute("href") ?? "").replace(/^[^#]*/, "");
    const text = link.textContent.trim();
    if (noteName.test(href) && /^[\^↑↩]\ufe0e?$/u.test(text)) link.remove();
    else if (noteName.test(href) && bareMark.test(text)) {
      // At the start of a note, its words follow after a space.
      const isStart = link.closest("p, li, div")?.textContent.trim().startsWith(text) ?? false;
      link.replaceWith(isStart ? `[${text}] ` : `[${text}]`);
    } else link.replaceWith(...link.childNodes);
  }
  for (const number of body.querySelectorAll("sup, sub")) {
    const signs = number.tagName === "SUP" ? raised : lowered;
    const text = number.textContent.trim();
    if (/^[\d+−-]{1,6}$/.test(text)) number.replaceWith([...text].map((sign) => signs[sign] ?? sign).join(""));
  }
}
