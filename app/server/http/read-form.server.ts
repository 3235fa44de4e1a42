import { cleanLine, cleanText } from "../../values/typed-text.ts";
import { AppError } from "./errors.ts";

/** How much one form may be. */
export interface FormSize {
  /** Of the whole body. */
  maxBytes: number;
  /** A name that comes twice counts twice. */
  maxFields: number;
}

/** A form without pictures: the largest of the public site has six fields. */
export const formSize: FormSize = { maxBytes: 64 * 1024, maxFields: 100 };

/** What the fields of a form may hold. */
export interface FormFields {
  /** Names of the fields with several lines. In all others a line end becomes a space. */
  texts?: readonly string[];
  /** Names of the fields that are read as they came: passwords, which are only compared. */
  secrets?: readonly string[];
}

/**
 * Reads the text fields of a form.
 *
 * @returns each field once, the first where a name comes twice; what is no text is left out
 * @throws Refusal as `readFields`
 */
export async function readForm(request: Request, fields?: FormFields): Promise<Record<string, string>> {
  return firstValues(await readFields(request, formSize, fields));
}

/** The first value of each field. */
export function firstValues(fields: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, [value = ""]]) => [name, value]));
}

/**
 * Reads the text fields of a form, each with all its values in order, without letters that nobody can type. The work
 * grows with the size of the body and not faster, and the number of fields is known before any field is made.
 *
 * @throws Refusal tooLarge past the size, unreadableForm for a body that is no form
 */
export async function readFields(
  request: Request,
  { maxBytes, maxFields }: FormSize,
  { texts = [], secrets = [] }: FormFields = {},
): Promise<Record<string, string[]>> {
  const body = await readLimited(request, maxBytes);
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of await parse(request.headers.get("Content-Type") ?? "", body, maxFields)) {
    if (++count > maxFields) throw new AppError("tooLarge");
    if (typeof value !== "string") continue;
    const clean = secrets.includes(name) ? value : texts.includes(name) ? cleanText(value) : cleanLine(value);
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [clean]);
    else values.push(clean);
  }
  return Object.fromEntries(fields);
}

/** Counts first what would become fields: a parser makes all of them before it hands on the first. */
async function parse(
  type: string,
  body: Buffer<ArrayBuffer>,
  maxFields: number,
): Promise<Iterable<[string, FormDataEntryValue]>> {
  const [, boundary] = /;\s*boundary="?([^";,\s]+)/i.exec(type) ?? [];
  const separator = boundary === undefined ? "&" : `--${boundary}`;
  // One more than there are fields: after the last one stands a separator, or before the first.
  if (occursMoreThan(maxFields + 1, body, separator)) throw new AppError("tooLarge");
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new AppError("unreadableForm");
  }
}

function occursMoreThan(times: number, body: Buffer, separator: string): boolean {
  let found = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    if (++found > times) return true;
  }
  return false;
}

async function readLimited(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw new AppError("tooLarge");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError("tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
