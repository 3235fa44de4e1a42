import type { AudioCodec, OutputFormat } from "mediabunny";

type Library = typeof import("mediabunny");

export const maxRecordingBytes = 5 * 1024 * 1024;

/** A recording without tags, with its media type. */
export interface CleanRecording {
  extension: "mp3" | "m4a" | "ogg" | "webm";
  type: string;
  /** Duration of the recording, at least 1. */
  seconds: number;
  bytes: Uint8Array;
}

interface Container {
  extension: CleanRecording["extension"];
  type: string;
  codecs: AudioCodec[];
  open(library: Library): OutputFormat;
}

const containers: Record<string, Container> = {
  MP3: { extension: "mp3", type: "audio/mpeg", codecs: ["mp3"], open: (library) => new library.Mp3OutputFormat() },
  MP4: { extension: "m4a", type: "audio/mp4", codecs: ["aac"], open: (library) => new library.Mp4OutputFormat() },
  Ogg: {
    extension: "ogg",
    type: "audio/ogg",
    codecs: ["opus", "vorbis"],
    open: (library) => new library.OggOutputFormat(),
  },
  WebM: { extension: "webm", type: "audio/webm", codecs: ["opus"], open: (library) => new library.WebMOutputFormat() },
};

/**
 * Copies the sound of a voice recording, packet by packet, into a new file: without title, location, cover or name of
 * the phone.
 * @returns undefined for a film or another file
 */
export async function cleanRecording(bytes: Uint8Array): Promise<CleanRecording | undefined> {
  if (bytes.length > maxRecordingBytes) return undefined;
  const library = await import("mediabunny");
  const formats = [library.MP3, library.MP4, library.OGG, library.WEBM];
  const input = new library.Input({ source: new library.BufferSource(bytes), formats });
  try {
    if (!(await input.canRead()) || (await input.getPrimaryVideoTrack()) !== null) return undefined;
    const track = await input.getPrimaryAudioTrack();
    const container = containers[(await input.getFormat()).name];
    const codec = track?.codec;
    if (!track || !codec || !container?.codecs.includes(codec)) return undefined;
    const config = await track.getDecoderConfig();
    if (config === null) return undefined;
    const target = new library.BufferTarget();
    const output = new library.Output({ format: container.open(library), target });
    const sound = new library.EncodedAudioPacketSource(codec);
    output.addAudioTrack(sound);
    await output.start();
    for await (const packet of new library.EncodedPacketSink(track).packets())
      await sound.add(packet, { decoderConfig: config });
    await output.finalize();
    const { extension, type } = container;
    const seconds = Math.max(1, Math.round(await track.computeDuration()));
    return target.buffer ? { extension, type, seconds, bytes: new Uint8Array(target.buffer) } : undefined;
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
}
