import { staffMedia } from "content/staff-media.ts";
import type { EditorPhoto } from "../../../cms/editor/photo-port.ts";
import { photoFields } from "./chosen-photos.ts";

const words = staffMedia.withoutScript;

/** Photos that staff can choose without script, newest first. */
export interface PhotoOffers {
  photos: EditorPhoto[];
  older?: number | undefined;
}

interface PlainPhotoChoiceProps {
  id: string;
  /** Undefined until requested; null for an item that is not stored yet. */
  offers: PhotoOffers | null | undefined;
  chosen: readonly number[];
}

/** Field to choose photos of the library without script, in a `noscript` element. */
export function PlainPhotoChoice({ id, offers, chosen }: PlainPhotoChoiceProps) {
  return (
    <noscript>
      {offers === null ? (
        <p className="hint">{words.later}</p>
      ) : offers === undefined ? (
        <p>
          <a className="act" href={`?photos#${id}-photos`}>
            {words.choose}
          </a>{" "}
          <span className="hint">{words.first}</span>
        </p>
      ) : (
        <Offers {...offers} id={id} chosen={chosen} />
      )}
    </noscript>
  );
}

function Offers({ id, photos, older, chosen }: PhotoOffers & Pick<PlainPhotoChoiceProps, "id" | "chosen">) {
  const offered = photos.filter((photo) => !chosen.includes(photo.id));
  return (
    <fieldset className="form choices">
      <legend className="label">{words.legend}</legend>
      {offered.length === 0 && <p>{words.none}</p>}
      {offered.map(({ id, address, description, consent }) => (
        <label key={id} className="check">
          <input type="checkbox" name={photoFields.id} value={id} />
          <img src={address} alt="" width="72" height="72" loading="lazy" />
          <span>{description}</span>
          <input type="hidden" name={photoFields.alt(id)} value={description} />
          <input type="hidden" name={photoFields.src(id)} value={address} />
          {consent === "noPeople" ? (
            <input type="hidden" name={photoFields.drawing(id)} value="yes" />
          ) : (
            <input type="hidden" name={photoFields.cleared(id)} value="yes" />
          )}
        </label>
      ))}
      {older !== undefined && (
        <a className="act" href={`?photos&before=${older}#${id}-photos`}>
          {words.older}
        </a>
      )}
    </fieldset>
  );
}
