/** Ways in which a person says yes. */
export const consentKinds = ["paper", "voice", "signature"] as const;
type ConsentKind = (typeof consentKinds)[number];

/** Who said yes to a picture. */
export const consentGivers = ["guardian", "adults", "nobody"] as const;

/** How a form says that the person of another photo is in this one too. */
const samePerson = /^same:([A-Z]-\d{1,9})$/;

/** Value that a form posts for a person with a consent. @param code like `P-12` */
export const valueOfSamePerson = (code: string) => `same:${code}`;

/** The answer of a form to "Who said yes?" about one picture. */
export interface ConsentAnswer {
  /** `nobody`: nobody can be recognised; `same`: the person of `code`. */
  who: (typeof consentGivers)[number] | "same";
  /** Their name or role; empty with `nobody`. */
  givenBy: string;
  kind: ConsentKind;
  /** The child was asked too. */
  hasAssent: boolean;
  /** Like `P-12`, with `same`; otherwise empty. */
  code: string;
}

/** Somebody who got a consent lately, with a small picture, so that staff recognise the child. */
export interface RecentPerson {
  /** Like `P-12`. */
  code: string;
  /** Who said yes; empty where nobody is named. */
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
});

/** Prefix of the answer about a photo between paragraphs. */
export const textPhotoConsent = (id: number) => `text-photo-${id}-consent`;

/** @returns undefined without an answer */
export function readConsentAnswer(formValues: Record<string, string[]>, prefix: string): ConsentAnswer | undefined {
  const names = consentFields(prefix);
  const first = (name: string) => formValues[name]?.[0] ?? "";
  const [, code = ""] = samePerson.exec(first(names.who)) ?? [];
  const who = code === "" ? consentGivers.find((one) => one === first(names.who)) : "same";
  if (who === undefined) return undefined;
  return {
    who,
    givenBy: who === "nobody" || who === "same" ? "" : first(names.givenBy).trim().slice(0, 200),
    kind: consentKinds.find((one) => one === first(names.kind)) ?? "paper",
    hasAssent: who === "guardian" && formValues[names.assent] !== undefined,
    code,
  };
}

/** Form values of an answer, as a form posts them. */
export function formValuesOfAnswer(answer: ConsentAnswer, prefix: string): Record<string, string[]> {
  const names = consentFields(prefix);
  return {
    [names.who]: [answer.who === "same" ? valueOfSamePerson(answer.code) : answer.who],
    [names.givenBy]: [answer.givenBy],
    [names.kind]: [answer.kind],
    ...(answer.hasAssent && { [names.assent]: ["on"] }),
  };
}

/** Somebody who said yes has a name or a role. */
export const isCompleteAnswer = ({ who, givenBy }: ConsentAnswer): boolean =>
  who === "nobody" || who === "same" || givenBy !== "";
