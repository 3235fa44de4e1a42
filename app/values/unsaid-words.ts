import { createStyleReader, type Element, type StartTag, type Style } from "./style-rules.ts";

/** Properties of an element in copied HTML that can hide its text: struck out, hidden, or a comment. */
export interface Look extends Element {
  above: Look | undefined;
  style: Style;
  /** True if its text, and all text inside, is deleted or hidden. */
  isOut: boolean;
  /** True if its own text is hidden; elements inside may be visible again. */
  isUnseen: boolean;
  /** True if the block around it is the text of a comment. */
  isCommentOfBlock: boolean;
  visibility: string;
  isTiny: boolean;
  /** Undefined if no style sets it. */
  colour: string | undefined;
  /** Undefined if no style sets it: then it is white paper. */
  background: string | typeof unknownGround | undefined;
}

/** Class names of deletions and comments in word processors, and of text for screen readers. */
const unsaidClass =
  /^(?:sr-only|visually-?hidden|screen-reader-text|mso(?:comment(?:reference|text|subject)|com(?:anchor|txt|off)|del|movefrom)|track(?:ed)?change(?:text)?delet(?:e|ed|ion))$/i;

/** Converts a length to pixels, roughly; undefined for keywords and calculations. */
function pixelsOf(value: string | undefined): number | undefined {
  const [, number, unit = ""] =
    /^([-+]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?:e[-+]?\d{1,3})?)(px|pt|pc|em|rem|ex|ch|in|cm|mm|vw|vh|%)?$/.exec(
      value ?? "",
    ) ?? [];
  if (number === undefined) return undefined;
  const sizes: Record<string, number> = {
    pt: 1.33,
    pc: 16,
    em: 16,
    rem: 16,
    ex: 8,
    ch: 8,
    in: 96,
    cm: 38,
    mm: 3.8,
    vw: 10,
    vh: 8,
    "%": 10,
  };
  return Number(number) * (sizes[unit] ?? 1);
}

/** Positions beyond which an element is outside every screen (pixels). */
const farBefore = -500;
const farBehind = 5_000;
const isFar = (value: string | undefined) => {
  const pixels = pixelsOf(value) ?? 0;
  return pixels <= farBefore || pixels >= farBehind;
};

function isOffScreen(style: Style): boolean {
  const isPlaced = /absolute|fixed/.test(style.get("position") ?? "");
  if (isPlaced && ["left", "top", "right", "bottom", "inset-inline-start"].some((side) => isFar(style.get(side))))
    return true;
  if (isPlaced && /^rect\(\s*(?:0|1px)/.test(style.get("clip") ?? "")) return true;
  const before = [
    style.get("text-indent"),
    style.get("margin-left"),
    style.get("margin-top"),
    ...(style.get("margin") ?? "").split(/\s+/),
  ];
  if (before.some((value) => (pixelsOf(value) ?? 0) <= farBefore)) return true;
  if (/^(?:inset\(\s*(?:[5-9]\d|100)%|circle\(\s*0)/.test(style.get("clip-path") ?? "")) return true;
  return /(?:scale[xy]?\(\s*0(?:\.0*)?\s*[,)]|translate[xy]?\([^()]{0,200}-\d{3,})/.test(style.get("transform") ?? "");
}

/** Returns true if a box without any space hides the element. */
function isClosed(style: Style): boolean {
  if (!["overflow", "overflow-x", "overflow-y"].some((name) => /hidden|clip/.test(style.get(name) ?? ""))) return false;
  return ["width", "height", "max-width", "max-height"].some((side) => (pixelsOf(style.get(side)) ?? 9) <= 1);
}

function isTransparent(style: Style): boolean {
  const opacity = style.get("opacity");
  if (opacity !== undefined && Number.parseFloat(opacity) <= (opacity.endsWith("%") ? 2 : 0.02)) return true;
  return /opacity\s*[(=]\s*0(?:\.0+)?%?\s*\)/.test(style.get("filter") ?? "");
}

function isStruck({ name, attribute }: StartTag, style: Style): boolean {
  const said = [style.get("text-decoration-line"), style.get("text-decoration"), attribute("text-decoration")];
  if (said.some((value) => value?.toLowerCase().includes("line-through"))) return true;
  if (!["", "none"].includes(style.get("text-line-through") ?? "")) return true;
  if (name === "del" || name === "w:del") return true;
  // Without its line, struck-out text looks like any other.
  return (name === "s" || name === "strike") && !said.some((value) => value === "none");
}

const isComment = ({ attribute }: StartTag, style: Style): boolean =>
  /^comment/.test(style.get("mso-element") ?? "") ||
  style.get("mso-special-character") === "comment" ||
  (attribute("class") ?? "").split(/\s+/).some((name) => unsaidClass.test(name)) ||
  /^#(?:_msocom_|cmnt)/i.test(attribute("href") ?? "");

function isNotDisplayed({ name, attribute }: StartTag, style: Style): boolean {
  const isHidden = attribute("hidden") != null || (name === "dialog" && attribute("open") == null);
  if ((style.get("display") ?? (isHidden ? "none" : "")) === "none") return true;
  if (attribute("aria-hidden")?.trim().toLowerCase() === "true") return true;
  return style.get("content-visibility") === "hidden" || /all|screen/.test(style.get("mso-hide") ?? "");
}

const names: Record<string, string> = {
  white: "#ffffff",
  black: "#000000",
  window: "#ffffff",
  windowtext: "#000000",
  background1: "#ffffff",
  text1: "#000000",
};

/** Parses a colour into red, green, blue and opacity; undefined for an unknown name. */
function readColour(value: string): number[] | undefined {
  const colour = names[value] ?? value;
  const [, hex] = /^#([\da-f]{3,8})$/.exec(colour) ?? [];
  if (hex !== undefined) {
    const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, alpha / 255];
  }
  const [, light] = /^hsla?\([^%]{1,30}%[,\s]+(\d{1,3})%/.exec(colour) ?? [];
  if (light === "100" || light === "0") return light === "0" ? [0, 0, 0, 1] : [255, 255, 255, 1];
  const [, inside] = /^rgba?\(([^()]*)\)$/.exec(colour) ?? [];
  if (inside === undefined) return undefined;
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseFloat(part) * (part.endsWith("%") ? 2.55 : 1));
  const alpha = parts[3] === undefined ? 1 : Number.parseFloat(parts[3]) / (parts[3].endsWith("%") ? 100 : 1);
  return [red, green, blue, alpha];
}

/** Maximum difference per component (of 255) of colours that look the same. */
const sameColour = 10;

function isSameColour(one: string, other: string): boolean {
  if (one === other) return true;
  const first = readColour(one);
  const second = readColour(other);
  return (
    !!first && !!second && [0, 1, 2].every((part) => Math.abs((first[part] ?? 0) - (second[part] ?? 0)) < sameColour)
  );
}

/** Minimum of red, green and blue for a colour that is invisible on white paper. */
const nearlyWhite = 250;

function isNearlyWhite(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = readColour(colour) ?? [];
  return Math.min(red, green, blue) >= nearlyWhite;
}

/** A picture, a gradient or a transparent background: text of any colour may be visible on it. */
const unknownGround = "unknown";

const isLostOn = (colour: string, ground: string | undefined): boolean =>
  ground === undefined ? isNearlyWhite(colour) : isSameColour(colour, ground);

const isClear = (colour: string) => colour === "transparent" || readColour(colour)?.[3] === 0;
const inherited = /^(?:inherit|currentcolor|unset)$/;

function lastSaid(style: Style, names: string[]): string | undefined {
  let last: string | undefined;
  for (const [name, value] of style) if (names.includes(name)) last = value;
  return last;
}

function backgroundOf(tag: StartTag, style: Style, above: string | undefined): string | undefined {
  if (tag.attribute("background") != null || /url\(|gradient/.test(style.get("background-image") ?? ""))
    return unknownGround;
  const said =
    lastSaid(style, ["background", "background-color", "mso-highlight"]) ??
    tag.attribute("bgcolor")?.toLowerCase() ??
    (tag.name === "mark" ? "#ffff00" : undefined);
  if (said === undefined || /^(?:none|transparent|inherit|initial|unset)?$/.test(said)) return above;
  if (/url\(|gradient/.test(said)) return unknownGround;
  const colours = said.match(/(?:rgb|hsl)a?\([^()]*\)|#[\da-f]{3,8}|[a-z][a-z\d]+/g) ?? [];
  const colour = colours.find((part) => readColour(part) !== undefined) ?? colours[0];
  if (colour === undefined || isClear(colour)) return above;
  return (readColour(colour)?.[3] ?? 1) < 1 ? unknownGround : colour;
}

function colourOf(tag: StartTag, style: Style, above: string | undefined): string | undefined {
  // Letters that are cut out of a background picture are visible.
  if (["background-clip", "-webkit-background-clip"].some((name) => style.get(name)?.includes("text")))
    return undefined;
  const said =
    lastSaid(style, ["-webkit-text-fill-color", "color"]) ??
    tag.attribute(tag.name === "body" ? "text" : "color")?.toLowerCase();
  if (said !== undefined) return inherited.test(said) ? above : said;
  return tag.name === "a" && tag.attribute("href") != null ? undefined : above;
}

function isTinyIn(style: Style, above: boolean): boolean {
  let isTiny = above;
  for (const [name, value] of style) {
    if (name !== "font-size" && name !== "font") continue;
    const size =
      name === "font"
        ? /(?:^|\s)((?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?:px|pt|em|rem|%)|0)(?=\/|\s|$)/.exec(value)?.[1]
        : value;
    const [, number, unit] = /^(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})([a-z%]{0,4})$/.exec(size ?? "") ?? [];
    if (number === undefined) {
      if (size !== undefined && /^(?:x*-?(?:small|large)|medium|initial)$/.test(size)) isTiny = false;
    } else if (unit === "em" || unit === "%" || unit === "ex") isTiny ||= Number(number) <= (unit === "%" ? 5 : 0.05);
    else isTiny = Number(number) <= (unit === "rem" ? 0.06 : 1);
  }
  return isTiny;
}

/**
 * Finds text in HTML that was deleted by its writer, or that no reader could see. All HTML from outside is checked with
 * it first.
 * @param css text of its style sheets
 */
export function createLooks(css: string): (tag: StartTag, above: Look | undefined) => Look {
  const readStyle = createStyleReader(css);
  return (tag, above) => {
    const style = readStyle({ tag, above });
    const colour = colourOf(tag, style, above?.colour);
    const background = backgroundOf(tag, style, above?.background);
    const said = style.get("visibility");
    const visibility = said === undefined || inherited.test(said) ? (above?.visibility ?? "") : said;
    // A faster path, as most elements have no style.
    const isStyled = style.size > 0;
    const isTiny = isStyled ? isTinyIn(style, above?.isTiny ?? false) : (above?.isTiny ?? false);
    const isOut =
      above?.isOut ||
      isStruck(tag, style) ||
      isNotDisplayed(tag, style) ||
      isComment(tag, style) ||
      (isStyled && (isTransparent(style) || isOffScreen(style) || isClosed(style)));
    const isUnseen =
      isOut ||
      isTiny ||
      /hidden|collapse/.test(visibility) ||
      (colour !== undefined && (isClear(colour) || isLostOn(colour, background)));
    const isCommentOfBlock = /^#cmnt_ref/i.test(tag.attribute("href") ?? "");
    return { tag, above, style, isOut, isUnseen, isCommentOfBlock, visibility, isTiny, colour, background };
  };
}

/** Text with a line through each letter (U+0335 to U+0338), as some keyboards write it. */
const struckLetters =
  /(?:[\p{L}\p{N}\p{P}\p{S}][\u0335-\u0338]+)+(?:[ \u00a0][\u0335-\u0338]*(?:[\p{L}\p{N}\p{P}\p{S}][\u0335-\u0338]+)+)*/gu;

/** Text struck out as in Markdown, `~~so~~`, or in chats, `~so~`. */
const struckSigns = /(?<![\p{L}\p{N}~])(~{1,2})(?=[^\s~])[^~\n]*?(?<=[^\s~])\1(?![\p{L}\p{N}~])/gu;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * Removes text that is struck out by characters.
 * @param withSigns true to include text between tildes
 */
export function withoutStruckSigns(text: string, withSigns: boolean): { text: string; left: number } {
  let left = 0;
  const leave = (words: string) => {
    left += countWords(words);
    return "";
  };
  const kept = /[\u0335-\u0338]/.test(text) ? text.replace(struckLetters, leave) : text;
  const rest = withSigns && kept.includes("~") ? kept.replace(struckSigns, leave) : kept;
  return { text: left > 0 ? rest.replace(/ {2,}/g, " ") : rest, left };
}
