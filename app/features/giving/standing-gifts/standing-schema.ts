import * as v from "valibot";
import { isPlainDate } from "../../../values/dates.ts";

/** `due` is the day on the page (ISO date). */
export const dueSchema = v.object({ due: v.pipe(v.optional(v.string(), ""), v.check(isPlainDate, "Choose a day")) });
