/** Maximum sizes of requests (bytes): a public form, a staff form, and the headers with the address. */
export const allowed = { form: 64 * 1024, staffForm: 1024 * 1024, head: 15 * 1024 };

/** Repeats a piece up to this size. */
export function fill(chunk: string, bytes: number, start = "", end = ""): string {
  const room = bytes - Buffer.byteLength(start) - Buffer.byteLength(end);
  return start + chunk.repeat(Math.max(0, Math.floor(room / Buffer.byteLength(chunk)))) + end;
}

/** The worst texts to parse: unclosed openers, combining marks that must be sorted, four-byte characters. */
export const typedPieces = [
  "*_",
  "[",
  "](",
  "`",
  "1. ",
  "> ",
  "- ",
  "<a ",
  "&",
  "&#",
  "\\",
  "a.",
  "a-",
  " ",
  "\n",
  "\r\n \r\n",
  "\0",
  "\u0301\u0316",
  "\u{1F468}\u200D",
  "%",
  "%F0",
  "a@",
  "@a.",
  "#",
  "_*_",
  "![",
  "http://",
  "=",
  "(",
  "+234 ",
  '"',
  "'",
  "-",
  "@",
  "1",
  "1 ",
  ",",
  "1,",
  ")",
  "{",
  "Ada Bello, 9, ",
  "a ",
  "\t",
  "\u00a0",
  "aé",
  "ẹ̀",
];

/** Pieces that are also tried in each field of a staff form alone. */
export const fewPieces = [" ", "\n", '"', "-", "[", "*_", "@a.", "1", "1,", "\u0301\u0316", "Ada Bello, 9, ", "a "];

const multipart = "multipart/form-data; boundary=b";
const encoded = "application/x-www-form-urlencoded";
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;

export interface Body {
  of: string;
  type: string;
  /** Makes the text on demand, because all together would fill the memory. */
  make(): string;
}

/**
 * Returns the body of a form: one text in some fields, valid values in the others.
 * @param bytes size of the whole body
 */
export function bodyOf(fields: Record<string, string>, names: string[], piece: string, bytes: number): Body {
  return {
    of: names.join(),
    type: encoded,
    make: () => {
      const others = Object.entries(fields).filter(([name]) => !names.includes(name));
      const start = new URLSearchParams(others).toString();
      const each = Math.floor((bytes - start.length) / names.length) - 60;
      // Not encoded, as percent-encoding would leave only a third. A letter at the end makes matches fail there.
      const text = (size: number) => fill(piece.replace(/[%&+=#]/g, encodeURIComponent), size, "", "x");
      const typed = names.map((name) => `${encodeURIComponent(name)}=${text(each - name.length)}`);
      return [start, ...typed].filter(Boolean).join("&");
    },
  };
}

/**
 * Returns bodies of maximum size that are expensive to split.
 * @param names of the form's fields
 */
export function frameBodies(bytes: number, names: string[]): Body[] {
  const [name = "a"] = names;
  const frames = ["a&", "a=&", "&", "=", "%", ";", "a=%F0&", `${name}=&`, `${name}=x&`];
  return [
    ...frames.map((chunk) => ({ of: `fields ${chunk}`, type: encoded, make: () => fill(chunk, bytes) })),
    { of: "parts", type: multipart, make: () => fill(`${part(name)}x\r\n`, bytes, "", "--b--\r\n") },
    { of: "a part of boundaries", type: multipart, make: () => fill("\r\n--", bytes, part(name), "\r\n--b--\r\n") },
    {
      of: "a part of heads",
      type: multipart,
      make: () => fill("a:b\r\n", bytes, "--b\r\n", `${part(name).slice(5)}x\r\n--b--\r\n`),
    },
    {
      of: "a name of quotes",
      type: multipart,
      make: () => fill("%22", bytes, part(name).slice(0, -5), '"\r\n\r\nx\r\n--b--\r\n'),
    },
    { of: "brackets", type: "application/json", make: () => fill("[", bytes) },
    { of: "nothing that is said", type: `${multipart}${";b".repeat(2_000)}`, make: () => fill("-", bytes) },
  ];
}

/**
 * Returns queries of maximum size.
 * @param names of the pages' query parameters
 */
export function worstQueries(names: string[]): { of: string; query: string }[] {
  const chunks = [
    "a&",
    "a=&",
    "&",
    "%",
    "%25",
    ";",
    "=",
    "+",
    "%F0",
    "%CC%81%CC%96",
    "a=%E2%80%A8&",
    "?",
    "/..",
    "%2e%2e/",
  ];
  return [
    ...chunks.map((chunk) => ({ of: `query ${chunk}`, query: fill(chunk, allowed.head) })),
    ...names.flatMap((name) =>
      ["1", "%", "%CC%81%CC%96", "*_", "%00", "-"].map((chunk) => ({
        of: `${name} of ${chunk}`,
        query: fill(chunk, allowed.head, `${name}=`),
      })),
    ),
  ];
}

export function worstHeads(): { of: string; headers: Record<string, string> }[] {
  const of = (header: string, ...chunks: string[]) =>
    chunks.map((chunk) => ({ of: `${header} of ${chunk}`, headers: { [header]: fill(chunk, allowed.head).trim() } }));
  return [
    ...of("Accept-Encoding", "br,", "gzip;q=0.5,", ",", ";", "x;", "*;q=0,"),
    ...of("Cookie", "a=b;", ";", "data=", "data=low ", "=", "staff.session_token=;", "%"),
    ...of("X-Forwarded-For", "1.1.1.1,", ",", "::1,", "127.0.0.1,"),
    ...of("Forwarded", "for=a;", "host=a,", '"', ";", "\\"),
    ...of("If-None-Match", '"a",', "W/", ","),
    ...of("Referer", "http://", "/", "%"),
    ...of("Range", "bytes=0-", "0-1,", "-"),
    ...of("Content-Type", "multipart/form-data;", "boundary=", ";"),
    ...of("Save-Data", "on ", " "),
  ];
}
