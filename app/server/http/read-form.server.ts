import { renameField } from "../../values/stored-names.ts";
import { cleanLine, cleanText } from "../../values/typed-text.ts";
import { AppError } from "./errors.ts";
import { readBody } from "./read-body.server.ts";
import { boundaryOf, maxHeadBytes } from "./split-multipart.ts";

export interface FormSize {
  maxBytes: number;
  /** Maximum number of fields; repeated names count each time. */
  maxFields: number;
  /** Maximum length of a one-line field (characters), `defaultMaxLine` by default. No schema reads a longer one. */
  maxLine?: number;
}

/** Limits of a form without pictures. The largest public one has six fields. */
export const formSize: FormSize = { maxBytes: 64 * 1024, maxFields: 100 };

export const defaultMaxLine = 2_000;

export interface FormFields {
  /** Multi-line fields. In all other fields, a line break becomes a space. */
  texts?: readonly string[];
  /** Fields that are read unchanged: passwords, which are only compared. */
  secrets?: readonly string[];
}

/** Reads a form's text fields. @returns the first value of each field; omits files @throws AppError as `readFields` */
export const readForm = async (request: Request, fields?: FormFields): Promise<Record<string, string>> =>
  firstValues(await readFields(request, formSize, fields));

export const firstValues = (fields: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, [value = ""]]) => [name, value]));

/**
 * Reads a form's text fields, each with all values in order, without characters that no keyboard types. Takes linear
 * time, and counts the fields before creating any.
 * @throws AppError tooLarge beyond the size, unreadableForm for a body that is not a form
 */
export async function readFields(
  request: Request,
  { maxBytes, maxFields }: FormSize,
  { texts = [], secrets = [] }: FormFields = {},
): Promise<Record<string, string[]>> {
  const body = await readBody(request, maxBytes);
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of await parseForm(request.headers.get("Content-Type") ?? "", body, maxFields)) {
    if (++count > maxFields) throw new AppError("tooLarge");
    if (typeof value !== "string") continue;
    const clean = secrets.includes(name) ? value : texts.includes(name) ? cleanText(value) : cleanLine(value);
    const today = renameField(name);
    const values = fields.get(today);
    if (values === undefined) fields.set(today, [clean]);
    else values.push(clean);
  }
  return Object.fromEntries(fields);
}

/**
 * Parses a form. Counts the fields first, as a parser creates all before it returns the first.
 * @throws AppError tooLarge for too many fields, unreadableForm
 */
export async function parseForm(type: string, body: Buffer<ArrayBuffer>, maxFields: number) {
  const boundary = boundaryOf(type);
  const separator = boundary === undefined ? "&" : `--${boundary}`;
  // There is one separator more than fields: before the first, or after the last.
  if (occursMoreThan(maxFields + 1, body, separator)) throw new AppError("tooLarge");
  if (boundary !== undefined && !areHeadsShort(body, separator)) throw new AppError("unreadableForm");
  // The parser of `fetch` takes ten times as long for this type: a tenth of a second for a megabyte.
  if (/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return new URLSearchParams(body.toString());
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new AppError("unreadableForm");
  }
}

function areHeadsShort(body: Buffer, separator: string): boolean {
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    const start = at + separator.length;
    const head = body.subarray(start, start + maxHeadBytes);
    // The last separator, which ends the form, has no header after it.
    if (head.subarray(0, 2).toString() !== "--" && !head.includes("\r\n\r\n")) return head.length < maxHeadBytes;
  }
  return true;
}

function occursMoreThan(times: number, body: Buffer, separator: string): boolean {
  let found = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    if (++found > times) return true;
  }
  return false;
}
