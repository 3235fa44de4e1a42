import { staffMedia as words } from "content/staff-media.ts";
import { type FocalPoint, focalPoints } from "./photo.ts";

interface FocusFieldProps {
  id: string;
  name: string;
  value: FocalPoint;
  /** The picture's content, which tells equal labels apart in screen readers. */
  about?: string;
}

/** The focal point of a picture, which no crop cuts off. */
export function FocalPointField({ id, name, value, about }: FocusFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.focus}
        {about && <span className="vh">{` (${about})`}</span>}
      </label>
      <select id={id} name={name} defaultValue={value}>
        {focalPoints.map((place) => (
          <option key={place} value={place}>
            {words.focuses[place]}
          </option>
        ))}
      </select>
    </div>
  );
}
