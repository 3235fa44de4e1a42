/**
 * Headers of a page behind a private link: no cache stores it, and no other site gets its address. Not `no-referrer`, with
 * which browsers send `Origin: null` with forms, which the same-site check rejects. Search engines and the visit counter
 * leave out `/g` and `/e` (`handle-request.server.ts`).
 */
export const privateHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });
