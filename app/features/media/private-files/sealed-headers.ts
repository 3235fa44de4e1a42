/** Content security policy: even if opened directly, a file can run no script, send no form and load nothing. */
const sealed = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Headers of a private file, which no cache stores and no page of another site shows. */
export const sealedHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": sealed,
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
} as const;
