import type { Page } from "playwright-core";

/**
 * Replaces the texts of a page by longer ones with accents, as another language may have them: 1.8 times as long in buttons,
 * links, labels and headings, 1.5 times elsewhere. Words stay as long as they were.
 */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const short = "button, a, label, legend, summary, th, dt, h1, h2, h3, h4, option, .chip, .badge, .tag";
    const accents: Record<string, string> = { a: "ȧ", e: "ḗ", i: "í", o: "ø", u: "ü", y: "ý", A: "Å", E: "É", O: "Ö" };
    /** Words of the text itself again, until it is long enough. */
    const longer = (text: string, times: number): string => {
      const words = text.trim().split(/\s+/);
      if (!/\p{L}/u.test(text)) return text;
      const wanted = text.trim().length * times;
      const all = [...words];
      // One short word becomes a longer one, not two.
      if (wanted < 15)
        all[0] = (all[0] ?? "").replace(/[aeiouy]/i.test(text) ? /[aeiouy]/i : /\p{L}/u, (letter) =>
          letter.repeat(1 + wanted - text.trim().length),
        );
      for (let place = 0; all.join(" ").length < wanted - 1; place++) all.push(words[place % words.length] ?? "");
      const accented = all.join(" ").replace(/[aeiouyAEO]/g, (letter) => accents[letter] ?? letter);
      return text.replace(text.trim(), () => `«${accented}»`);
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
    for (const text of texts) {
      const element = text.parentElement;
      if (element === null || element.closest("script, style, svg, textarea, [contenteditable]")) continue;
      text.data = longer(text.data, element.closest(short) ? 1.8 : 1.5);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]"))
      field.placeholder = longer(field.placeholder, 1.8);
  });
}
