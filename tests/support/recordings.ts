import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from "mediabunny";

/** In the metadata of samples. */
export const marker = "Sample phone of Ikeja";

interface Sample {
  codec: AudioCodec;
  packet: Uint8Array;
  description?: Uint8Array;
  format(): OutputFormat;
}

/** A header of the identification of Opus: one channel, 48 kHz. */
const opusHead = Uint8Array.from([...Buffer.from("OpusHead"), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);
const opus = { codec: "opus" as const, packet: Uint8Array.from([0xf8, 0xff, 0xfe, ...Array(60).fill(7)]) };

const samples: Record<"m4a" | "ogg" | "webm", Sample> = {
  m4a: {
    codec: "aac",
    packet: new Uint8Array(80).fill(33),
    // AAC-LC, 48 kHz, one channel.
    description: Uint8Array.from([0x11, 0x88]),
    format: () => new Mp4OutputFormat(),
  },
  ogg: { ...opus, description: opusHead, format: () => new OggOutputFormat() },
  webm: { ...opus, description: opusHead, format: () => new WebMOutputFormat() },
};

/** A second of a voice that says nothing, with the phone's words about itself. */
export async function aRecording(extension: "mp3" | keyof typeof samples): Promise<Uint8Array> {
  if (extension === "mp3") return mp3();
  const { codec, packet, description, format } = samples[extension];
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  output.setMetadataTags({ title: marker, artist: marker, comment: marker });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    codec: codec === "aac" ? "mp4a.40.2" : codec,
    numberOfChannels: 1,
    sampleRate: 48_000,
    ...(description && { description }),
  };
  for (let part = 0; part < 50; part++)
    await source.add(new EncodedPacket(packet, "key", part * 0.02, 0.02), { decoderConfig });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** MPEG 1, layer III, 128 kbit/s, 44.1 kHz; before the frames ID3v2, after them ID3v1. */
function mp3(): Uint8Array {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc0]);
  const text = Buffer.from(`\0${marker}`, "latin1");
  const title = Buffer.concat([Buffer.from("TIT2\0\0\0"), Buffer.from([text.length, 0, 0]), text]);
  const head = Buffer.concat([Buffer.from("ID3\x03\0\0\0\0\0"), Buffer.from([title.length]), title]);
  const tail = Buffer.alloc(128);
  tail.write(`TAG${marker}`);
  return Buffer.concat([head, ...Array.from({ length: 40 }, () => frame), tail]);
}
