/** Finds in a built script what browsers of a floor do not know. */
import type { Identifier } from "@mdn/browser-compat-data";
import { type Node, type Options, parse } from "acorn";
import type { BrowserFloor } from "../../app/values/browser-floor.ts";
import { api, isKnown, javascript } from "./browser-support.ts";

/** Every class of the language, and every interface of browsers. */
const language = javascript.builtins as Identifier;
const browsers = api as Identifier;
const platform = [browsers, language].flatMap((all) => Object.values(all) as Identifier[]);

/**
 * @param ecmaVersion that all browsers of the floor parse
 * @returns names of younger features: constructors and globals, and members that no interface of the platform had then,
 * like `replaceChildren`. A member that some interface had is not found where another's is meant
 * @throws SyntaxError for younger syntax
 */
export function youngerScript(source: string, floor: BrowserFloor, options: Options): string[] {
  const found = new Set<string>();
  visit(parse(source, options), (node) => {
    for (const name of namesIn(node)) if (isYounger(name, node.type, floor)) found.add(name);
    const pattern = node.type === "Literal" ? node.regex?.pattern : undefined;
    const lookbehind = javascript.regular_expressions?.lookbehind_assertion as Identifier | undefined;
    // Unknown to the parser of a browser, it stops the whole script.
    if (pattern && /\(\?<[=!]/.test(pattern) && !isKnown(lookbehind, floor)) found.add(`/${pattern}/`);
    if (node.type === "StaticBlock" && !isKnown(javascript.classes?.static?.initialization_blocks, floor))
      found.add("static {}");
  });
  return [...found].sort();
}

/** Interfaces whose functions a large script calls by names that no other interface has. */
const common = ["AbortSignal", "Crypto", "Document", "Element", "FormData", "HTMLElement", "URL"];
const commonPlaces = [
  ...(Object.values(language) as Identifier[]),
  ...common.map((name) => browsers[name] as Identifier),
];

/** The same for functions of the language and of common interfaces that a script calls, and for objects that it makes with `new`. */
export function youngerCalls(source: string, floor: BrowserFloor, options: Options): string[] {
  const found = new Set<string>();
  visit(parse(source, options), ({ type, callee }) => {
    const called = callee?.type === "MemberExpression" && !callee.computed ? (callee.property?.name ?? "") : "";
    if (type === "CallExpression" && isYoungMember(called, commonPlaces, floor)) found.add(called);
    if (type === "NewExpression" && isYounger(callee?.name ?? "", type, floor)) found.add(callee?.name ?? "");
  });
  return [...found].sort();
}

type Found = Node & {
  name?: string;
  computed?: boolean;
  property?: Found;
  callee?: Found;
  regex?: { pattern: string };
};

/** Calls back for the node and all below it. */
function visit(node: unknown, look: (node: Found) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look);
  else if (node !== null && typeof node === "object" && "type" in node) {
    look(node as Found);
    for (const part of Object.values(node)) if (typeof part === "object") visit(part, look);
  }
}

function namesIn(node: Found): string[] {
  if (node.type === "NewExpression") return [node.callee?.name ?? node.callee?.property?.name ?? ""];
  if (node.type === "MemberExpression" && !node.computed) return [node.property?.name ?? ""];
  if (node.type === "Identifier") return [node.name ?? ""];
  return [];
}

function isYounger(name: string, type: string, floor: BrowserFloor): boolean {
  if (type === "MemberExpression") return isYoungMember(name, platform, floor);
  // Short names are the build's.
  const made = name.length > 2 ? (own(browsers, name) ?? own(language, name)) : undefined;
  if (made === undefined) return false;
  return !isKnown((type === "NewExpression" ? own(made, name) : undefined) ?? made, floor);
}

/** Returns true if some of these have a member of this name, and none had it at the floor. */
function isYoungMember(name: string, of: Identifier[], floor: BrowserFloor): boolean {
  const members = of.flatMap((one) => own(one, name) ?? own(one, `${name}_static`) ?? []);
  return members.length > 0 && members.every((member) => !isKnown(member, floor));
}

const own = (of: Identifier, name: string): Identifier | undefined => (Object.hasOwn(of, name) ? of[name] : undefined);
