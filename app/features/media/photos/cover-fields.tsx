import { staffFaces as words } from "content/staff-faces.ts";
import { type MouseEvent, useState } from "react";
import { Act } from "../../../ui/act.tsx";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Check } from "../../../ui/field.tsx";
import { Submit } from "../../../ui/submit.tsx";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import type { PhotoFaces } from "./count-faces.server.ts";
import { placeOf, uncoveredChoices, writeBox } from "./face-schema.ts";

export interface PhotoWithFaces {
  id: number;
  src: string;
  kind: "drawing" | "photograph";
  width: number;
  height: number;
  withdrawnAt: string | null;
  faces: PhotoFaces;
}

/** An area that staff mark, in percent. */
type Missed = { key: number; across: string; down: string; size: string };

/** Initial size of an area that staff touch (percent). */
const touchedSize = "12";

const empty = (key: number): Missed => ({ key, across: "", down: "", size: touchedSize });

type CoverFieldsProps = { photo: PhotoWithFaces; refused: StaffFormErrors | undefined; busy: boolean };

/** Fields to choose what to cover: found faces from a list, other areas by touch or by numbers. */
export function CoverFields({ photo, refused, busy }: CoverFieldsProps) {
  const [missed, setMissed] = useState([empty(0)]);
  const id = `photo-${photo.id}`;
  const errors = refused?.errors ?? {};
  const change = (key: number, changed: Partial<Missed>) =>
    setMissed((rows) => rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const add = (row: Partial<Missed> = {}) =>
    setMissed((rows) => {
      const free = rows.find(({ across, down }) => across === "" && down === "");
      if (free !== undefined) return rows.map((other) => (other === free ? { ...other, ...row } : other));
      return [...rows, { ...empty(rows.length), ...row }];
    });
  const touch = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const percent = (part: number) => String(Math.min(100, Math.max(0, Math.round(part * 100))));
    add({ across: percent((clientX - box.left) / box.width), down: percent((clientY - box.top) / box.height) });
  };
  return (
    <>
      <input type="hidden" name="intent" value="cover" />
      <ErrorSummary
        message={refused?.message}
        fields={Object.keys(errors).map((name) => ({ name, label: name === "cover" ? words.cover : words.missed }))}
        errors={errors}
        prefix={`${id}-`}
      />
      <FacesPicture photo={photo} missed={missed} onTouch={touch} />
      <FoundFaces photo={photo} id={`${id}-cover`} error={errors.cover} />
      <fieldset className="form choices" id={`${id}-across`} tabIndex={-1}>
        <legend className="label">{words.missed}</legend>
        <p className="hint">{words.missedHint}</p>
        <p className="err" hidden={errors.across === undefined}>
          {errors.across}
        </p>
        {missed.map((row) => (
          <div className="face-row" key={row.key}>
            {(["across", "down", "size"] as const).map((name) => (
              <label key={name}>
                {words[name]}
                <input
                  type="number"
                  name={name}
                  min={name === "size" ? 1 : 0}
                  max={100}
                  value={row[name]}
                  onChange={({ currentTarget }) => change(row.key, { [name]: currentTarget.value })}
                />
              </label>
            ))}
          </div>
        ))}
        <Act label={words.more} onClick={() => setMissed((rows) => [...rows, empty(rows.length)])} />
      </fieldset>
      <fieldset className="form choices">
        <legend className="label">{words.uncovered}</legend>
        {uncoveredChoices.map((choice) => (
          <Check
            key={choice}
            type="radio"
            name="uncovered"
            value={choice}
            label={words.choices[choice]}
            defaultChecked={choice === "delete"}
          />
        ))}
      </fieldset>
      <p className="small muted">{words.cannotUndo}</p>
      <Submit busy={busy} busyWords={words.busy}>
        {words.submit}
      </Submit>
    </>
  );
}

function FacesPicture({
  photo,
  missed,
  onTouch,
}: Pick<CoverFieldsProps, "photo"> & { missed: Missed[]; onTouch(event: MouseEvent): void }) {
  const { src, width, height, faces } = photo;
  const size = Math.max(width, height) / 22;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: keys have the number fields.
    <div className="faces-picture" onClick={onTouch}>
      <img src={src} alt={words.picture} width={width} height={height} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {faces.boxes.map((box, index) => (
          <g key={writeBox(box)}>
            <rect x={box.x * width} y={box.y * height} width={box.width * width} height={box.height * height} />
            <text x={(box.x + box.width / 2) * width} y={box.y * height - size / 4} fontSize={size} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        {missed
          .filter(({ across, down }) => across !== "" && down !== "")
          .map(({ key, across, down, size }) => (
            <circle
              key={key}
              cx={(Number(across) / 100) * width}
              cy={(Number(down) / 100) * height}
              r={(Number(size) / 200) * width}
            />
          ))}
      </svg>
    </div>
  );
}

function FoundFaces({
  photo: { faces },
  id,
  error,
}: Pick<CoverFieldsProps, "photo"> & { id: string; error: string | undefined }) {
  return (
    <div id={id} tabIndex={-1}>
      <p className="err" hidden={error === undefined}>
        {error}
      </p>
      {faces.boxes.length > 0 && (
        <ol className="face-list">
          {faces.boxes.map((box, index) => (
            <li key={writeBox(box)}>
              {words.face(index + 1, placeOf(box))}
              <Check name="cover" value={writeBox(box)} label={`${words.cover} (${index + 1})`} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
