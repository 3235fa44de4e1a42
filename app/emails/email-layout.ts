import { escapeMarkup } from "../values/xml.ts";

/** Removes line breaks and control characters, against e-mail header injection. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** @param body trusted HTML: escape user input */
export function emailHtml(title: string, body: string): string {
  return `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body style="margin:0;padding:24px;background:#fff7e8;color:#2a0e45;font:17px/1.6 system-ui,sans-serif"><div style="max-width:600px;margin:0 auto">${body}</div></body></html>`;
}
