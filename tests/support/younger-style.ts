/** Finds in CSS what browsers of a floor do not know, and what nothing stands in for. */
import type { Identifier } from "@mdn/browser-compat-data";
import { type CssPart, parse, walk } from "css-tree";
import type { BrowserFloor } from "../../app/values/browser-floor.ts";
import { css, isKnown } from "./browser-support.ts";

/** Units of which MDN names the group. */
const unitGroups: [RegExp, string][] = [
  [/^d(?:vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_dynamic"],
  [/^s(?:vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_small"],
  [/^l(?:vw|vh|vi|vb|vmin|vmax)$/, "viewport_percentage_units_large"],
  [/^cq/, "container_query_length_units"],
];

/**
 * @returns names of younger features, like `aspect-ratio`, `:has`, `dvh`, `color-mix()`. Left out is what has a stand-in: a
 * declaration of the same property before it in the rule, or an `@supports` around it. A pseudo-class that shares a
 * rule with other selectors is named with them: the whole rule would be lost
 */
export function youngerStyle(source: string, floor: BrowserFloor): string[] {
  const found = new Set<string>();
  let asked = 0;
  walk(parse(source, { parseCustomProperty: true }), {
    enter(part) {
      if (isQuestion(part)) asked++;
      if (asked === 0) for (const name of youngerIn(part, floor, this.rule)) found.add(name);
    },
    leave(part) {
      if (isQuestion(part)) asked--;
    },
  });
  return [...found].sort();
}

const isQuestion = ({ type, name }: CssPart): boolean => type === "Atrule" && name === "supports";

const younger = (name: string, feature: Identifier | undefined, floor: BrowserFloor): string[] =>
  isKnown(feature, floor) ? [] : [name];

function youngerIn(part: CssPart, floor: BrowserFloor, rule: CssPart | null): string[] {
  const { type, name = "" } = part;
  if (type === "Atrule") return younger(`@${name}`, css["at-rules"]?.[name], floor);
  if (type === "FeatureRange") return younger("@media (a <= b)", css["at-rules"]?.media?.range_syntax, floor);
  if (type === "Feature")
    return younger(`@media (${name})`, css["at-rules"]?.media?.[name.replace(/^(?:min|max)-/, "")], floor);
  if (type === "NestingSelector") return younger("&", css.selectors?.nesting, floor);
  // With the prefix of one maker, in a rule of its own.
  if (isPseudo(part) && !name.startsWith("-"))
    return younger(`:${name}`, css.selectors?.[name], floor).map((found) => withNeighbours(found, rule));
  if (type === "Declaration") return youngerDeclaration(part, floor, rule);
  return [];
}

const isPseudo = ({ type }: CssPart): boolean => type === "PseudoClassSelector" || type === "PseudoElementSelector";

/** A rule with one selector that is unknown is lost with all its selectors. */
function withNeighbours(found: string, rule: CssPart | null): string {
  const selectors = rule?.prelude?.children?.toArray() ?? [];
  const isYoung = (selector: CssPart): boolean => {
    let has = false;
    walk(selector, {
      enter(part) {
        has ||= isPseudo(part) && `:${part.name}` === found;
      },
    });
    return has;
  };
  return selectors.every(isYoung) ? found : `${found} in a list of selectors`;
}

function youngerDeclaration(declaration: CssPart, floor: BrowserFloor, rule: CssPart | null): string[] {
  const { property = "", value } = declaration;
  const known = css.properties?.[property];
  if (!isKnown(known, floor)) return hasStandIn(declaration, rule) ? [] : [property];
  // A custom property takes any value: an earlier one does not stand in for it.
  if (typeof value !== "object" || (!property.startsWith("--") && hasStandIn(declaration, rule))) return [];
  const found: string[] = [];
  walk(value, {
    enter(part) {
      found.push(...youngerValue(part, property, known, floor));
    },
  });
  return found;
}

function youngerValue(part: CssPart, property: string, known: Identifier | undefined, floor: BrowserFloor): string[] {
  const { type, name = "", unit = "", value } = part;
  if (type === "Function")
    return younger(`${name}()`, css.types?.[name] ?? css.types?.color?.[name] ?? known?.[name], floor);
  if (type === "Dimension") {
    const group = unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
    return younger(unit, css.types?.length?.[group], floor);
  }
  if (type === "Identifier") return younger(`${property}: ${name}`, known?.[name], floor);
  if (type === "Operator" && property === "content" && value === "/")
    return younger("content: a / b", known?.alt_text, floor);
  return [];
}

/** Returns true if the rule sets the property before, with a value that every browser of the floor knows. */
function hasStandIn(declaration: CssPart, rule: CssPart | null): boolean {
  const declarations = rule?.block?.children?.toArray() ?? [];
  const before = declarations.slice(0, declarations.indexOf(declaration));
  const names = ["", "-webkit-", "-moz-"].map((prefix) => `${prefix}${declaration.property}`);
  return before.some(({ property = "" }) => names.includes(property));
}
