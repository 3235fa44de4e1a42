/** Maximum length of the text (characters); the rest is not read. */
const maxText = 400_000;

/**
 * Reads the text of a PDF, page by page. A scan has none.
 * @returns undefined for a file that the library cannot read
 */
export async function readPdfText(bytes: Uint8Array): Promise<{ text: string } | undefined> {
  const { getDocumentProxy } = await import("unpdf");
  try {
    const paper = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    let text = "";
    for (let number = 1; number <= paper.numPages && text.length < maxText; number++) {
      const page = await paper.getPage(number);
      const { items } = await page.getTextContent();
      text += items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
      text += "\n\n";
      page.cleanup();
    }
    return { text: text.slice(0, maxText) };
  } catch {
    return undefined;
  }
}
