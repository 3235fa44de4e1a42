import type * as en from "../en/staff-consent-answer.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffConsentAnswer: Translated<typeof en.staffConsentAnswer> = {
  who: "Qui a dit oui ?",
  givers: {
    guardian: { label: "La mère, le père ou la personne qui a la garde", note: "Pour chaque enfant sur la photo" },
    adults: { label: "Seulement des adultes, et ils ont dit oui", note: "" },
    nobody: { label: "Personne n’est reconnaissable", note: "Des mains, des dos, un bol de riz" },
  },
  same: (code) => `La même personne que ${code}`,
  facesWho: (faces) => form(faces, "1 visage : qui a dit oui ?", `${formatNumber(faces)} visages : qui a dit oui ?`),
  above: "Les mêmes personnes que sur la photo au-dessus",
  others: {
    guardian: { add: "Un autre enfant", name: (number) => `Qui a dit oui pour l’enfant ${number}` },
    adults: { add: "Un autre adulte", name: (number) => `Qui est l’adulte ${number}` },
  },
  people: "Combien d’enfants sont reconnaissables ?",
  peopleHint: "Les visages ne sont pas encore comptés.",
  givenBy: "Son nom, ou qui c’est",
  givenByExample: "Sa mère",
  kind: "Comment cette personne l’a dit",
  kinds: { paper: "Sur papier", voice: "De vive voix", signature: "Signature sur le téléphone", noted: "Noté avant" },
  assent: "L’enfant aussi a dit oui, avec des mots qu’il comprend.",
};
