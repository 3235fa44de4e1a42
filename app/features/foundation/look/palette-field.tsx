import { staffLook as words } from "content/staff-look.ts";
import { useDeferredValue, useMemo, useState } from "react";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Act } from "../../../ui/act.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type Hex, isHex } from "../../../values/colour.ts";
import { inkOn, nearestPassing, readyPalettes, writeRatio } from "../../../values/look/check-palette.ts";
import {
  isSamePalette,
  type Palette,
  paletteOf,
  type Role,
  roles,
  samplePalette,
} from "../../../values/look/palette.ts";
import { problemsOf } from "../settings/look-form-schema.ts";
import "./look.css";

interface PaletteFieldProps {
  formValues: FormValues;
  errors: Record<string, string>;
  /** Called after changes that the user did not type. */
  onChange(): void;
}

/** Field with ready palettes and five colours with their contrast. Suggests the nearest readable palette. */
export function PaletteField({ formValues, errors, onChange }: PaletteFieldProps) {
  const [palette, setPalette] = useState(() => paletteIn(formValues));
  const choose = (chosen: Palette) => {
    setPalette(chosen);
    onChange();
  };
  // Calculated after the colour is shown, because it takes tens of milliseconds on a phone.
  const checked = useDeferredValue(palette);
  const { problems, nearest } = useMemo(
    () => ({ problems: problemsOf(checked), nearest: nearestPassing(checked) }),
    [checked],
  );
  return (
    <section aria-labelledby="look-colours">
      <h2 id="look-colours">{words.colours}</h2>
      <p className="muted">{words.coloursHint}</p>
      <div className="pals" role="radiogroup" aria-labelledby="look-colours">
        {readyPalettes.map((ready) => (
          <label className="pal" key={ready.name}>
            <input
              type="radio"
              name="ready"
              value=""
              checked={isSamePalette(ready.palette, palette)}
              onChange={() => choose(ready.palette)}
            />
            <Swatches palette={ready.palette} />
            <b>
              <Icon name="check" />
              {words.palettes[ready.name]}
            </b>
          </label>
        ))}
      </div>
      <ul className="roles">
        {roles.map((role) => (
          <li key={role}>
            <input
              type="color"
              id={`look-${role}`}
              name={role}
              value={palette[role]}
              aria-label={words.roles[role].name}
              aria-describedby={`look-${role}-badge`}
              aria-invalid={errors[role] !== undefined && problems[role] !== undefined ? true : undefined}
              onChange={({ currentTarget }) => choose({ ...palette, [role]: currentTarget.value as Hex })}
            />
            <span>
              <b>{words.roles[role].name}</b>
              <small>{words.roles[role].use}</small>
            </span>
            <span id={`look-${role}-badge`}>
              <Badge palette={palette} role={role} />
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {Object.values(problems).map((sentence) => (
          <p className="err" key={sentence}>
            {sentence}
          </p>
        ))}
        {nearest === undefined && <p className="look-read">{words.allRead}</p>}
      </div>
      {nearest && (
        <div className="look-nearest">
          <Swatches palette={nearest} />
          <Act label={words.nearest} icon="check" onClick={() => choose(nearest)} />
        </div>
      )}
    </section>
  );
}

const paletteIn = (formValues: FormValues): Palette =>
  paletteOf((role) => {
    const value = formValues[role]?.[0] ?? "";
    return isHex(value) ? value : samplePalette[role];
  });

/** Shows the colours as a drawing, because staff pages forbid style attributes. */
export function Swatches({ palette }: { palette: Palette }) {
  const widths: Record<Role, [number, number]> = { ink: [0, 2], sun: [2, 1], sky: [3, 1], hill: [4, 1], page: [5, 2] };
  return (
    <svg className="sws" viewBox="0 0 7 4" preserveAspectRatio="none" aria-hidden="true">
      {roles.map((role) => (
        <rect key={role} x={widths[role][0]} width={widths[role][1]} height="4" fill={palette[role]} />
      ))}
    </svg>
  );
}

function Badge({ palette, role }: { palette: Palette; role: Role }) {
  if (role === "ink") return <span className="small muted">{words.onAll}</span>;
  const ratio = inkOn(palette, role);
  const isEnough = ratio >= 4.5;
  return (
    <span className={isEnough ? "aa" : "aa aa--no"}>
      <Icon name={isEnough ? "check" : "alert"} />
      {isEnough ? (ratio >= 7 ? "AAA" : "AA") : words.tooPale} {writeRatio(ratio)}
    </span>
  );
}
