import { Refusal } from "../refusals.ts";

/** The most that a form without pictures may weigh, in bytes. */
export const formLimit = 64 * 1024;

/**
 * Reads the text fields of a form.
 *
 * @returns each field once, the first where a name comes twice; what is no text is left out
 * @throws Refusal tooLarge past `formLimit`, unreadableForm for a body that is no form
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const body = await readLimited(request);
  const fields: Record<string, string> = {};
  for (const [name, value] of await parse(request, body)) {
    if (typeof value === "string" && !Object.hasOwn(fields, name)) fields[name] = value;
  }
  return fields;
}

async function parse(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Iterable<[string, FormDataEntryValue]>> {
  const type = request.headers.get("Content-Type") ?? "";
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Refusal("unreadableForm");
  }
}

async function readLimited(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > formLimit) throw new Refusal("tooLarge");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > formLimit) throw new Refusal("tooLarge");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
