import { staffMedia } from "content/staff-media.ts";
import { type FocalPoint, focalPoints } from "./photo-schema.ts";

const words = staffMedia;

interface FocusFieldProps {
  id: string;
  name: string;
  value: FocalPoint;
  /** What is in the picture, for whoever hears the label among those of other pictures. */
  about?: string;
}

/** Where what matters in a picture is, so that no layout cuts it off. */
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
