import { privateHeaders } from "./private-headers.ts";

/**
 * Answers with a PDF that opens in the browser; by default, no cache stores it.
 * @param name of the file
 */
export const pdfResponse = (name: string, bytes: Uint8Array, headers: HeadersInit = privateHeaders()): Response => {
  const response = new Response(new Uint8Array(bytes), { headers });
  response.headers.set("Content-Type", "application/pdf");
  response.headers.set("Content-Disposition", `inline; filename="${name}"`);
  return response;
};
