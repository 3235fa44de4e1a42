import { photoErrors as errors } from "content/staff-photo-errors.ts";
import * as v from "valibot";
import type { FaceBox } from "../../../server/faces/face-boxes.ts";

/** Choices for the uncovered picture. */
export const uncoveredChoices = ["delete", "keep", "both"] as const;

export type UncoveredChoice = (typeof uncoveredChoices)[number];

/** Maximum number of areas: more faces than a picture of 1600 pixels can show. */
const maxAreas = 200;

/** Writes a box as a form value: left, top, width and height as fractions. */
export const writeBox = ({ x, y, width, height }: FaceBox): string => [x, y, width, height].join(",");

function readBox(text: string): FaceBox | undefined {
  if (!/^(?:[01](?:\.\d{1,6})?,){3}[01](?:\.\d{1,6})?$/.test(text)) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = text.split(",").map(Number);
  return width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001 ? { x, y, width, height } : undefined;
}

const percents = v.optional(v.array(v.pipe(v.string(), v.trim())), []);

const isPercent = (text: string) => /^\d{1,3}(?:\.\d)?$/.test(text) && Number(text) <= 100;

/** Returns the marked areas in percent; empty rows are omitted. */
function rowsOf({ across, down, size }: { across: string[]; down: string[]; size: string[] }) {
  const rows = across.map((text, index) => [text, down[index] ?? "", size[index] ?? ""]);
  return rows.filter(([left, top]) => left !== "" || top !== "");
}

const isRow = (row: string[]) => row.every(isPercent) && Number(row[2]) >= 1;

/** @param row in percent: from the left, from the top, and of the width @param ratio width divided by height */
function squareAround([across = "", down = "", size = ""]: string[], ratio: number): FaceBox {
  const [middleX, middleY, width] = [across, down, size].map((text) => Number(text) / 100) as [number, number, number];
  const height = width * ratio;
  const left = Math.max(0, middleX - width / 2);
  const top = Math.max(0, middleY - height / 2);
  const right = Math.min(1, middleX + width / 2);
  const bottom = Math.min(1, middleY + height / 2);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Schema of the areas to cover. @param ratio the picture's width divided by its height */
export const coverSchema = (ratio: number) =>
  v.pipe(
    v.object({
      cover: v.optional(v.array(v.string()), []),
      across: percents,
      down: percents,
      size: percents,
      uncovered: v.optional(
        v.picklist(uncoveredChoices, () => errors.uncovered),
        "delete",
      ),
    }),
    v.forward(
      v.check(
        ({ cover }) => cover.every((text) => readBox(text) !== undefined),
        () => errors.facesOfPhoto,
      ),
      ["cover"],
    ),
    v.forward(
      v.check(
        (fields) => rowsOf(fields).every(isRow),
        () => errors.percents,
      ),
      ["across"],
    ),
    v.forward(
      v.check(
        (fields) => fields.cover.length + rowsOf(fields).length > 0,
        () => errors.noFace,
      ),
      ["cover"],
    ),
    v.forward(
      v.check(
        (fields) => fields.cover.length + rowsOf(fields).length <= maxAreas,
        () => errors.manyFaces(maxAreas),
      ),
      ["cover"],
    ),
    v.transform((fields) => ({
      areas: [
        ...fields.cover.flatMap((text) => readBox(text) ?? []),
        ...rowsOf(fields).map((row) => squareAround(row, ratio)),
      ],
      uncovered: fields.uncovered,
    })),
  );

export const coverLists = ["cover", "across", "down", "size"];

/** Describes a face's position in thirds of the picture, for screen readers. */
export function placeOf({ x, y, width, height }: FaceBox) {
  const third = (middle: number) => Math.min(2, Math.floor(middle * 3)) as 0 | 1 | 2;
  return { column: third(x + width / 2), row: third(y + height / 2) };
}
