import { staffMedia as words } from "content/staff-media.ts";
import { useRef, useState } from "react";
import type { SendError } from "../../../staff-kit/offline/send-picture.ts";
import { Act } from "../../../ui/act.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { isAnimated, readBeginning } from "../../../values/is-animated.ts";
import type { ChosenPhoto } from "./photo.ts";
import "./photo-upload.css";

interface PhotoUploadProps {
  id: string;
  /** Folder in the file storage. */
  folder: string;
  multiple?: boolean;
  label: string;
  hint: string;
  error: string | undefined;
  /** How photos wait on the device without a connection: as part of a form, or each by itself. */
  queue?: "inForm" | "alone";
  /** Called per uploaded photo, in order; a known photo comes with its stored details. */
  onSent(photo: ChosenPhoto): void;
}

interface Upload {
  /** Key of the upload, which is also its idempotency key. */
  key: string;
  file: File;
  percent: number;
  state: "waits" | "sending" | "stopped";
  /** Why it stopped. */
  problem?: string;
}

/** Takes or selects pictures and uploads them one after another: what stops leaves the others going on. */
export function PhotoUpload({ id, folder, multiple = false, label, hint, error, queue, onSent }: PhotoUploadProps) {
  const { uploads, message, start, retry, drop } = useUploads({ folder, queue, onSent });
  return (
    <>
      <div className="drop needs-script">
        <input
          type="file"
          multiple={multiple}
          accept="image/*"
          aria-label={label}
          aria-describedby={`${id}-photos-hint ${id}-photos-error`}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            start(files);
          }}
        />
        <Icon name="picture" />
        <span aria-hidden="true">{label}</span>
        <span className="hint" id={`${id}-photos-hint`}>
          {hint}
        </span>
      </div>
      {uploads.length > 0 && (
        <ul className="uploads" aria-label={words.upload.label}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onDrop={() => drop(upload.key)} />
          ))}
        </ul>
      )}
      <p role="status" className="small muted">
        {message}
      </p>
      <p className="err" id={`${id}-photos-error`} hidden={error === undefined}>
        {error}
      </p>
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  onRetry(): void;
  onDrop(): void;
}

function UploadRow({ upload: { file, percent, state, problem }, onRetry, onDrop }: UploadRowProps) {
  return (
    <li>
      <p>
        <b>{file.name}</b>{" "}
        {state !== "stopped" && (
          <span className="small muted">{state === "waits" ? words.upload.waits : words.upload.sending(percent)}</span>
        )}
      </p>
      <progress className="weave" max={100} value={percent} aria-label={words.upload.progress(file.name)} />
      {state === "stopped" && (
        <>
          <p className="err" role="alert">
            {`${file.name}: ${problem} ${percent > 0 ? words.upload.stopped(percent) : ""}`.trim()}
          </p>
          <div className="para-acts">
            <Act label={words.upload.retry} about={file.name} onClick={onRetry} />
            <Act label={words.upload.drop} about={file.name} onClick={onDrop} />
          </div>
        </>
      )}
    </li>
  );
}

/** One upload at a time: a slow line carries the first one sooner. */
function useUploads({ folder, queue, onSent }: Pick<PhotoUploadProps, "folder" | "queue" | "onSent">) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const sent = useRef(0);
  /** Photos among them that moved on the device. */
  const still = useRef(0);
  const [message, setMessage] = useState("");
  const line = useRef(Promise.resolve());
  const drop = (key: string) => setUploads((now) => now.filter((one) => one.key !== key));
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const send = async ({ key, file }: Upload, isResumed: boolean) => {
    change(key, { state: "sending" });
    try {
      const onProgress = (percent: number) => change(key, { percent });
      const { sendPhoto } = await import("./send-photo.ts");
      onSent(await sendPhoto(file, { key, folder, onProgress, isResumed }));
      drop(key);
      sent.current++;
      if (isAnimated(await readBeginning(file))) still.current++;
      const stands = still.current === 0 ? "" : ` ${words.upload.still(still.current)}`;
      setMessage(words.upload.sent(sent.current) + stands);
    } catch (error) {
      const answer = isLost(error) && queue !== undefined ? await queueOnDevice({ key, file }, queue) : undefined;
      if (answer !== "kept") return change(key, { state: "stopped", problem: answer ?? problemWords(error) });
      drop(key);
      setMessage(words.upload.kept);
    }
  };

  /** @returns "kept", or why not; undefined where the device keeps nothing */
  const queueOnDevice = async ({ key, file }: Pick<Upload, "key" | "file">, how: "inForm" | "alone") => {
    try {
      const device = await import("../../../staff-kit/offline/queue-on-device.ts");
      if (how === "alone") return (await device.queuePhotoAlone(file, key)) === "full" ? words.upload.full : "kept";
      const photo = await device.queuePhoto(file, { folder, key });
      if (photo === "full") return words.upload.full;
      onSent({ id: photo.id, src: "", alt: "", hasConsent: false, kind: "photograph", focus: "50-50" });
      return "kept";
    } catch {
      return undefined;
    }
  };
  const enqueue = (upload: Upload, isResumed: boolean) => {
    line.current = line.current.then(() => send(upload, isResumed));
  };
  const start = (files: File[]) => {
    const added = files.map((file): Upload => ({ key: crypto.randomUUID(), file, percent: 0, state: "waits" }));
    sent.current = 0;
    still.current = 0;
    setUploads((now) => [...now, ...added]);
    for (const upload of added) enqueue(upload, false);
  };
  const retry = (upload: Upload) => {
    change(upload.key, { state: "waits" });
    enqueue(upload, true);
  };
  return { uploads, message, start, retry, drop };
}

/** Why a picture was not sent, for the person. @throws the error, if it is another one */
export function problemWords(error: unknown): string {
  // A script that could not be loaded is a lost connection too.
  if (error instanceof TypeError || (error instanceof Error && error.name === "AbortError")) return words.problems.lost;
  if (!isSendError(error)) throw error;
  const { problem, message } = error;
  return message || words.problems[problem === "refused" || problem === "later" ? "lost" : problem];
}

/** Whether the connection broke off, also that to the script which sends. */
export const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (isSendError(error) && error.problem === "lost");

/** Tells the error by its name: its class is loaded with the first photo. */
const isSendError = (error: unknown): error is SendError => error instanceof Error && error.name === "SendError";
