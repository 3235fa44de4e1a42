import type { HostileFile } from "./hostile-file.ts";

const megabytes = (count: number) => Math.floor(count * 2 ** 20);

function box(kind: string, ...content: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, body]);
}

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4);
  return bytes;
};

const most = 0xff_ff_ff_ff;

/**
 * Makes an M4A of a few hundred bytes whose tables claim samples.
 * @param tables of `stbl`
 */
function m4a(...tables: Buffer[]): Buffer {
  const entry = box(
    "mp4a",
    Buffer.alloc(6),
    words(1).subarray(2),
    Buffer.alloc(8),
    [0, 1, 0, 16, 0, 0, 0, 0],
    words(48_000 << 16),
    box("esds", words(0), [3, 25, 0, 1, 0, 4, 17, 64, 21, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 5, 2, 0x11, 0x88, 6, 1, 2]),
  );
  const stbl = box("stbl", box("stsd", words(0, 1), entry), ...tables);
  const minf = box(
    "minf",
    box("smhd", words(0, 0)),
    box("dinf", box("dref", words(0, 1), box("url ", words(1)))),
    stbl,
  );
  const mdia = box(
    "mdia",
    box("mdhd", words(0, 0, 0, 48_000, most, 0)),
    box("hdlr", words(0, 0), Buffer.from("soun"), Buffer.alloc(13)),
    minf,
  );
  const trak = box("trak", box("tkhd", words(7, 0, 0, 1, 0, most), Buffer.alloc(60)), mdia);
  const moov = box("moov", box("mvhd", words(0, 0, 0, 1_000, most, 0x10000), Buffer.alloc(76)), trak);
  return Buffer.concat([box("ftyp", Buffer.from("M4A \0\0\0\0M4A isom")), moov, box("mdat", Buffer.alloc(64))]);
}

const claims = (samples: number) => [
  box("stts", words(0, 1, samples, 1)),
  box("stsc", words(0, 1, 1, samples, 1)),
  box("stsz", words(0, 1, samples)),
  box("stco", words(0, 1, 600)),
];

/**
 * Makes pages of Ogg.
 * @param count number of pages
 * @param segments of each page
 */
function ogg(count: number, segments: number[]): Buffer {
  const pages = Array.from({ length: count }, (_, at) => {
    const head = Buffer.alloc(27);
    head.write("OggS");
    head[5] = at === 0 ? 2 : 0;
    head.writeUInt32LE(7, 14);
    head.writeUInt32LE(at, 18);
    const opus = Buffer.from("OpusHead\x01\x01\0\0\x80\xbb\0\0\0\0\0", "latin1");
    const body =
      at === 0
        ? opus
        : Buffer.alloc(
            segments.reduce((sum, one) => sum + one, 0),
            7,
          );
    const sizes = at === 0 ? [opus.length] : segments;
    head[26] = sizes.length;
    return Buffer.concat([head, Buffer.from(sizes), body]);
  });
  return Buffer.concat(pages);
}

const ebml = Buffer.from(
  "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff",
  "hex",
);

/** Makes a WebM that repeats one piece. */
const webm = (piece: string, bytes: number) => Buffer.concat([ebml, Buffer.alloc(bytes, Buffer.from(piece, "hex"))]);

/**
 * Makes frames of MP3.
 * @param head of a frame, in hexadecimal
 * @param length of a frame (bytes)
 */
function mp3(head: string, length: number, bytes: number): Buffer {
  const frame = Buffer.alloc(length);
  frame.set(Buffer.from(head, "hex"));
  return Buffer.alloc(bytes - (bytes % length), frame);
}

/** Recordings that are cheap to make and expensive to open. */
export const hostileRecordings: HostileFile[] = [
  { name: "a voice of 700 bytes that claims four thousand million samples", make: () => m4a(...claims(most)) },
  { name: "a voice that claims 300 million samples", make: () => m4a(...claims(300_000_000)) },
  {
    name: "a voice whose times are a table without end",
    make: () => m4a(box("stts", words(0, 60_000, ...Array(120_000).fill(most))), ...claims(most).slice(1)),
  },
  {
    name: "a voice of boxes in boxes",
    make: () => Buffer.concat([m4a(), ...Array.from({ length: 60_000 }, () => words(480_008, 0x6d6f6f76))]),
  },
  {
    name: "a voice of empty boxes",
    make: () => Buffer.concat([m4a(), Buffer.alloc(megabytes(1), words(8, 0x66726565))]),
  },
  { name: "an Ogg of empty pages", make: () => ogg(7_400, [0]) },
  { name: "an Ogg of pages with 255 packets", make: () => ogg(700, Array(255).fill(0)) },
  { name: "an Ogg of tiny packets", make: () => ogg(2_500, Array(50).fill(1)) },
  { name: "an Ogg of one word", make: () => Buffer.alloc(200_000, "OggS") },
  { name: "a WebM of clusters", make: () => webm("1f43b67584e7820000", 200_000) },
  { name: "a WebM of clusters in clusters", make: () => webm("1f43b67501ffffffffffffff", 200_000) },
  { name: "a WebM of blocks", make: () => webm("a3848100000080", 200_000) },
  { name: "a WebM of voids", make: () => webm("ec80", 200_000) },
  { name: "a WebM of tracks", make: () => webm("1654ae6b86ae84d7810183", 200_000) },
  { name: "an MP3 of an hour", make: () => mp3("fff314c0", 24, megabytes(4.9)) },
  { name: "an MP3 of one mark", make: () => mp3("fffb", 2, megabytes(4.9)) },
  { name: "an MP3 of tags", make: () => Buffer.alloc(megabytes(4.9), Buffer.from("ID3\x04\0\0\0\0\0\0", "latin1")) },
  { name: "an MP3 of a real length", make: () => mp3("fffb90c0", 417, megabytes(4.9)) },
];
