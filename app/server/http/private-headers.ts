/** Headers of what is behind a private link: no cache keeps it, and no other site gets its address. */
export const privateHeaders = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
