import { labelled } from "content/labelled.ts";
import { staffMedia as words } from "content/staff-media.ts";
import { useRef, useState } from "react";
import type { SendError } from "../../../staff-kit/offline/send-picture.ts";
import { storePhoto } from "../../../staff-kit/offline/store-photo.ts";
import { newTemporaryId } from "../../../staff-kit/offline/temporary-ids.ts";
import { Act } from "../../../ui/act.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import { isAnimated, readBeginning } from "../../../values/is-animated.ts";
import type { ChosenPhoto } from "./photo.ts";
import "./photo-upload.css";

interface PhotoUploadProps {
  id: string;
  folder: string;
  multiple?: boolean;
  label: string;
  hint: string;
  error: string | undefined;
  /** True if each photo is sent to the library itself, also later when the connection returns. */
  isAlone?: boolean;
  /** For a form that contains its photos as soon as they are chosen. */
  inForm?: FormOfPhotos;
  /**
   * Called for each uploaded photo, in order. A photo that the site knew has its stored details.
   * @param id temporary id, in a form
   */
  onSent(photo: ChosenPhoto, id?: number): void;
}

interface FormOfPhotos {
  ids: readonly number[];
  /** Called when a photo is chosen. @param id temporary id */
  onTaken(id: number): void;
  /** Called to remove a photo that cannot be sent. */
  onDropped(id: number): void;
}

interface Upload {
  /** Key of the row, also the idempotency key of the upload. */
  key: string;
  id?: number;
  name: string;
  /** Undefined if only the browser's storage has the file. */
  file?: File;
  percent: number;
  state: "waits" | "sending" | "busy" | "stopped";
  /** Reason for the state `stopped`. */
  problem?: string;
}

/** Takes or chooses pictures, and uploads them one by one. A failed upload does not stop the others. */
export function PhotoUpload(props: PhotoUploadProps) {
  const { id, multiple = false, label, hint, error } = props;
  const { uploads, message, start, retry, drop } = useUploads(props);
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
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} onDrop={() => drop(upload)} />
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

type UploadRowProps = { upload: Upload; onRetry(): void; onDrop(): void };

function UploadRow({ upload: { name, percent, state, problem }, onRetry, onDrop }: UploadRowProps) {
  return (
    <li>
      <p>
        <b>{name}</b>{" "}
        {state !== "stopped" && (
          <span className="small muted">
            {state === "sending" ? words.upload.sending(percent) : words.upload[state]}
          </span>
        )}
      </p>
      <progress className="weave" max={100} value={percent} aria-label={words.upload.progress(name)} />
      {state === "stopped" && (
        <>
          <p className="err" role="alert">
            {labelled(name, `${problem} ${percent > 0 ? words.upload.stopped(percent) : ""}`).trim()}
          </p>
          <div className="para-acts">
            <Act label={words.upload.retry} about={name} onClick={onRetry} />
            <Act label={words.upload.drop} about={name} onClick={onDrop} />
          </div>
        </>
      )}
    </li>
  );
}

/** Uploads one photo at a time, so that the first one is complete sooner over a slow network. */
function useUploads({ folder, isAlone, inForm, onSent }: PhotoUploadProps) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const sent = useRef(0);
  /** Number of animated photos; the site stores only their first image. */
  const still = useRef(0);
  const [message, setMessage] = useState("");
  const queue = useRef(Promise.resolve());
  // The functions below are called after later renders and need the newest props.
  const now = useRef({ inForm, onSent });
  now.current = { inForm, onSent };
  /** Temporary ids of photos whose upload this page has begun. */
  const taken = useRef(new Set<number>());
  const remove = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  const send = async ({ key, id, file }: Upload, isResumed: boolean) => {
    change(key, { state: "sending" });
    try {
      const onProgress = (percent: number) => change(key, { percent, state: "sending" });
      const options = { folder, onProgress, onBusy: () => change(key, { state: "busy" }), isResumed };
      const { sendPhoto, sendTakenPhoto } = await import("./send-photo.ts");
      if (id !== undefined) now.current.onSent(await sendTakenPhoto(id, { ...options, file }), id);
      else if (file !== undefined) now.current.onSent(await sendPhoto(file, { ...options, key }));
      remove(key);
      sent.current++;
      if (file !== undefined && isAnimated(await readBeginning(file))) still.current++;
      const stands = still.current === 0 ? "" : ` ${words.upload.still(still.current, sent.current)}`;
      setMessage(words.upload.sent(sent.current) + stands);
    } catch (error) {
      const waits = isLost(error) && (id === undefined ? await queueAlone({ key, file }) : await isOnDevice(id));
      if (waits !== true) {
        setMessage((before) => (before === words.upload.kept ? "" : before));
        return change(key, { state: "stopped", problem: waits || problemWords(error) });
      }
      remove(key);
      // Tried again at the next connection.
      if (id !== undefined) taken.current.delete(id);
      setMessage(words.upload.kept);
    }
  };

  /** Stores a photo on the device, to send it later. @returns true if it was stored; otherwise false or the problem */
  const queueAlone = async ({ key, file }: Pick<Upload, "key" | "file">): Promise<boolean | string> => {
    if (!isAlone || file === undefined) return false;
    try {
      const { queuePhotoAlone } = await import("../../../staff-kit/offline/queue-on-device.ts");
      return (await queuePhotoAlone(file, key)) === "full" ? words.upload.full : true;
    } catch {
      return false;
    }
  };
  const enqueue = (upload: Upload, isResumed: boolean, before?: Promise<unknown>) => {
    queue.current = queue.current.then(() => before).then(() => send(upload, isResumed));
  };
  const start = (files: File[]) => {
    sent.current = 0;
    still.current = 0;
    const added = files.map((file) => {
      const upload: Upload = { key: crypto.randomUUID(), name: file.name, file, percent: 0, state: "waits" };
      return inForm === undefined ? upload : { ...upload, id: newTemporaryId() };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) {
      const { id, file } = upload;
      if (id === undefined || file === undefined) enqueue(upload, false);
      else {
        taken.current.add(id);
        // The form and the device store the photo before its upload begins.
        now.current.inForm?.onTaken(id);
        enqueue(upload, false, storePhoto(id, file, folder));
      }
    }
  };
  const retry = (upload: Upload) => {
    change(upload.key, { state: "waits" });
    enqueue(upload, true);
  };
  const drop = ({ key, id }: Upload) => {
    remove(key);
    if (id !== undefined) now.current.inForm?.onDropped(id);
  };

  // Photos from an earlier visit, from another device, or chosen without a connection.
  const left = (inForm?.ids ?? []).join(" ");
  useOnChange([left], () => {
    const resume = () => {
      for (const id of now.current.inForm?.ids ?? []) {
        if (taken.current.has(id)) continue;
        taken.current.add(id);
        const upload: Upload = { key: String(id), id, name: words.upload.earlier, percent: 0, state: "waits" };
        setUploads((all) => [...all.filter(({ key }) => key !== upload.key), upload]);
        enqueue(upload, true);
      }
    };
    resume();
    addEventListener("online", resume);
    return () => removeEventListener("online", resume);
  });
  return { uploads, message, start, retry, drop };
}

/** Returns true if the device has stored the photo. @param id temporary id */
export async function isOnDevice(id: number): Promise<boolean> {
  try {
    const { readOne } = await import("../../../staff-kit/offline/device-store.ts");
    return (await readOne("photos", id)) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the sentence why a picture was not sent. @throws other errors */
export function problemWords(error: unknown): string {
  // A script that fails to load also means a lost connection.
  if (error instanceof TypeError || (error instanceof Error && error.name === "AbortError")) return words.problems.lost;
  if (!isSendError(error)) throw error;
  const { problem, message } = error;
  return message || words.problems[problem === "refused" || problem === "later" ? "lost" : problem];
}

/** Returns true if the connection was lost, also if it was lost while the upload script loaded. */
export const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (isSendError(error) && error.problem === "lost");

/** Compares the name, because the class itself is loaded only with the first photo. */
const isSendError = (error: unknown): error is SendError => error instanceof Error && error.name === "SendError";
