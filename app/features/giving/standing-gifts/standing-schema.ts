import * as v from "valibot";
import { isPlainDate } from "../../../values/dates.ts";

/** An act on a monthly gift, with the day on which the page said that it is due (ISO date). */
export const dueSchema = v.object({ due: v.pipe(v.optional(v.string(), ""), v.check(isPlainDate, "Choose a day")) });
