import { formErrors } from "content/form-errors.ts";
import { pluralForm } from "content/intl.ts";
import { fillPlaces } from "./places.ts";

/**
 * Returns the message of a form with errors.
 * @param words the foundation's own sentences
 */
export const markedFields = (count: number, words: Record<"marked" | "markedSeveral", string> = formErrors): string =>
  pluralForm(count) === "one" ? words.marked : fillPlaces(words.markedSeveral, { count: `${count}` });
