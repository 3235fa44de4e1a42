import { saysNobody } from "./says-nobody.ts";

/** Ways in which a person says yes. */
export const consentKinds = ["paper", "voice", "signature"] as const;
type ConsentKind = (typeof consentKinds)[number];

/** People who can consent to a photo. */
export const consentGivers = ["guardian", "adults", "nobody"] as const;

/** Form value for the person of another photo; older drafts have it as their one answer. */
const samePerson = /^(?:same:)?([A-Z]-\d{1,9})$/;

/** Form value for the people of another photo. */
const abovePhoto = /^above:([1-9]\d{0,14})$/;

/** Value that a form posts for the people of another photo. */
export const valueOfAbove = (photo: number) => `above:${photo}`;

/** More people than one answer names. */
const maxPeople = 20;

/** The answer of a form to "Who said yes?" about one picture. */
export interface ConsentAnswer {
  /** `same`: the people of `codes`; `above`: those of another photo; `nobody`: all people are unrecognisable. */
  who: (typeof consentGivers)[number] | "same" | "above";
  /** Names or roles of the people who consented. Empty for the answer `nobody`. */
  givenBy: string;
  /** Names or roles of those who said yes for further children, or of further grown-ups. */
  others: string[];
  kind: ConsentKind;
  /** The child was also asked. */
  hasAssent: boolean;
  /** People with a consent who are in it too, like `P-12`. */
  codes: string[];
  /** The photo whose people are in this one too, with `above`. */
  above: number | undefined;
  /** Number of recognisable people, where nothing counted them; undefined where no answer says it. */
  people: number | undefined;
}

/** An answer without any details. */
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

/** A person with a recent consent, with a small photo, so that staff recognise the child. */
export interface RecentPerson {
  /** Like `P-12`. */
  code: string;
  /** Name of the person who consented; empty without a name. */
  givenBy: string;
  /** Address of a small picture; empty without one. */
  src: string;
}

/** Field names of one answer. @param prefix of the picture, like `photo-12-consent` */
export const consentFields = (prefix: string) => ({
  who: prefix,
  givenBy: `${prefix}-by`,
  kind: `${prefix}-kind`,
  assent: `${prefix}-assent`,
  same: `${prefix}-same`,
  people: `${prefix}-people`,
});

/** Prefix of the answer about a photo between paragraphs. */
export const textPhotoConsent = (id: number) => `text-photo-${id}-consent`;

/** @returns undefined without an answer */
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

/** Form values of an answer, as a form posts them. */
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

/** A consent has a name or a role, and no people are in a photo without recognisable people. */
export const isCompleteAnswer = (answer: ConsentAnswer): boolean => whyIncomplete(answer) === undefined;

/** Finds the gap in an answer: no name, words that name no person, or a contradiction. */
export function whyIncomplete({ who, givenBy, others, codes }: ConsentAnswer): "name" | "vague" | "both" | undefined {
  if (who === "nobody") return codes.length > 0 ? "both" : undefined;
  if (who === "same" || who === "above") return undefined;
  if (givenBy === "") return "name";
  return [givenBy, ...others].some(saysNobody) ? "vague" : undefined;
}
