/**
 * Headers of what is behind a private link: no cache keeps it, and no other site gets its address. Search engines and the
 * visit counter leave out `/g` (`handle-request.server.ts`).
 */
export const privateHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
