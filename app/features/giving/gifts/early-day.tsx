import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { Check } from "../../../ui/field.tsx";
import { isPlainDate, writeDay } from "../../../values/dates.ts";

/** A tick that confirms a day before the foundation began. @param day ISO date that was refused */
export function EarlyDay({ day = "", error }: { day: string | undefined; error: string }) {
  if (!isPlainDate(day)) return null;
  return (
    <>
      <Check name="early" value={day} label={staffGiftChanges.recording.early(writeDay(day))} />
      <p className="err">{error}</p>
    </>
  );
}
