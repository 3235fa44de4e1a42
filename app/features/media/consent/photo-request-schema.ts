import { fieldErrors } from "content/staff-fields.ts";
import * as v from "valibot";

export const askers = ["self", "child", "carer", "other"] as const;
export const changes = ["down", "cover", "words"] as const;

const text = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, () => fieldErrors.tooLong(max)),
  );

export const photoRequestSchema = (words: Record<"choosePhoto" | "chooseWho" | "chooseWish", string>) =>
  v.object({
    photo: v.pipe(
      v.optional(v.string(), ""),
      v.regex(/^[1-9]\d{0,14}$/, words.choosePhoto),
      v.transform((value) => Number(value)),
    ),
    who: v.pipe(v.optional(v.string(), ""), v.picklist(askers, words.chooseWho)),
    wish: v.pipe(v.optional(v.string(), ""), v.picklist(changes, words.chooseWish)),
    code: text(60),
    contact: text(200),
    note: text(2000),
  });

export type PhotoRequestFields = v.InferOutput<ReturnType<typeof photoRequestSchema>>;

export const documentRequestSchema = (words: Record<"choosePhoto" | "chooseWho", string>) =>
  v.object({
    document: v.pipe(v.optional(v.string(), ""), v.nonEmpty(words.choosePhoto), v.maxLength(200, words.choosePhoto)),
    who: v.pipe(v.optional(v.string(), ""), v.picklist(askers, words.chooseWho)),
    contact: text(200),
    note: text(2000),
  });

export type DocumentRequestFields = v.InferOutput<ReturnType<typeof documentRequestSchema>>;
