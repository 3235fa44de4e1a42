import { dates } from "../../content/en/day-words.ts";

/** Joins a label and its text with the colon of the language: `Name: Ada`. */
export const withLabel = (label: string, text: string): string => dates.labelled(label, text);
