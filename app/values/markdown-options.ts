import type { Handle, Options } from "mdast-util-to-markdown";

/** Writes text without escaping an `&` that begins no character reference. */
const text: Handle = (node, _parent, state, info) => state.safe(node.value, info).replace(/\\&(?!#?\w+;)/g, "&");

/** Options with which the site writes Markdown, so that the editor and an import store equal texts. */
export const markdownOptions: Options = {
  bullet: "-",
  listItemIndent: "one",
  resourceLink: true,
  handlers: { text },
  // Addresses in angle brackets may begin with these characters, as in `<1@b.c>`; a letter needs no escape.
  unsafe: [{ character: "<", after: "[\\d.#$%&'*+=^_`{|}~-]", inConstruct: "phrasing" }],
};
