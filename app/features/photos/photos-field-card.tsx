import { staffMedia } from "content/staff-media.ts";
import { useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { photoFields } from "./chosen-photos.ts";
import type { ChosenPhoto } from "./photo.ts";
import { sendPhoto } from "./send-photo.ts";

const words = staffMedia;

interface PhotosFieldProps {
  id: string;
  /** The folder of the store. */
  folder: "events" | "images" | "projects";
  /** What hangs there now. */
  initial: ChosenPhoto[];
  error?: string;
}

/** Pictures of a form: taken or chosen, several at once, each with its sentence and the tick. */
export function PhotosField({ id, folder, initial, error }: PhotosFieldProps) {
  const [photos, setPhotos] = useState(initial);
  const [sending, setSending] = useState<{ name: string; percent: number }>();
  const [problems, setProblems] = useState<string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  /** The form hears of it as of typing, so that it is kept on this device and asked about before leaving. */
  const tell = () => setTimeout(() => box.current?.dispatchEvent(new Event("input", { bubbles: true })));

  const send = async (files: File[]) => {
    setProblems([]);
    for (const file of files) {
      const onProgress = (percent: number) => setSending({ name: file.name, percent });
      onProgress(0);
      const answer = await sendPhoto(file, folder, onProgress);
      if ("message" in answer)
        setProblems((before) => [...before, `${file.name}: ${answer.message ?? words.problems.lost}`]);
      else setPhotos((before) => [...before, { ...answer, alt: "", agreed: false, kind: "photograph" }]);
    }
    setSending(undefined);
    tell();
  };

  return (
    <div className="form" ref={box} id={`${id}-photos`} tabIndex={-1}>
      <div className="drop">
        <input
          type="file"
          multiple
          accept="image/*"
          aria-label={words.choose}
          aria-describedby={`${id}-photos-hint`}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            void send(files);
          }}
        />
        <Icon name="picture" />
        <span aria-hidden="true">{words.choose}</span>
        <span className="hint" id={`${id}-photos-hint`}>
          {words.hint}
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
      {photos.map((photo, place) => (
        <ChosenPhotoFields
          key={photo.id}
          id={id}
          photo={photo}
          onUp={
            place === 0
              ? undefined
              : () => {
                  setPhotos((now) => now.toSpliced(place, 1).toSpliced(place - 1, 0, photo));
                  tell();
                }
          }
          onRemove={() => {
            setPhotos((now) => now.toSpliced(place, 1));
            tell();
          }}
        />
      ))}
    </div>
  );
}

interface ChosenPhotoFieldsProps {
  id: string;
  photo: ChosenPhoto;
  onUp: (() => void) | undefined;
  onRemove(): void;
}

/** One picture of a form, with what is said about it. */
function ChosenPhotoFields({ id, photo, onUp, onRemove }: ChosenPhotoFieldsProps) {
  const altId = `${id}-photo-${photo.id}-alt`;
  return (
    <div className="chosen">
      <img src={photo.src} alt="" width="96" height="96" />
      <div className="form">
        <input type="hidden" name={photoFields.id} value={photo.id} />
        {photo.kind === "drawing" ? (
          <p className="small muted">{`${words.drawing}: ${photo.alt}`}</p>
        ) : (
          <>
            <div className="field">
              <label htmlFor={altId}>{words.alt}</label>
              <textarea
                id={altId}
                name={photoFields.alt(photo.id)}
                defaultValue={photo.alt}
                aria-describedby={`${altId}-hint`}
              />
              <span className="hint" id={`${altId}-hint`}>
                {words.altHint}
              </span>
            </div>
            <label className="check">
              <input type="checkbox" name={photoFields.consent(photo.id)} defaultChecked={photo.agreed} />
              <span>{words.consent}</span>
            </label>
          </>
        )}
        <div className="para-acts">
          {onUp && (
            <button type="button" className="act" onClick={onUp}>
              <Icon name="up" />
              {words.up}
            </button>
          )}
          <button type="button" className="act act--danger" onClick={onRemove}>
            <Icon name="bin" />
            {words.remove}
          </button>
        </div>
      </div>
    </div>
  );
}
