/**
 * Elements whose words people may have typed. Lists are none: what stands in them has a direction of its own,
 * and `RichText` gives them that of their words.
 */
const blocksOfWords = new Set<unknown>(
  "h1 h2 h3 h4 h5 h6 p blockquote li dt dd th td caption figcaption legend label summary pre textarea option".split(
    " ",
  ),
);

/** Fields of other types take no sentences. */
const typesOfWords = new Set<unknown>([undefined, "text", "search"]);

interface Props {
  dir?: unknown;
  type?: unknown;
}

/**
 * Lets each block of words find its own direction: people also write in Arabic and Hebrew. Every page, form and e-mail is
 * made of these elements, so that no component has to remember it.
 */
export function withDirection<P extends object>(type: unknown, props: P & Props): P & Props {
  const isOfWords = blocksOfWords.has(type) || (type === "input" && typesOfWords.has(props.type));
  return isOfWords && props.dir === undefined ? { ...props, dir: "auto" } : props;
}
