/** An HTML start tag; its name and attribute names are in lower case. */
export interface StartTag {
  name: string;
  attribute(name: string): string | null | undefined;
}

/** Values of CSS properties by name, in lower case. */
export type Style = ReadonlyMap<string, string>;

interface Compound {
  name: string | undefined;
  id: string | undefined;
  classes: string[];
}

interface Rule {
  /** The element first, then the elements around it. */
  compounds: (Compound & { isChild: boolean })[];
  weight: number;
  declarations: Declaration[];
}

interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

/** An element with the elements around it, for comparing with selectors. */
export interface Element {
  tag: StartTag;
  above: Element | undefined;
}

/** Maximum number of rules: more than a word processor writes. */
const maxRules = 5_000;

/** Maximum number of elements around an element that a selector is compared with. */
const maxAround = 64;

/** Separates HTML and the text of its style sheets. */
export function splitStyleSheets(html: string): { html: string; css: string } {
  const sheets: string[] = [];
  const rest: string[] = [];
  const start = /<style(?=[\s>/])/gi;
  const close = /<\/style/gi;
  let at = 0;
  for (let found = start.exec(html); found !== null; found = start.exec(html)) {
    const opened = html.indexOf(">", found.index);
    close.lastIndex = opened;
    const closed = opened < 0 ? null : close.exec(html);
    const end = closed?.index ?? html.length;
    rest.push(html.slice(at, found.index));
    if (opened >= 0) sheets.push(html.slice(opened + 1, end));
    const behind = html.indexOf(">", end);
    at = closed === null || behind < 0 ? html.length : behind + 1;
    start.lastIndex = at;
  }
  return { html: rest.join("") + html.slice(at), css: sheets.join("\n") };
}

function readDeclarations(text: string): Declaration[] {
  const plain = text.includes("/*") ? text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "") : text;
  return plain.split(";").flatMap((part) => {
    const colon = part.indexOf(":");
    if (colon < 1) return [];
    const said = part.slice(colon + 1).toLowerCase();
    const important = said.indexOf("!");
    return {
      name: part.slice(0, colon).trim().toLowerCase(),
      value: (important < 0 ? said : said.slice(0, important)).trim(),
      isImportant: important >= 0 && said.slice(important).includes("important"),
    };
  });
}

/** Parses a selector; undefined if it has parts other than names, classes, ids and elements around. */
function readSelector(selector: string): Pick<Rule, "compounds" | "weight"> | undefined {
  const parts = selector
    .replace(/>/g, " > ")
    .split(/\s+/)
    .filter((part) => part !== "");
  const compounds: Rule["compounds"] = [];
  let weight = 0;
  let isChild = false;
  for (const part of parts.reverse()) {
    if (part === ">") {
      isChild = true;
      continue;
    }
    if (!/^(?:[a-z][\w-]*|\*)?(?:[.#][\w-]+)*$/i.test(part)) return undefined;
    const pieces = part.split(/(?=[.#])/);
    const first = pieces[0] ?? "";
    const name = /^[.#*]/.test(first) ? undefined : first.toLowerCase();
    const classes = pieces.filter((piece) => piece.startsWith(".")).map((piece) => piece.slice(1).toLowerCase());
    const id = pieces.find((piece) => piece.startsWith("#"))?.slice(1);
    weight += (id ? 10_000 : 0) + classes.length * 100 + (name ? 1 : 0);
    // The combinator is between element and parent, so it was read just before the parent.
    compounds.push({ name, id, classes, isChild });
    isChild = false;
  }
  return compounds.length > 0 && compounds.length < 9 ? { compounds, weight } : undefined;
}

function readRules(css: string): Rule[] {
  const text = css.replace(/<!--|-->/g, "").replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  const rules: Rule[] = [];
  let at = 0;
  let skipped = 0;
  for (const { index, 0: brace } of text.matchAll(/[{}]/g)) {
    const before = text.slice(at, index);
    at = index + 1;
    if (skipped > 0) {
      skipped += brace === "{" ? 1 : -1;
      continue;
    }
    if (brace === "{") {
      const selector = before.slice(before.lastIndexOf(";") + 1).trim();
      if (!selector.startsWith("@")) {
        open(selector, index + 1);
        continue;
      }
      // Rules inside other at-rules are read like the rest.
      const isForScreens = /^@(?:media|supports|layer|container)\b/i.test(selector);
      if (!isForScreens || (/\bprint\b/i.test(selector) && !/\b(?:screen|all)\b/i.test(selector))) skipped = 1;
    }
  }
  return rules;

  function open(selectors: string, from: number): void {
    if (rules.length >= maxRules) return;
    const end = text.indexOf("}", from);
    const declarations = readDeclarations(text.slice(from, end < 0 ? text.length : end));
    for (const selector of selectors.split(",")) {
      const read = readSelector(selector);
      if (read) rules.push({ ...read, declarations });
    }
  }
}

const classesOf = (tag: StartTag) => (tag.attribute("class") ?? "").toLowerCase().split(/\s+/);

function isCompound({ name, id, classes }: Compound, tag: StartTag): boolean {
  if (name !== undefined && name !== tag.name) return false;
  if (id !== undefined && id !== tag.attribute("id")) return false;
  if (classes.length === 0) return true;
  const own = classesOf(tag);
  return classes.every((wanted) => own.includes(wanted));
}

/** Returns true if the rule applies to the element. Compares each part with the nearest element around that fits. */
function isMatch({ compounds }: Rule, element: Element): boolean {
  const [own, ...around] = compounds;
  if (own === undefined || !isCompound(own, element.tag)) return false;
  let now = element.above;
  let steps = 0;
  for (const compound of around) {
    while (now && !isCompound(compound, now.tag)) {
      if (compound.isChild || ++steps > maxAround) return false;
      now = now.above;
    }
    if (now === undefined) return false;
    now = now.above;
  }
  return true;
}

/** Returns the key under which a rule is indexed: its id, its first class, its name, or a key for all. */
const keyOf = ({ name, id, classes: [first] }: Compound) =>
  id !== undefined ? `#${id}` : first !== undefined ? `.${first}` : (name ?? "*");

const noStyle: Style = new Map();

/**
 * Makes a function that returns the style of an element, from rules and its own attribute.
 * @param css text of the style sheets
 */
export function createStyleReader(css: string): (element: Element) => Style {
  const byKey = new Map<string, (Rule & { order: number })[]>();
  for (const [order, rule] of readRules(css).entries()) {
    const key = rule.compounds[0] ? keyOf(rule.compounds[0]) : "*";
    const known = byKey.get(key);
    if (known) known.push({ ...rule, order });
    else byKey.set(key, [{ ...rule, order }]);
  }
  return (element) => {
    const { tag } = element;
    if (byKey.size === 0 && !tag.attribute("style")) return noStyle;
    const keys =
      byKey.size === 0
        ? []
        : ["*", tag.name, `#${tag.attribute("id") ?? ""}`, ...classesOf(tag).map((name) => `.${name}`)];
    const rules = keys
      .flatMap((key) => byKey.get(key) ?? [])
      .filter((rule) => isMatch(rule, element))
      .sort((a, b) => a.weight - b.weight || a.order - b.order);
    const all = [
      ...rules.flatMap(({ declarations }) => declarations),
      ...readDeclarations(tag.attribute("style") ?? ""),
    ];
    const style = new Map<string, string>();
    for (const isImportant of [false, true])
      for (const declaration of all)
        if (declaration.isImportant === isImportant) {
          // A later value replaces an earlier one of a property with another name.
          style.delete(declaration.name);
          style.set(declaration.name, declaration.value);
        }
    return style;
  };
}
