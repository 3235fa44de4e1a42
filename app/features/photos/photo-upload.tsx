import { staffMedia as words } from "content/staff-media.ts";
import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { ChosenPhoto } from "./photo.ts";
import { SendError, sendPhoto } from "./send-photo.ts";

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
      try {
        onSent(await sendPhoto(file, { folder, onProgress }));
      } catch (error) {
        setProblems((before) => [...before, `${file.name}: ${problemWords(error)}`]);
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

/** Why a picture was not sent, for the person. @throws the error, if it is another one */
export function problemWords(error: unknown): string {
  if (!(error instanceof SendError)) throw error;
  const { problem, message } = error;
  return message || words.problems[problem === "refused" || problem === "later" ? "lost" : problem];
}
