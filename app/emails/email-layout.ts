import { escapeMarkup } from "../values/xml.ts";

/** Makes one line of what somebody typed: a header of a letter must never begin another one. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** A letter's frame in HTML. @param body trusted HTML: escape everything that people typed */
export function letterHtml(title: string, body: string): string {
  return `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head><body style="margin:0;padding:24px;background:#fff7e8;color:#2a0e45;font:17px/1.6 system-ui,sans-serif"><div style="max-width:600px;margin:0 auto">${body}</div></body></html>`;
}
