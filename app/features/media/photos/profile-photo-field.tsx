import { staffMedia as words } from "content/staff-media.ts";
import { useRef, useState } from "react";
import { dispatchInput, type FormValues } from "../../../staff-kit/local-draft.ts";
import { Act } from "../../../ui/act.tsx";
import avatar from "../../../ui/art/avatar.svg";
import { Check } from "../../../ui/field.tsx";
import { consentFields } from "../../../values/consent-answer.ts";
import { findTypedPhotos, photoFields } from "./chosen-photos.ts";
import { ConsentChip } from "./media-tile.tsx";
import type { ChosenPhoto } from "./photo.ts";
import { PhotoUpload } from "./photo-upload.tsx";

interface ProfilePhotoFieldProps {
  id: string;
  initial: ChosenPhoto | undefined;
  formValues: FormValues;
  error: string | undefined;
}

/** Field for a profile photo. It needs no description, because the person's name is beside it. */
export function ProfilePhotoField({ id, initial, formValues, error }: ProfilePhotoFieldProps) {
  const [photo, setPhoto] = useState(() => (findTypedPhotos(formValues) ?? [initial])[0]);
  const box = useRef<HTMLDivElement>(null);
  const change = (changed: ChosenPhoto | undefined) => {
    setPhoto(changed);
    dispatchInput(() => box.current);
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
              <ProfileConsent photo={photo} />
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
        hint={`${words.profileHint} ${words.hint}`}
        error={error}
        onSent={change}
      />
    </div>
  );
}

/** Consent for a profile photo; adults agree for themselves. */
function ProfileConsent({ photo }: { photo: ChosenPhoto }) {
  const { id, hasConsent, isWithdrawn, isWaiting, answer } = photo;
  const names = consentFields(photoFields.consent(id));
  if (hasConsent) return <input type="hidden" name={photoFields.cleared(id)} value="yes" />;
  if (isWithdrawn || isWaiting)
    return (
      <>
        <input type="hidden" name={photoFields.state(id)} value={isWithdrawn ? "gone" : "waits"} />
        <ConsentChip {...photo} />
        <p className="small">{words.profileWaits}</p>
      </>
    );
  return (
    <>
      <input type="hidden" name={names.givenBy} value={words.profileGivenBy} />
      <Check label={words.consent} name={names.who} value="adults" defaultChecked={answer !== undefined} />
    </>
  );
}
