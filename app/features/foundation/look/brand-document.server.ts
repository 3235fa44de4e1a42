import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { recolour } from "../../../values/look/recolour.ts";
import { findSettingsOnce } from "../settings/find-settings.server.ts";
import { type Look, sampleLook } from "../settings/look-schema.ts";
import { addressOf, withDrawingsOf } from "./drawings.server.ts";

const without = ({ palette, cloth, displayFace, logo }: Look) => JSON.stringify({ palette, cloth, displayFace, logo });
const sample = without(sampleLook);

/** The look of style sheets and drawings: nothing to do. */
export const isSampleLook = (look: Look): boolean => without(look) === sample;

/** Has colours: styles, drawings in the page, the colour of the browser's bar. */
const coloured = /<style[^<>]*>.*?(?:<\/style>|$)|<svg.*?(?:<\/svg>|$)|<meta name="theme-color"[^>]*(?:>|$)/gs;

/**
 * Gives a rendered public page the foundation's look. Colours are replaced by others of the same length, so that the
 * page stays as small as it was.
 */
export function brandDocument(html: string, look: Look): string {
  if (isSampleLook(look)) return html;
  const withLogo = look.logo ? withLogoFiles(html, look.logo) : html;
  const page = look.displayFace ? withLogo : withoutDisplayFace(withLogo);
  // A logo or a face of one's own leaves drawings where they were.
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

/** Headings then have the text face; the browser loads no font. */
const withoutDisplayFace = (text: string): string =>
  text
    .replace(/<link rel="preload"[^<>]* as="font"[^<>]*>/g, "")
    .replace(/@font-face\s*\{[^{}]*\}/g, "")
    .replace(/"Ojuju",\s*"Ojuju fallback",\s*/g, "")
    .replace("</head>", `<style>${widerFace}</style></head>`);

/** The text face is a quarter wider: the longest word of the hero fits its line. */
const widerFace = ".hero h1{max-width:8em;font-size:calc(var(--t-hero)*.77)}";

/** Gives a page the saved look; in the sample's while the database is away. */
export async function brandPage(ctx: AppContext, requestInfo: RequestInfo, html: string): Promise<string> {
  const found = findSettingsOnce(ctx, requestInfo).then(({ look }) => look);
  return brandDocument(html, await found.catch(() => sampleLook));
}
