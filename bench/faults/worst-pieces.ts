/** Request size limits (bytes): a public form, a staff form, and the head with its address. */
export const allowed = { form: 64 * 1024, staffForm: 1024 * 1024, head: 15 * 1024 };

/** Repeats a piece up to the size. */
export function fill(chunk: string, bytes: number, start = "", end = ""): string {
  const room = bytes - Buffer.byteLength(start) - Buffer.byteLength(end);
  return start + chunk.repeat(Math.max(0, Math.floor(room / Buffer.byteLength(chunk)))) + end;
}

/** The worst input to parse: unclosed openers, combining marks to sort, four-byte characters. */
export const typedPieces = [
  ...[
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
  ],
  ...["\u{1F468}\u200D", "%", "%F0", "a@", "@a.", "#", "_*_", "![", "http://", "=", "(", "+234 "],
];

const multipart = "multipart/form-data; boundary=b";
const encoded = "application/x-www-form-urlencoded";
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;

export interface Body {
  of: string;
  type: string;
  /** Generates the text on demand: all together would fill the memory. */
  make(): string;
}

/** Bodies of maximum size. @param names of the form's fields */
export function worstBodies(bytes: number, names: string[]): Body[] {
  const [name = "a"] = names;
  const frames = ["a&", "a=&", "&", "=", "%", ";", "a=%F0&", `${name}=&`, `${name}=x&`];
  const others = names.map((each) => `${each}=x`).join("&");
  return [
    ...frames.map((chunk) => ({ of: `fields ${chunk}`, type: encoded, make: () => fill(chunk, bytes) })),
    ...names.flatMap((each) =>
      typedPieces.map((chunk) => ({
        of: `${each} of ${JSON.stringify(chunk)}`,
        type: encoded,
        // Unencoded: percent-encoding would leave a third of it.
        make: () =>
          fill(chunk.replace(/[%&+=#]/g, encodeURIComponent), bytes, `${others}&${each}=`.replace(`${each}=x&`, "")),
      })),
    ),
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

/** Queries of maximum size. @param names of the page's query parameters */
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
