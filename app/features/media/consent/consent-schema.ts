import * as v from "valibot";
import { consentKinds } from "../../../values/consent-answer.ts";
import { isPlainDate } from "../../../values/dates.ts";
import { saysNobody, whoIsThat } from "../../../values/says-nobody.ts";
import { consentUses, relations } from "./consent.ts";

const text = (max: number) =>
  v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(max, `Must be ${max} characters or less`));

const code = v.pipe(
  text(20),
  v.toUpperCase(),
  v.regex(/^(?:[A-Z]-\d{1,9})?$/, "A code looks like P-12. Leave it empty for a new person"),
);

const day = (message: string) =>
  v.pipe(
    text(10),
    v.check((value) => value === "" || isPlainDate(value), message),
  );

const consentFields = (today: string) => ({
  code,
  person: v.pipe(v.optional(v.string(), ""), v.picklist(["child", "adult"], "Choose a child or a grown-up")),
  relation: v.optional(v.picklist(relations, "Choose who said yes for the child"), "guardian"),
  givenBy: v.pipe(
    text(200),
    v.check((value) => value === "" || !saysNobody(value), whoIsThat),
  ),
  kind: v.pipe(v.optional(v.string(), ""), v.picklist([...consentKinds, "noted"], "Choose how they said yes")),
  givenOn: v.pipe(
    day("Choose the day on which they said yes"),
    v.nonEmpty("Choose the day on which they said yes"),
    v.check((value) => value <= today, "This day has not come yet"),
  ),
  language: text(60),
  assent: v.pipe(
    v.optional(v.string()),
    v.transform((value) => value !== undefined),
  ),
  uses: v.pipe(
    v.optional(v.array(v.picklist(consentUses, "Choose from the list")), []),
    v.minLength(1, "Tick at least one place where the photo may be seen"),
  ),
  until: v.pipe(
    day("Choose a day, or leave it empty"),
    v.check((value) => value === "" || value >= today, "This day is over. Choose a later one, or leave it empty"),
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
        "For a child, a parent, guardian or carer says yes",
      ),
      ["relation"],
    ),
    v.forward(
      v.check(({ person, givenBy }) => person === "adult" || givenBy !== "", "Write down who said yes for the child"),
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
