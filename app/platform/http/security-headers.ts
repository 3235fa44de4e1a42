import { frameOrigins } from "../../values/video.ts";

/**
 * The policy of public documents: own files, own style by its hash, and a film's player once somebody asked for it.
 *
 * @param styleHashes as `sha256-…`
 */
export function publicPolicy(styleHashes: string[]): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    // The page script asks whether the player can be reached before it shows the frame.
    `connect-src 'self' ${frameOrigins.join(" ")}`,
    `frame-src ${frameOrigins.join(" ")}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What every answer says, whatever it is. */
export const everyAnswer: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The policy of staff pages: own scripts by this document's nonce, own stylesheet, own pictures and chosen ones. */
export function staffPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
