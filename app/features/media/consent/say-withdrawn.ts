import { fillPlaces } from "../../../values/places.ts";

export type WithdrawnCounts = { photos: number; recordings: number };

/** Writes numbers for an address, for example `gone3and1`. */
export const writeWithdrawn = ({ photos, recordings }: WithdrawnCounts): string => `gone${photos}and${recordings}`;

/** @returns undefined for other texts */
export function readWithdrawn(outcome: string | undefined): WithdrawnCounts | undefined {
  const [, photos, recordings] = /^gone(\d{1,9})and(\d{1,9})$/.exec(outcome ?? "") ?? [];
  return photos === undefined ? undefined : { photos: Number(photos), recordings: Number(recordings) };
}

type Words = Record<"done" | "doneNothing" | "onePhoto" | "photos" | "oneRecording" | "recordings" | "and", string>;

export function sayWithdrawn(words: Words, { photos, recordings }: WithdrawnCounts): string {
  const many = (count: number, one: string, several: string) =>
    count === 0 ? [] : [count === 1 ? one : fillPlaces(several, { count: String(count) })];
  const gone = [
    ...many(photos, words.onePhoto, words.photos),
    ...many(recordings, words.oneRecording, words.recordings),
  ];
  return gone.length === 0 ? words.doneNothing : fillPlaces(words.done, { gone: gone.join(` ${words.and} `) });
}
