import { createHash } from "node:crypto";
import type { Cloth } from "../../../values/look/cloths.ts";
import { sampleColours } from "../../../values/look/design-colours.ts";
import { lookKey } from "../../../values/look/look-key.ts";
import type { Palette } from "../../../values/look/palette.ts";
import { recolour } from "../../../values/look/recolour.ts";
import { addressOf, drawingAddresses, shadesOf, withDrawingsOf } from "./drawings.server.ts";

/** Names of the style sheets with the display face, and without. */
export const staffSheetNames = ["staff.css", "staff-text.css"];

const sheets: Record<string, string> = import.meta.glob(["/app/ui/*.css", "/app/{staff-kit,cms,features}/**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Applies in the dark alone. */
const darkPath = "/app/ui/tokens-dark.css";

/** A declaration with a colour of its own, or with a strip or tile. */
const hasLook = /#[0-9a-f]{6}|(?:strip|adire)\.svg/i;

/** A rule without rules in it: selector, then declarations. */
const rules = /([^{}]+)\{([^{}]*)\}/g;

const lookOf = (body: string): string =>
  body
    .split(";")
    .map((declaration) => declaration.trim())
    .filter((declaration) => hasLook.test(declaration))
    .join(";");

/** Raises a selector above the stylesheet's rules, wherever the browser puts the two sheets. */
const above = (selector: string): string =>
  selector
    .split(",")
    .map((one) => (/^(?:html)?:root$/.test(one.trim()) ? ":root:root" : `html ${one.trim()}`))
    .join();

const withoutComments = (css: string): string => css.replace(/\/\*.*?(?:\*\/|$)/gs, "");

/** The drawn mark of the strip, whose colours are attributes. */
const mark = (["purple", "sky", "hill", "sun"] as const)
  .map((name) => `.mark [fill$="${sampleColours[name].slice(1)}"]{fill:${sampleColours[name]}}`)
  .join("");

/**
 * Pictures of the staff area keep their address, since the page hydrates: the sheet shows the drawing in other colours.
 * Browsers that cannot replace a picture show the sample's.
 */
const drawings = () =>
  drawingAddresses()
    .map(([name, address]) => `img[src$="/${name}"]{content:url(${address})}`)
    .join("");

/** The rules of the staff area's stylesheet that name a colour or a pattern, with just these declarations. */
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

/** Made for the first look that is not the sample's. */
function sheetOnce() {
  made ??= makeSheet();
  return made;
}

/** The address of the sheet, which is cached for good: another release has another sheet, or other shades. */
export const staffSheetAddress = (look: { palette: Palette; cloth: Cloth }, displayFace: boolean): string =>
  `/look/${lookKey(look)}/${staffSheetNames[displayFace ? 0 : 1]}?v=${sheetOnce().version}${shadesOf(look.palette)}`;

/** What the staff area's stylesheet has in other colours and patterns. */
export const staffSheetIn = (look: { palette: Palette; cloth: Cloth }, displayFace: boolean): string =>
  (displayFace ? "" : ":root:root{--display:var(--text)}") +
  withDrawingsOf(
    look,
    recolour(sheetOnce().text, look.palette).replace(
      /url\([^()]*?(strip|adire)\.svg\)/g,
      (_, name) => `url(${addressOf(`/app/ui/art/${name}.svg`)})`,
    ),
  );
