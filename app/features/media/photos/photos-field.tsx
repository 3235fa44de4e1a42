import { labelled } from "content/labelled.ts";
import { staffMedia as words } from "content/staff-media.ts";
import { useEffect, useRef, useState } from "react";
import { ConsentFields } from "../../../cms/consent-fields.tsx";
import { dispatchInput, type FormValues } from "../../../staff-kit/local-draft.ts";
import { useLeftOut } from "../../../staff-kit/offline/left-out.ts";
import { isTemporary } from "../../../staff-kit/offline/temporary-ids.ts";
import { usePictureSource } from "../../../staff-kit/offline/use-picture-source.ts";
import { Act } from "../../../ui/act.tsx";
import { movedUp, without } from "../../../values/list-places.ts";
import { findTypedPhotos, photoFields } from "./chosen-photos.ts";
import { FocalPointField } from "./focal-point-field.tsx";
import { ConsentChip } from "./media-tile.tsx";
import type { ChosenPhoto } from "./photo.ts";
import { PhotoUpload } from "./photo-upload.tsx";
import { type PhotoOffers, PlainPhotoChoice } from "./plain-photo-choice.tsx";
import { useFaceCounts } from "./use-face-counts.tsx";

interface PhotosFieldProps {
  id: string;
  folder: "events" | "images" | "projects";
  initial: ChosenPhoto[];
  /** Values may come from a draft in the browser. */
  formValues: FormValues;
  error?: string;
  /** True if the form has a text, whose first photo can be the cover. */
  hasText: boolean;
  isNeeded: boolean;
  onChosen(isAny: boolean): void;
  /** Like in `PlainPhotoChoice`. */
  offers: PhotoOffers | null | undefined;
}

/** Field for the photos of a form, each with description, consent and focal point. */
export function PhotosField({
  id,
  folder,
  initial,
  formValues,
  error,
  hasText,
  isNeeded,
  onChosen,
  offers,
}: PhotosFieldProps) {
  const [photos, setPhotos] = useState(() => findTypedPhotos(formValues) ?? initial);
  const box = useRef<HTMLDivElement>(null);
  const isAny = photos.length > 0;
  useEffect(() => onChosen(isAny), [isAny, onChosen]);
  const before = useRef(photos);
  useEffect(() => {
    // The change of photos caused no input event, so one is sent here.
    if (before.current !== photos) dispatchInput(() => box.current);
    before.current = photos;
  }, [photos]);
  /** React keys by photo id. A photo keeps its key when it gets its final id, so that typed text is not lost. */
  const keys = useRef(new Map<number, number>());
  const onSent = (sent: ChosenPhoto, temporary = sent.id) => {
    setPhotos((now) => {
      if (!now.some(({ id }) => id === sent.id)) keys.current.set(sent.id, temporary);
      return withSent(now, sent, temporary);
    });
  };
  const counts = useFaceCounts(photos);
  const leaveOut = (ids: readonly number[]) => setPhotos((now) => now.filter(({ id }) => !ids.includes(id)));
  useLeftOut(box, leaveOut);

  return (
    <div className="form" ref={box} id={`${id}-photos`} tabIndex={-1}>
      <input type="hidden" name={photoFields.shown} value="yes" />
      <div>
        <p className="label">{words.cover}</p>
        <p className="hint small muted">
          {hasText ? words.coverHint : words.coverHintAlone}
          {isNeeded && ` ${words.coverNeeded}`}
        </p>
      </div>
      <PhotoUpload
        id={id}
        folder={folder}
        multiple
        inForm={{
          ids: photos.flatMap(({ id }) => (isTemporary(id) ? [id] : [])),
          onTaken: (id) => setPhotos((now) => [...now, asPending(id)]),
          onDropped: (id) => leaveOut([id]),
        }}
        label={words.choose}
        hint={words.hint}
        error={error}
        onSent={onSent}
      />
      <PlainPhotoChoice id={id} offers={offers} chosen={photos.map(({ id }) => id)} />
      {photos.map((photo, index) => (
        <ChosenPhotoFields
          key={keys.current.get(photo.id) ?? photo.id}
          id={id}
          photo={{ ...photo, faces: photo.faces ?? counts.get(photo.id) }}
          above={photographAbove(photos, index)}
          onUp={index === 0 ? undefined : () => setPhotos((now) => movedUp(now, index))}
          onRemove={() => setPhotos((now) => without(now, index))}
        />
      ))}
    </div>
  );
}

const asPending = (id: number): ChosenPhoto => ({
  id,
  src: "",
  alt: "",
  hasConsent: false,
  kind: "photograph",
  focus: "50-50",
});

/** Replaces a temporary id by the uploaded photo. A photo that was removed meanwhile is only in the library. */
function withSent(now: ChosenPhoto[], sent: ChosenPhoto, temporary: number): ChosenPhoto[] {
  const isThere = now.some(({ id }) => id === sent.id);
  return now.flatMap((photo) => (photo.id !== temporary ? [photo] : isThere ? [] : [sent]));
}

interface ChosenPhotoFieldsProps {
  id: string;
  photo: ChosenPhoto;
  /** Id of the previous photograph, which may show the same people. */
  above: number | undefined;
  onUp: (() => void) | undefined;
  onRemove(): void;
}

function ChosenPhotoFields({ id, photo, above, onUp, onRemove }: ChosenPhotoFieldsProps) {
  const src = usePictureSource(photo.id, photo.src);
  const altId = `${id}-photo-${photo.id}-alt`;
  return (
    <div className="chosen">
      <img src={src || undefined} alt="" width="96" height="96" />
      <div className="form">
        <input type="hidden" name={photoFields.id} value={photo.id} />
        <input type="hidden" name={photoFields.src(photo.id)} value={photo.src} />
        {(photo.isWithdrawn || photo.isWaiting) && (
          <input type="hidden" name={photoFields.state(photo.id)} value={photo.isWithdrawn ? "gone" : "waits"} />
        )}
        {photo.hasConsent && <input type="hidden" name={photoFields.cleared(photo.id)} value="yes" />}
        {photo.kind === "drawing" ? (
          <>
            <input type="hidden" name={photoFields.alt(photo.id)} value={photo.alt} />
            <input type="hidden" name={photoFields.drawing(photo.id)} value="yes" />
            <p className="small muted">{labelled(words.drawing, photo.alt)}</p>
          </>
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
            <FocalPointField
              id={`${id}-photo-${photo.id}-focus`}
              name={photoFields.focus(photo.id)}
              src={src}
              value={photo.focus}
              about={photo.alt}
            />
            <PhotoConsent photo={photo} above={above} />
          </>
        )}
        <div className="para-acts">
          {onUp && <Act icon="up" label={words.up} about={photo.alt} onClick={onUp} />}
          <Act icon="bin" label={words.remove} about={photo.alt} danger onClick={onRemove} />
        </div>
      </div>
    </div>
  );
}

function PhotoConsent({ photo, above }: Pick<ChosenPhotoFieldsProps, "photo" | "above">) {
  if (photo.hasConsent || photo.isWithdrawn || photo.isWaiting) return <ConsentChip {...photo} />;
  return (
    <ConsentFields
      prefix={photoFields.consent(photo.id)}
      answer={photo.answer}
      faces={photo.faces ?? "unknown"}
      above={above}
    />
  );
}

function photographAbove(photos: readonly ChosenPhoto[], index: number): number | undefined {
  const above = photos.slice(0, index).filter(({ id, kind }) => id > 0 && kind === "photograph");
  return above[above.length - 1]?.id;
}
