type Fields = Record<string, string | string[]>;

/** Returns the fields of the forms of a page, as a browser sends them. */
export const fieldsOf = (html: string): Fields => {
  const plain = (text: string) =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  const found: Record<string, string[]> = {};
  for (const [, input, area, value] of html.matchAll(/<input([^>]*)>|<textarea([^>]*)>([^<]*)<\/textarea>/g)) {
    const tag = input ?? area ?? "";
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    const isOff = /type="(?:checkbox|radio)"/.test(tag) && !/checked/.test(tag);
    if (name === undefined || name === "referral_code" || name === "intent" || isOff) continue;
    found[name] = [
      ...(found[name] ?? []),
      plain(input === undefined ? (value ?? "") : (/value="([^"]*)"/.exec(tag)?.[1] ?? "")),
    ];
  }
  return found;
};
