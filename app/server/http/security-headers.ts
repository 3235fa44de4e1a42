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

/**
 * What every answer says, whatever it is; one that has its own word for a header keeps that.
 *
 * The policy here is for what is no page, like a sentence, a feed or a drawing: it may style itself, and is shown in
 * nobody's frame. There is no `X-Frame-Options` beside it: every browser that can run the pages' script knows the
 * policy, and the older header is obsolete (OWASP ASVS 5.0, 3.4.6).
 *
 * @param siteUrl origin that visitors use, if the settings name it
 */
export function securityHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": plainPolicy,
    ...(siteUrl?.startsWith("https:") && { "Strict-Transport-Security": onlyPrivately }),
  };
}

/** The policy of what is no page. A service worker, which is a file too, asks for the site's pages under it. */
const plainPolicy =
  "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/**
 * For a year a browser asks this host by https alone. Not its subdomains, and not by a list inside browsers: other
 * things of the foundation may live on its domain, and this site must not lock people out of those.
 */
const onlyPrivately = "max-age=31536000";

/**
 * What a picture says that everybody may see. Opened on its own it may style itself and do nothing else. Letters in the browser and feed
 * readers may show it, which are other sites: it is public, and whoever wants to show it elsewhere could copy it anyway.
 */
export const pictureHeaders = {
  "Content-Security-Policy": `${plainPolicy}; sandbox`,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** What a picture says that only staff may see: no other site may show it. */
export const privatePictureHeaders = {
  "Content-Security-Policy": pictureHeaders["Content-Security-Policy"],
  "Cross-Origin-Resource-Policy": "same-origin",
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
