type Fields = Record<string, string | string[]>;

const plain = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Options of a list on a page, and the value that a browser sends until a person chooses. */
export function readOptions(select: string) {
  const options = [...select.matchAll(/<option([^>]*)>(.*?)<\/option>/gs)].map(([, tag = "", text = ""]) => ({
    value: plain(/value="([^"]*)"/.exec(tag)?.[1] ?? text),
    text: plain(text),
    isChosen: /selected/.test(tag),
  }));
  return { options, chosen: (options.find(({ isChosen }) => isChosen) ?? options[0])?.value ?? "" };
}

/** Returns the fields of the forms of a page, as a browser sends them. */
export const fieldsOf = (html: string): Fields => {
  const found: Record<string, string[]> = {};
  const fields = /<input([^>]*)>|<textarea([^>]*)>([^<]*)<\/textarea>|<select([^>]*)>(.*?)<\/select>/gs;
  for (const [, input, area, value, select, options] of html.matchAll(fields)) {
    const tag = input ?? area ?? select ?? "";
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    const isOff = /type="(?:checkbox|radio)"/.test(tag) && !/checked/.test(tag);
    if (name === undefined || name === "referral_code" || name === "intent" || isOff) continue;
    const typed = input === undefined ? plain(value ?? "") : plain(/value="([^"]*)"/.exec(tag)?.[1] ?? "");
    found[name] = [...(found[name] ?? []), options === undefined ? typed : readOptions(options).chosen];
  }
  return found;
};
