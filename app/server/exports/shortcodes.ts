/** A tag in square brackets, as WordPress replaces it by a part of the page; or a text between two of them. */
export type Token =
  | { kind: "text"; text: string }
  | { kind: "begin" | "end"; name: string; attributes: Map<string, string>; words: string };

/** Shortcodes without attributes that every WordPress site or a common plugin has. */
const knownNames = new Set(
  "audio caption wp_caption embed gallery playlist video youtube vimeo more contact-form contact-form-7 wpforms ninja_form ninja_forms gravityform gravityforms formidable forminator_form fluentform caldera_form mc4wp_form contact-form-8 give_form givewp_campaign_form charitable_donation_form donation_form newsletter_form".split(
    " ",
  ),
);

const formName = /form|^mc4wp|newsletter|^give|^charitable/;

/** Returns true for a shortcode in whose position visitors saw a form. */
export const isForm = (name: string): boolean => formName.test(name);

const shape = /\[(\[?)(\/?)([a-zA-Z][\w-]{0,40})((?:[\s=][^[\]]{0,800})?)\](\]?)/g;
const attribute = /([\w-]{1,40})\s{0,3}=\s{0,3}(?:"([^"]{0,800})"|'([^']{0,800})'|([^\s"'\]]{1,800}))/g;

/** Returns the names of the closing tags in a text: these shortcodes surround words. */
export const closedNames = (text: string): Set<string> =>
  new Set([...text.matchAll(/\[\/([a-zA-Z][\w-]{0,40})\]/g)].map(([, name = ""]) => name.toLowerCase()));

/**
 * Splits a text at its shortcodes. `[sic]`, `[1]` and a name without attributes or closing tag are words; `[[gallery]]`
 * stands for the words `[gallery]`.
 * @param closed names from `closedNames`
 */
export function splitShortcodes(text: string, closed: Set<string>): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let words = "";
  const endWords = () => {
    if (words !== "") tokens.push({ kind: "text", text: words });
    words = "";
  };
  for (const found of text.matchAll(shape)) {
    const [whole, open = "", slash, name = "", rest = "", close = ""] = found;
    words += text.slice(at, found.index);
    at = found.index + whole.length;
    const lower = name.toLowerCase();
    if (open !== "" && close !== "") words += whole.slice(1, -1);
    else if (!isShortcode(lower, rest, closed)) words += whole;
    else {
      words += open;
      endWords();
      const attributes = readAttributes(rest);
      const said = rest.replace(attribute, " ").replace(/\/$/, "").trim();
      tokens.push({ kind: slash === "/" ? "end" : "begin", name: lower, attributes, words: said });
      words += close;
    }
  }
  words += text.slice(at);
  endWords();
  return tokens;
}

const isShortcode = (name: string, rest: string, closed: Set<string>): boolean =>
  knownNames.has(name) || closed.has(name) || /\s[\w-]{1,40}=["'\w]/.test(rest);

function readAttributes(text: string): Map<string, string> {
  const pairs = [...text.matchAll(attribute)].map(
    ([, name = "", double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ""] as const,
  );
  return new Map(pairs);
}
