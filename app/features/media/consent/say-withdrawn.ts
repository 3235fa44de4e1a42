import { fillPlaces } from "../../../values/places.ts";

export type WithdrawnCounts = { photos: number; recordings: number; documents: number };

/** Writes numbers for an address, for example `gone3and1and0`. */
export const writeWithdrawn = ({ photos, recordings, documents }: WithdrawnCounts): string =>
  `gone${photos}and${recordings}and${documents}`;

/** @returns undefined for other texts */
export function readWithdrawn(outcome: string | undefined): WithdrawnCounts | undefined {
  const [found, photos, recordings, documents] = /^gone(\d{1,9})and(\d{1,9})and(\d{1,9})$/.exec(outcome ?? "") ?? [];
  if (found === undefined) return undefined;
  return { photos: Number(photos), recordings: Number(recordings), documents: Number(documents) };
}

type Words = Record<
  "done" | "doneNothing" | "onePhoto" | "photos" | "oneRecording" | "recordings" | "oneDocument" | "documents" | "and",
  string
>;

export function sayWithdrawn(words: Words, { photos, recordings, documents }: WithdrawnCounts): string {
  const many = (count: number, one: string, several: string) =>
    count === 0 ? [] : [count === 1 ? one : fillPlaces(several, { count: String(count) })];
  const gone = [
    ...many(photos, words.onePhoto, words.photos),
    ...many(recordings, words.oneRecording, words.recordings),
    ...many(documents, words.oneDocument, words.documents),
  ];
  return gone.length === 0 ? words.doneNothing : fillPlaces(words.done, { gone: gone.join(` ${words.and} `) });
}
