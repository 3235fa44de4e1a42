/**
 * Elements that may contain typed text. Lists are not included: their items have their own direction, and `RichText`
 * sets that of the list.
 */
const blocksOfWords = new Set<unknown>(
  "h1 h2 h3 h4 h5 h6 p blockquote li dt dd th td caption figcaption legend label summary pre textarea option".split(
    " ",
  ),
);

/** Types of inputs for sentences; undefined is the default type. */
const typesOfWords = new Set<unknown>([undefined, "text", "search"]);

interface Props {
  dir?: unknown;
  type?: unknown;
}

/**
 * Lets the browser find the direction of each block of text, as people also write in Arabic and Hebrew. All pages,
 * forms and e-mails use these elements, so components need not care.
 */
export function withDirection<P extends object>(type: unknown, props: P & Props): P & Props {
  const isOfWords = blocksOfWords.has(type) || (type === "input" && typesOfWords.has(props.type));
  return isOfWords && props.dir === undefined ? { ...props, dir: "auto" } : props;
}
