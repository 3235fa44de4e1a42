import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { recolour } from "../../../values/look/recolour.ts";
import { findSettingsOnce } from "../settings/find-settings.server.ts";
import { type Look, sampleLook } from "../settings/look-schema.ts";
import { addressOf, withDrawingsOf } from "./drawings.server.ts";

const without = ({ palette, cloth, displayFace, logo }: Look) => JSON.stringify({ palette, cloth, displayFace, logo });
const sample = without(sampleLook);

/** Returns true for the sample's look, which style sheets and drawings already have. */
export const isSampleLook = (look: Look): boolean => without(look) === sample;

/** Parts of a page that contain colours: styles, inline drawings, and the colour of the browser's bar. */
const coloured = /<style[^<>]*>.*?(?:<\/style>|$)|<svg.*?(?:<\/svg>|$)|<meta name="theme-color"[^>]*(?:>|$)/gs;

/**
 * Applies the foundation's look to a rendered public page. The new colours have the same length as the old, so that the
 * page does not become larger.
 */
export function brandDocument(html: string, look: Look): string {
  if (isSampleLook(look)) return html;
  const withLogo = look.logo ? withLogoFiles(html, look.logo) : html;
  const page = look.displayFace ? withLogo : withoutDisplayFace(withLogo);
  // A different logo or font does not change the drawings.
  if (isSampleLook({ ...look, displayFace: true, logo: null })) return page;
  return withDrawingsOf(
    look,
    page.replace(coloured, (part) => recolour(part, look.palette)),
  );
}

function withLogoFiles(html: string, { header, icon }: NonNullable<Look["logo"]>): string {
  const mark = addressOf("/app/ui/art/mark.svg");
  return html
    .replace(`<link rel="icon" href="${mark}" type="image/svg+xml"/>`, `<link rel="icon" href="/${icon}"/>`)
    .replaceAll(`src="${mark}"`, `src="/${header}"`);
}

/** Sets headings in the text font and removes the display font, so that browsers do not load it. */
const withoutDisplayFace = (text: string): string =>
  text
    .replace(/<link rel="preload"[^<>]* as="font"[^<>]*>/g, "")
    .replace(/@font-face\s*\{[^{}]*\}/g, "")
    .replace(/"Ojuju",\s*"Ojuju fallback",\s*/g, "")
    .replace("</head>", `<style>${widerFace}</style></head>`);

/** The text font is a quarter wider than the display font; this makes the longest word of the hero fit. */
const widerFace = ".hero h1{max-width:8em;font-size:calc(var(--t-hero)*.77)}";

/** Applies the saved look to a page; during a database outage, the page has the sample's look. */
export async function brandPage(ctx: AppContext, requestInfo: RequestInfo, html: string): Promise<string> {
  const found = findSettingsOnce(ctx, requestInfo).then(({ look }) => look);
  return brandDocument(html, await found.catch(() => sampleLook));
}
