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
  const fields = await readFields(request, formLimit);
  return Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[0] ?? ""]));
}

/**
 * Reads the text fields of a form, each with all its values in order.
 *
 * @param limit the most that the form may weigh, in bytes
 * @throws Refusal as `readForm`
 */
export async function readFields(request: Request, limit: number): Promise<Record<string, string[]>> {
  const body = await readLimited(request, limit);
  const fields = new Map<string, string[]>();
  for (const [name, value] of await parse(request, body)) {
    if (typeof value === "string") fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(fields);
}

async function parse(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Iterable<[string, FormDataEntryValue]>> {
  const type = request.headers.get("Content-Type") ?? "";
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Refusal("unreadableForm");
  }
}

async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new Refusal("tooLarge");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Refusal("tooLarge");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
