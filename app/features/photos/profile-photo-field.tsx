import { staffMedia } from "content/staff-media.ts";
import { useRef, useState } from "react";
import { type FormValues, tellForm } from "../../cms/local-draft.ts";
import avatar from "../../ui/art/avatar.svg";
import { Icon } from "../../ui/icon.tsx";
import { findTypedPhotos, photoFields } from "./chosen-photos.ts";
import type { ChosenPhoto } from "./photo.ts";
import { PhotoUpload } from "./photo-upload.tsx";

const words = staffMedia;

interface ProfilePhotoFieldProps {
  id: string;
  initial: ChosenPhoto | undefined;
  formValues: FormValues;
  error: string | undefined;
}

/** A profile photo: needs no alt text field, as the name always stands beside it. */
export function ProfilePhotoField({ id, initial, formValues, error }: ProfilePhotoFieldProps) {
  const [photo, setPhoto] = useState(() => {
    const kept = findTypedPhotos(formValues);
    return kept ? kept[0] : initial;
  });
  const box = useRef<HTMLDivElement>(null);
  const change = (changed: ChosenPhoto | undefined) => {
    setPhoto(changed);
    tellForm(() => box.current);
  };

  return (
    <div className="form" ref={box} id={`${id}-photos`} tabIndex={-1}>
      <input type="hidden" name={photoFields.shown} value="yes" />
      <p className="label">{words.profileLabel}</p>
      <div className="chosen">
        <img src={photo?.src ?? avatar} alt="" width="96" height="96" />
        <div className="form">
          {photo && (
            <>
              <input type="hidden" name={photoFields.id} value={photo.id} />
              <input type="hidden" name={photoFields.src(photo.id)} value={photo.src} />
              <label className="check">
                <input type="checkbox" name={photoFields.consent(photo.id)} defaultChecked={photo.hasConsent} />
                <span>{words.consent}</span>
              </label>
              <div className="para-acts">
                <button type="button" className="act act--danger" onClick={() => change(undefined)}>
                  <Icon name="bin" />
                  {words.remove}
                </button>
              </div>
            </>
          )}
        </div>
      </div>
      <PhotoUpload
        id={id}
        folder="profile_images"
        label={words.chooseProfile}
        hint={words.hint}
        error={error}
        onSent={change}
      />
    </div>
  );
}
