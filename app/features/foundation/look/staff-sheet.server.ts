import { createHash } from "node:crypto";
import type { Cloth } from "../../../values/look/cloths.ts";
import { sampleColours } from "../../../values/look/design-colours.ts";
import { lookKey } from "../../../values/look/look-key.ts";
import type { Palette } from "../../../values/look/palette.ts";
import { recolour } from "../../../values/look/recolour.ts";
import { addressOf, drawingAddresses, shadesOf, withDrawingsOf } from "./drawings.server.ts";

/** Names of the style sheets, with and without the display face. */
export const staffSheetNames = ["staff.css", "staff-text.css"];

const sheets: Record<string, string> = import.meta.glob(["/app/ui/*.css", "/app/{staff-kit,cms,features}/**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Applies only in dark mode. */
const darkPath = "/app/ui/tokens-dark.css";

/** A declaration with a colour, a strip or a tile. */
const hasLook = /#[0-9a-f]{6}|(?:strip|adire)\.svg/i;

/** A rule without nested rules: selector, then declarations. */
const rules = /([^{}]+)\{([^{}]*)\}/g;

const lookOf = (body: string): string =>
  body
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => hasLook.test(declaration))
    .join(";");

/** Raises a selector above the stylesheet's rules, in any order of the two sheets. */
const above = (selector: string): string =>
  selector
    .split(",")
    .map((one) => (/^(?:html)?:root$/.test(one.trim()) ? ":root:root" : `html ${one.trim()}`))
    .join();

const withoutComments = (css: string): string => css.replace(/\/\*.*?(?:\*\/|$)/gs, "");

/** The mark of the strip. Its colours are attributes. */
const mark = (["purple", "sky", "hill", "sun"] as const)
  .map((name) => `.mark [fill$="${sampleColours[name].slice(1)}"]{fill:${sampleColours[name]}}`)
  .join("");

/**
 * Pictures of the staff area keep their address for hydration. The sheet replaces them with recoloured drawings.
 * Browsers that cannot replace a picture show the sample's.
 */
const drawings = () =>
  drawingAddresses()
    .map(([name, address]) => `img[src$="/${name}"]{content:url(${address})}`)
    .join("");

/** Returns the rules of the staff style sheet that name a colour or pattern, with only these declarations. */
function makeSheet() {
  const { [darkPath]: dark = "", ...others } = sheets;
  const light = Object.values(others)
    .flatMap((css) => [...withoutComments(css).matchAll(rules)])
    .map(([, selector = "", body = ""]) => ({ selector: selector.trim(), body: lookOf(body) }))
    .filter(({ body }) => body !== "")
    .map(({ selector, body }) => `${above(selector)}{${body}}`)
    .join("");
  const tokens = lookOf(withoutComments(dark).replace(/.*\{|\}/gs, ""));
  const text = `${light}${mark}${drawings()}:root[data-appearance=dark]:root{${tokens}}@media (prefers-color-scheme:dark){:root[data-appearance=device]:root{${tokens}}}`;
  return { text, version: createHash("sha256").update(text).digest("hex").slice(0, 8) };
}

let made: ReturnType<typeof makeSheet> | undefined;

/** Makes the sheet once, for the first look that is not the sample's. */
function sheetOnce() {
  made ??= makeSheet();
  return made;
}

/** The address of the sheet, which caches keep for ever. Another release has another sheet or other shades. */
export const staffSheetAddress = (look: { palette: Palette; cloth: Cloth }, displayFace: boolean): string =>
  `/look/${lookKey(look)}/${staffSheetNames[displayFace ? 0 : 1]}?v=${sheetOnce().version}${shadesOf(look.palette)}`;

/** Returns the staff style sheet in the colours and patterns of this look. */
export const staffSheetIn = (look: { palette: Palette; cloth: Cloth }, displayFace: boolean): string =>
  (displayFace ? "" : ":root:root{--display:var(--text)}") +
  withDrawingsOf(
    look,
    recolour(sheetOnce().text, look.palette).replace(
      /url\([^()]*?(strip|adire)\.svg\)/g,
      (_, name) => `url(${addressOf(`/app/ui/art/${name}.svg`)})`,
    ),
  );
