import { staffMedia as words } from "content/staff-media.ts";
import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { ChosenPhoto } from "./photo.ts";

interface PhotoUploadProps {
  id: string;
  /** In the file storage. */
  folder: string;
  multiple?: boolean;
  label: string;
  hint: string;
  error: string | undefined;
  /** Called per uploaded photo, in order; a known photo comes with its stored details. */
  onSent(photo: ChosenPhoto): void;
}

/** Takes or selects pictures and uploads them at once, with progress and errors. */
export function PhotoUpload({ id, folder, multiple = false, label, hint, error, onSent }: PhotoUploadProps) {
  const [sending, setSending] = useState<{ name: string; percent: number }>();
  const [problems, setProblems] = useState<string[]>([]);

  const send = async (files: File[]) => {
    setProblems([]);
    for (const file of files) {
      const onProgress = (percent: number) => setSending({ name: file.name, percent });
      onProgress(0);
      const answer = await sendPhoto(file, folder, onProgress);
      if ("id" in answer) onSent(answer);
      else {
        const problem = "message" in answer ? answer.message : words.problems[answer.fault];
        setProblems((before) => [...before, `${file.name}: ${problem}`]);
      }
    }
    setSending(undefined);
  };

  return (
    <>
      <div className="drop">
        <input
          type="file"
          multiple={multiple}
          accept="image/*"
          aria-label={label}
          aria-describedby={`${id}-photos-hint ${id}-photos-error`}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            void send(files);
          }}
        />
        <Icon name="picture" />
        <span aria-hidden="true">{label}</span>
        <span className="hint" id={`${id}-photos-hint`}>
          {hint}
        </span>
      </div>
      <div role="status">
        {sending && (
          <p className="small">
            {words.sending(sending.name, sending.percent)}
            <progress max={100} value={sending.percent} aria-hidden="true" />
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="err">
            {problem}
          </p>
        ))}
      </div>
      <p className="err" id={`${id}-photos-error`} hidden={error === undefined}>
        {error}
      </p>
    </>
  );
}

/** The uploaded photo, a server message, or a connection error. */
type Answer =
  | (ChosenPhoto & { width?: number; height?: number })
  | { message: string }
  | { fault: "lost" | "signedOut" };

const address = "/admin/media/upload";

/**
 * Uploads a picture unchanged. XMLHttpRequest, as `fetch` has no upload progress.
 * @param onProgress in percent
 * @param signal stops sending: the answer is that the picture did not arrive
 */
export function sendPhoto(
  file: File,
  folder: string,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ fault: "lost" });
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener("load", () => {
      // Without a session the request was redirected.
      if (URL.parse(request.responseURL)?.pathname !== address) return resolve({ fault: "signedOut" });
      try {
        resolve(JSON.parse(request.responseText) as Answer);
      } catch {
        lost();
      }
    });
    request.addEventListener("error", lost);
    request.addEventListener("abort", lost);
    signal?.addEventListener("abort", () => request.abort());
    request.open("POST", `${address}?folder=${folder}`);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
}
