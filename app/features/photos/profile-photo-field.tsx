import { staffMedia as words } from "content/staff-media.ts";
import { useRef, useState } from "react";
import { type FormValues, tellForm } from "../../cms/local-draft.ts";
import { Act } from "../../ui/act.tsx";
import avatar from "../../ui/art/avatar.svg";
import { Check } from "../../ui/field.tsx";
import { findTypedPhotos, photoFields } from "./chosen-photos.ts";
import type { ChosenPhoto } from "./photo.ts";
import { PhotoUpload } from "./photo-upload.tsx";

interface ProfilePhotoFieldProps {
  id: string;
  initial: ChosenPhoto | undefined;
  formValues: FormValues;
  error: string | undefined;
}

/** A profile photo: needs no alt text field, as the name always stands beside it. */
export function ProfilePhotoField({ id, initial, formValues, error }: ProfilePhotoFieldProps) {
  const [photo, setPhoto] = useState(() => (findTypedPhotos(formValues) ?? [initial])[0]);
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
              <Check label={words.consent} name={photoFields.consent(photo.id)} defaultChecked={photo.hasConsent} />
              <div className="para-acts">
                <Act icon="bin" label={words.remove} danger onClick={() => change(undefined)} />
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
