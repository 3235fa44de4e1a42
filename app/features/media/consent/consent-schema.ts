import { fieldErrors } from "content/staff-fields.ts";
import { consentErrors as errors } from "content/staff-photo-errors.ts";
import * as v from "valibot";
import { consentKinds } from "../../../values/consent-answer.ts";
import { isPlainDate } from "../../../values/dates.ts";
import { saysNobody, whoIsThat } from "../../../values/says-nobody.ts";
import { consentUses, relations } from "./consent.ts";

const text = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, () => fieldErrors.tooLong(max)),
  );

const code = v.pipe(
  text(20),
  v.toUpperCase(),
  v.regex(/^(?:[A-Z]-\d{1,9})?$/, () => errors.code),
);

const day = (message: () => string) =>
  v.pipe(
    text(10),
    v.check((value) => value === "" || isPlainDate(value), message),
  );

const consentFields = (today: string) => ({
  code,
  person: v.pipe(
    v.optional(v.string(), ""),
    v.picklist(["child", "adult"], () => errors.person),
  ),
  relation: v.optional(
    v.picklist(relations, () => errors.relation),
    "guardian",
  ),
  givenBy: v.pipe(
    text(200),
    v.check((value) => value === "" || !saysNobody(value), whoIsThat),
  ),
  kind: v.pipe(
    v.optional(v.string(), ""),
    v.picklist([...consentKinds, "noted"], () => errors.kind),
  ),
  givenOn: v.pipe(
    day(() => errors.givenOn),
    v.nonEmpty(() => errors.givenOn),
    v.check(
      (value) => value <= today,
      () => errors.future,
    ),
  ),
  language: text(60),
  assent: v.pipe(
    v.optional(v.string()),
    v.transform((value) => value !== undefined),
  ),
  uses: v.pipe(
    v.optional(v.array(v.picklist(consentUses, () => fieldErrors.fromList)), []),
    v.minLength(1, () => errors.uses),
  ),
  until: v.pipe(
    day(() => errors.until),
    v.check(
      (value) => value === "" || value >= today,
      () => errors.past,
    ),
  ),
  names: text(200),
  idempotencyKey: text(100),
});

/** Schema of a new consent. @param today ISO date */
export const consentSchema = (today: string) =>
  v.pipe(
    v.object(consentFields(today)),
    v.forward(
      v.check(
        ({ person, relation }) => person === "adult" || relation !== "self",
        () => errors.childSelf,
      ),
      ["relation"],
    ),
    v.forward(
      v.check(
        ({ person, givenBy }) => person === "adult" || givenBy !== "",
        () => errors.noGiver,
      ),
      ["givenBy"],
    ),
  );

/** Schema of a changed consent. @param today ISO date */
export const allowedSchema = (today: string) => {
  const { uses, until, names } = consentFields(today);
  return v.object({ uses, until, names });
};

export type AllowedFields = v.InferOutput<ReturnType<typeof allowedSchema>>;
export type ConsentFields = v.InferOutput<ReturnType<typeof consentSchema>>;
