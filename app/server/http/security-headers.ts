import { frameOrigins } from "../../values/video-address.ts";

/** CSP of a page with these sources: own forms, no framing but by this site's own pages where said. */
const pagePolicy = (sources: string[], framedBy: "'none'" | "'self'" = "'none'") =>
  `default-src 'none'; ${sources.join("; ")}; form-action 'self'; base-uri 'none'; frame-ancestors ${framedBy}`;

/** CSP of public documents: own files, own inline style by hash, and the video player after consent. */
export const publicPolicy = (styleHashes: string[], framedBy?: "'self'"): string =>
  pagePolicy(
    [
      "script-src 'self'",
      `style-src ${styleHashes.map((hash) => `'${hash}'`).join(" ") || "'none'"}`,
      "img-src 'self'; media-src 'self'; font-src 'self'",
      // The page script checks that the player is reachable before showing the frame.
      `connect-src 'self' ${frameOrigins.join(" ")}; frame-src ${frameOrigins.join(" ")}`,
    ],
    framedBy,
  );

/** CSP of staff pages: own scripts by nonce, own stylesheet and manifest, own and selected (`blob:`) pictures and recordings, own previews. */
export const staffPolicy = (nonce: string): string =>
  pagePolicy([
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'; img-src 'self' blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'",
  ]);

/** @param microphone `(self)` for a page that records */
export const permissionsPolicy = (microphone: "()" | "(self)"): string =>
  `camera=(), geolocation=(), microphone=${microphone}, payment=(), usb=()`;

/**
 * Security headers of every response; a response's own headers take precedence. Its CSP is for everything but pages:
 * own inline styles, no framing. Omits `X-Frame-Options`, which is obsolete (OWASP ASVS 5.0, 3.4.6): every browser that
 * runs the page script supports CSP.
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

/** CSP of other responses than pages. Service workers are files too, and fetch the site's pages under it. */
const plainPolicy =
  "default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/** HSTS for a year, without `includeSubDomains` and `preload`: other services of the domain may lack encryption. */
const onlyPrivately = "max-age=31536000";

/**
 * Headers of public pictures. Opened directly they can use inline styles, and nothing else. Webmail and feed readers,
 * which are other sites, can embed them: they are public, and could be copied anyway.
 */
export const pictureHeaders = {
  "Content-Security-Policy": `${plainPolicy}; sandbox`,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Headers of staff-only pictures: no other site can embed them. */
export const privatePictureHeaders = {
  "Content-Security-Policy": pictureHeaders["Content-Security-Policy"],
  "Cross-Origin-Resource-Policy": "same-origin",
};
