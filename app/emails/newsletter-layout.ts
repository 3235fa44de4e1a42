import { escapeMarkup } from "../values/xml.ts";

/** For mail programs with a dark mode. */
const dark =
  "@media (prefers-color-scheme:dark){body,.ground{background:#190a2a!important;color:#fff7e8!important}.line{border-color:#5d4a76!important}}";

/**
 * HTML layout of an issue: no pictures, one column, light and dark.
 *
 * @param body trusted HTML
 * @param foot trusted HTML: sender, reason, and unsubscribe link
 */
export function newsletterHtml({
  title,
  foundation,
  body,
  foot,
}: Record<"title" | "foundation" | "body" | "foot", string>) {
  return `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(title)}</title><style>${dark}</style></head><body class="ground" style="margin:0;padding:24px;background:#fff7e8;color:#2a0e45;font:17px/1.6 system-ui,sans-serif"><div style="max-width:600px;margin:0 auto"><p style="margin:0 0 24px;font-weight:700">${escapeMarkup(foundation)}</p><h1 style="margin:0 0 20px;font-size:28px;line-height:1.2">${escapeMarkup(title)}</h1>${body}<div class="line" style="margin-top:32px;padding-top:16px;border-top:2px dashed #b9a6cf;font-size:15px">${foot}</div></div></body></html>`;
}
