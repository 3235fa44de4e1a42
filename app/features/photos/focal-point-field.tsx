import { staffMedia as words } from "content/staff-media.ts";
import { type FocalPoint, focalPoints } from "./photo.ts";

interface FocusFieldProps {
  id: string;
  name: string;
  value: FocalPoint;
  /** Address of the picture; undefined while the device looks for it. */
  src: string | undefined;
  /** The picture's content, which tells equal labels apart in screen readers. */
  about?: string;
}

/** The focal point of a picture, which no crop cuts off: chosen by touching the picture, or with the arrow keys. */
export function FocalPointField({ id, name, value, src, about }: FocusFieldProps) {
  return (
    <fieldset className="focal" id={id} tabIndex={-1}>
      <legend className="label">
        {words.focus}
        {about && <span className="vh">{` (${about})`}</span>}
      </legend>
      <div className="focal-picture">
        <img src={src} alt="" loading="lazy" />
        {focalPoints.map((place) => (
          <label key={place}>
            <input type="radio" name={name} value={place} defaultChecked={place === value} />
            <span className="vh">{words.focuses[place]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
