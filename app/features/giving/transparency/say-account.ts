import { labelled } from "content/labelled.ts";
import { writeEventDate } from "../../../values/dates.ts";

/** Writes a month, such as `October 2026`. @param month YYYY-MM */
export const writeMonth = (month: string): string => writeEventDate({ date: `${month}-01`, precision: "month" });

/** Writes the slices of a doughnut as a sentence. */
export const readSlices = (label: string, slices: readonly { label: string; percent: number }[]): string =>
  labelled(label, slices.map(({ label, percent }) => `${label} ${percent.toFixed(2)}%`).join(", "));
