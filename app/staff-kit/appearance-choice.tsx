import { staffShell } from "content/staff-shell.ts";
import { useId } from "react";
import { appearances, setAppearance, useAppearance } from "../ui/appearance.ts";

/**
 * Field for the colour scheme of the staff area on this device.
 * @param props.isOnPage true on a page, false in a menu
 */
export function AppearanceChoice({ isOnPage = false }: { isOnPage?: boolean }) {
  const chosen = useAppearance();
  const name = useId();
  return (
    <fieldset className={isOnPage ? "form choices" : undefined}>
      <legend className="vh">{staffShell.appearance.heading}</legend>
      {appearances.map((appearance) => (
        <label key={appearance} className={isOnPage ? "check" : undefined}>
          <input type="radio" name={name} checked={appearance === chosen} onChange={() => setAppearance(appearance)} />
          {staffShell.appearance.choices[appearance]}
        </label>
      ))}
    </fieldset>
  );
}
