import type { EncodedPacket, InputAudioTrack } from "mediabunny";
import { type CleanRecording, cleanRecording } from "./clean-recording.server.ts";

/** Twice the highest frequency of speech that phones record (Hz). */
const sampleRate = 24_000;

/** Speech stays clear; a minute takes 300 kB. */
const bitrate = 40_000;

/** Number of packets that are decoded together: one second, as each has 20 ms. */
const packetsAtOnce = 50;

/** Maximum part of damaged packets. With more, the voice cannot be understood. */
const maxDamagedShare = 0.05;

/** Maximum difference in duration between recording and copy (s), as MP3 has whole frames. */
const maxDifferenceSeconds = 2;

/**
 * Converts an Opus recording to a mono MP3, which every phone plays. A minute and a half of sound takes a second of
 * processor time, so this runs in the file worker.
 * @returns undefined for a file without Opus, a damaged one, or a result of another duration
 */
export async function encodeMp3(bytes: Uint8Array): Promise<CleanRecording | undefined> {
  const library = await import("mediabunny");
  const formats = [library.OGG, library.WEBM];
  const input = new library.Input({ source: new library.BufferSource(bytes), formats });
  try {
    const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null;
    if (track?.codec !== "opus") return undefined;
    const encoded = await encode(track);
    // Checks every frame of the result, as for a file from a stranger.
    const copy = encoded && (await cleanRecording(encoded));
    const seconds = await track.computeDuration();
    return copy?.extension === "mp3" && Math.abs(copy.seconds - seconds) <= maxDifferenceSeconds ? copy : undefined;
  } finally {
    input.dispose();
  }
}

async function encode(track: InputAudioTrack): Promise<Uint8Array | undefined> {
  const library = await import("mediabunny");
  (await import("@mediabunny/mp3-encoder")).registerMp3Encoder();
  const { OpusDecoder } = await import("opus-decoder");
  const decoder = new OpusDecoder({ channels: track.numberOfChannels, sampleRate });
  await decoder.ready;
  const target = new library.BufferTarget();
  const output = new library.Output({ format: new library.Mp3OutputFormat(), target });
  const sound = new library.AudioSampleSource({ codec: "mp3", bitrate });
  output.addAudioTrack(sound);
  await output.start();
  let written = 0;
  let packets = 0;
  let damaged = 0;
  const write = async (some: EncodedPacket[]) => {
    const { channelData, samplesDecoded, errors } = decoder.decodeFrames(some.map(({ data }) => data));
    packets += some.length;
    damaged += errors.length;
    if (samplesDecoded === 0) return;
    const data = mixDown(channelData, samplesDecoded);
    const about = { format: "f32-planar", numberOfChannels: 1, sampleRate, timestamp: written / sampleRate } as const;
    const sample = new library.AudioSample({ data, ...about });
    written += samplesDecoded;
    await sound.add(sample);
    sample.close();
  };
  let some: EncodedPacket[] = [];
  for await (const packet of new library.EncodedPacketSink(track).packets()) {
    some.push(packet);
    if (some.length < packetsAtOnce) continue;
    await write(some);
    some = [];
  }
  if (some.length > 0) await write(some);
  decoder.free();
  await output.finalize();
  return target.buffer && damaged <= packets * maxDamagedShare ? new Uint8Array(target.buffer) : undefined;
}

function mixDown(channels: Float32Array[], length: number): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(length);
  for (const channel of channels)
    for (let at = 0; at < length; at++) mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / channels.length;
  return mixed;
}
