import { useEffect, useRef, useState } from "react";

/** Best first: every phone plays AAC, and nearly all play Opus. */
const types = ["audio/mp4;codecs=mp4a.40.2", "audio/webm;codecs=opus", "audio/ogg;codecs=opus"];

/** Enough for clear speech; a minute takes about 240 kB. */
const audioBitsPerSecond = 32_000;

type State =
  | { is: "idle" | "running" | "noMicrophone" }
  /** @property address URL of the recording, for player and download */
  | { is: "ready"; address: string; file: File; isFull: boolean };

/**
 * Records with the microphone.
 * @param maxBytes stops at this size
 * @returns `state` is undefined if the browser cannot record
 */
export function useRecorder(maxBytes: number) {
  const [state, setState] = useState<State>();
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);
  useEffect(() => {
    // Set after the first render, because the server also renders without a recorder.
    if (typeof MediaRecorder !== "undefined" && navigator.mediaDevices) setState({ is: "idle" });
    return () =>
      recorder.current?.stream.getTracks().forEach((track) => {
        track.stop();
      });
  }, []);
  const isRunning = state?.is === "running";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
      const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
      const made = new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) });
      const parts: Blob[] = [];
      let bytes = 0;
      made.ondataavailable = ({ data }) => {
        parts.push(data);
        bytes += data.size;
        if (bytes > maxBytes * 0.95 && made.state === "recording") made.stop();
      };
      made.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        const type = made.mimeType.split(";")[0] ?? "";
        const file = new File(parts, `recording.${type.includes("mp4") ? "m4a" : type.split("/")[1]}`, { type });
        setState({ is: "ready", address: URL.createObjectURL(file), file, isFull: bytes > maxBytes * 0.95 });
      };
      recorder.current = made;
      made.start(1000);
      setSeconds(0);
      setState({ is: "running" });
    } catch {
      setState({ is: "noMicrophone" });
    }
  };
  return { state, seconds, start, stop: () => recorder.current?.stop() };
}
