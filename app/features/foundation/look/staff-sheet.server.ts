import { createHash } from "node:crypto";
import type { Cloth } from "../../../values/look/cloths.ts";
import { sampleColours } from "../../../values/look/design-colours.ts";
import { lookKey } from "../../../values/look/look-key.ts";
import type { Palette } from "../../../values/look/palette.ts";
import { recolour } from "../../../values/look/recolour.ts";
import { addressOf, drawingAddresses, shadesOf, withDrawingsOf } from "./drawings.server.ts";

/** File names of the style sheet, with and without the display font. */
export const staffSheetNames = ["staff.css", "staff-text.css"];

const sheets: Record<string, string> = import.meta.glob(["/app/ui/*.css", "/app/{staff-kit,cms,features}/**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const darkPath = "/app/ui/tokens-dark.css";

/** Matches a declaration with a colour or a pattern. */
const hasLook = /#[0-9a-f]{6}|(?:strip|adire)\.svg/i;

const rules = /([^{}]+)\{([^{}]*)\}/g;

const lookOf = (body: string): string =>
  body
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => hasLook.test(declaration))
    .join(";");

/** Makes a selector more specific, so that it overrides the main style sheet in any order of the two. */
const above = (selector: string): string =>
  selector
    .split(",")
    .map((one) => (/^(?:html)?:root$/.test(one.trim()) ? ":root:root" : `html ${one.trim()}`))
    .join();

const withoutComments = (css: string): string => css.replace(/\/\*.*?(?:\*\/|$)/gs, "");

/** Rules for the inline logo, whose colours are `fill` attributes. */
const mark = (["purple", "sky", "hill", "sun"] as const)
  .map((name) => `.mark [fill$="${sampleColours[name].slice(1)}"]{fill:${sampleColours[name]}}`)
  .join("");

/**
 * Pictures of the staff area keep their address, as hydration requires; these rules show recoloured drawings instead.
 * Browsers that do not support this show the sample's drawings.
 */
const drawings = () =>
  drawingAddresses()
    .map(([name, address]) => `img[src$="/${name}"]{content:url(${address})}`)
    .join("");

/** Makes the sheet from the declarations of all style sheets that contain a colour or a pattern. */
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

function sheetOnce() {
  made ??= makeSheet();
  return made;
}

/**
 * Returns the sheet's address, which is cached permanently. A release with another sheet or other shades has another
 * address.
 */
export const staffSheetAddress = (look: { palette: Palette; cloth: Cloth }, displayFace: boolean): string =>
  `/look/${lookKey(look)}/${staffSheetNames[displayFace ? 0 : 1]}?v=${sheetOnce().version}${shadesOf(look.palette)}`;

/** Returns the staff style sheet in a look's colours and pattern. */
export const staffSheetIn = (look: { palette: Palette; cloth: Cloth }, displayFace: boolean): string =>
  (displayFace ? "" : ":root:root{--display:var(--text)}") +
  withDrawingsOf(
    look,
    recolour(sheetOnce().text, look.palette).replace(
      /url\([^()]*?(strip|adire)\.svg\)/g,
      (_, name) => `url(${addressOf(`/app/ui/art/${name}.svg`)})`,
    ),
  );
