/**
 * Returns the headers of a page behind a private link: no cache stores it, and no other site gets its address. Not
 * `no-referrer`: with that, browsers send forms with `Origin: null`, which the same-site check rejects. Search engines
 * and the visit counter skip `/g` and `/e` (`handle-request.server.ts`).
 */
export const privateHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });
