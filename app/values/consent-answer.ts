import { saysNobody } from "./says-nobody.ts";

/** Forms in which a person gives consent. */
export const consentKinds = ["paper", "voice", "signature"] as const;
type ConsentKind = (typeof consentKinds)[number];

/** People who can consent to a photo. */
export const consentGivers = ["guardian", "adults", "nobody"] as const;

/** Form value for one person from another photo; older drafts have this instead of a list. */
const samePerson = /^(?:same:)?([A-Z]-\d{1,9})$/;

/** Form value for all people from another photo. */
const abovePhoto = /^above:([1-9]\d{0,14})$/;

/** Returns the form value for all people from another photo. */
export const valueOfAbove = (photo: number) => `above:${photo}`;

const maxPeople = 20;

/** The answer to "Who said yes?" about one picture, from a form. */
export interface ConsentAnswer {
  /** `same`: the people of `codes`; `above`: those of another photo; `nobody`: no person is recognisable. */
  who: (typeof consentGivers)[number] | "same" | "above";
  /** Names or roles of the people who consented; empty for the answer `nobody`. */
  givenBy: string;
  /** Names or roles of the people who consented for further children, or of further adults. */
  others: string[];
  kind: ConsentKind;
  hasAssent: boolean;
  /** Codes of people with a recorded consent who are also in the picture, such as `P-12`. */
  codes: string[];
  /** The photo that shows the same people; only with `above`. */
  above: number | undefined;
  /** Number of recognisable people, if no program counted them; undefined if no answer states it. */
  people: number | undefined;
}

/** An answer without details. */
export const bareAnswer: ConsentAnswer = {
  who: "guardian",
  givenBy: "",
  others: [],
  kind: "paper",
  hasAssent: false,
  codes: [],
  above: undefined,
  people: undefined,
};

/** A person with a recent consent, with a small photo by which staff recognise the child. */
export interface RecentPerson {
  /** For example, `P-12`. */
  code: string;
  /** Name of the person who consented; empty if unknown. */
  givenBy: string;
  /** Address of a small picture; empty if there is none. */
  src: string;
}

/**
 * Returns the field names of one answer.
 * @param prefix of the picture, such as `photo-12-consent`
 */
export const consentFields = (prefix: string) => ({
  who: prefix,
  givenBy: `${prefix}-by`,
  kind: `${prefix}-kind`,
  assent: `${prefix}-assent`,
  same: `${prefix}-same`,
  people: `${prefix}-people`,
});

/** Returns the prefix of the answer about a photo between paragraphs. */
export const textPhotoConsent = (id: number) => `text-photo-${id}-consent`;

/** Reads an answer; undefined without one. */
export function readConsentAnswer(formValues: Record<string, string[]>, prefix: string): ConsentAnswer | undefined {
  const names = consentFields(prefix);
  const first = (name: string) => formValues[name]?.[0] ?? "";
  const said = first(names.who);
  const codes = [
    ...new Set([said, ...(formValues[names.same] ?? [])].flatMap((text) => samePerson.exec(text)?.[1] ?? [])),
  ];
  const above = abovePhoto.exec(said)?.[1];
  const who =
    above !== undefined
      ? "above"
      : (consentGivers.find((giver) => giver === said) ?? (codes.length > 0 ? "same" : undefined));
  if (who === undefined) return undefined;
  const isNamed = who === "guardian" || who === "adults";
  const [givenBy = "", ...others] = isNamed
    ? (formValues[names.givenBy] ?? []).map((text) => text.trim().slice(0, 200))
    : [];
  const people = /^\d{1,3}$/.exec(first(names.people));
  return {
    who,
    givenBy,
    others: others.filter((text) => text !== "").slice(0, maxPeople),
    kind: consentKinds.find((kind) => kind === first(names.kind)) ?? "paper",
    hasAssent: who === "guardian" && formValues[names.assent] !== undefined,
    codes: codes.slice(0, maxPeople),
    above: above === undefined ? undefined : Number(above),
    people: people === null ? undefined : Number(people[0]),
  };
}

/** Returns the form values of an answer. */
export function formValuesOfAnswer(answer: ConsentAnswer, prefix: string): Record<string, string[]> {
  const names = consentFields(prefix);
  const { who, givenBy, others, kind, hasAssent, codes, above, people } = answer;
  return {
    ...(who !== "same" && { [names.who]: [above === undefined ? who : valueOfAbove(above)] }),
    [names.givenBy]: [givenBy, ...others],
    [names.kind]: [kind],
    ...(hasAssent && { [names.assent]: ["on"] }),
    ...(codes.length > 0 && { [names.same]: codes }),
    ...(people !== undefined && { [names.people]: [String(people)] }),
  };
}

/** Returns true if an answer is complete and consistent. */
export const isCompleteAnswer = (answer: ConsentAnswer): boolean => whyIncomplete(answer) === undefined;

/** Finds the problem of an answer: a missing name, words that name no person, or a contradiction. */
export function whyIncomplete({ who, givenBy, others, codes }: ConsentAnswer): "name" | "vague" | "both" | undefined {
  if (who === "nobody") return codes.length > 0 ? "both" : undefined;
  if (who === "same" || who === "above") return undefined;
  if (givenBy === "") return "name";
  return [givenBy, ...others].some(saysNobody) ? "vague" : undefined;
}
