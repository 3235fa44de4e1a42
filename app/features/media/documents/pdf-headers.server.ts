import { privatePictureHeaders } from "../../../server/http/security-headers.ts";

/** Answers for a document that a person in it, or a request, closed. */
export const gone = (): Response => new Response("Gone", { status: 410, headers: { "Cache-Control": "no-store" } });

/**
 * Returns headers of a PDF that the browser opens in a sandbox. Caches ask the site before each use, so that a
 * withdrawal counts at once. Search engines index the document's page instead: they would keep a copy of the file.
 * @param name without its ending
 */
export const pdfHeaders = ({ name, isPublic }: { name: string; isPublic: boolean }): Record<string, string> => ({
  "Content-Type": "application/pdf",
  "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}.pdf`,
  "Cache-Control": isPublic ? "public, no-cache" : "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  ...privatePictureHeaders,
});
