import { frameOrigins } from "../../values/video-address.ts";

/** Returns a CSP with these sources. Forms can only be sent to this site, and frames are not allowed by default. */
const pagePolicy = (sources: string[], framedBy: "'none'" | "'self'" = "'none'") =>
  `default-src 'none'; ${sources.join("; ")}; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy}`;

/** Returns the CSP of public pages: own files, own inline style by hash, and the video player after consent. */
export const publicPolicy = (styleHashes: string[], framedBy?: "'self'"): string =>
  pagePolicy(
    [
      "script-src 'self'",
      `style-src ${styleHashes.map((hash) => `'${hash}'`).join(" ") || "'none'"}`,
      "img-src 'self'; media-src 'self'; font-src 'self'",
      // The page script checks that the player is reachable before it shows the frame.
      `connect-src 'self' ${frameOrigins.join(" ")}; frame-src ${frameOrigins.join(" ")}`,
    ],
    framedBy,
  );

/**
 * Returns the CSP of staff pages: own scripts by nonce; own stylesheet, manifest and previews; own and selected
 * (`blob:`) pictures and recordings.
 */
export const staffPolicy = (nonce: string): string =>
  pagePolicy([
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'; img-src 'self' blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'",
  ]);

/** @param microphone `(self)` for a page that records */
export const permissionsPolicy = (microphone: "()" | "(self)"): string =>
  `camera=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`;

/**
 * Returns the security headers of every response; a response's own headers take precedence. This CSP is for everything
 * except pages: own inline styles, no framing. Omits `X-Frame-Options`, which is obsolete (OWASP ASVS 5.0, 3.4.6):
 * every browser that runs the page script supports CSP.
 * @param siteUrl origin for visitors, if configured
 */
export function securityHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy("()"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": plainPolicy,
    ...(siteUrl?.startsWith("https:") && { "Strict-Transport-Security": onlyPrivately }),
  };
}

/** CSP of responses other than pages. It also covers service workers, which fetch pages of the site. */
const plainPolicy =
  "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/** HSTS for a year, without `includeSubDomains` and `preload`. Other services of the domain may not be encrypted. */
const onlyPrivately = "max-age=31536000";

/**
 * Headers of public pictures. Opened directly, a picture can only use inline styles. Webmail and feed readers, which
 * are other sites, can embed it, because it is public, and could be copied anyway.
 */
export const pictureHeaders = {
  "Content-Security-Policy": `${plainPolicy}; sandbox`,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Headers of pictures for staff. No other site can embed them. */
export const privatePictureHeaders = {
  "Content-Security-Policy": pictureHeaders["Content-Security-Policy"],
  "Cross-Origin-Resource-Policy": "same-origin",
};
