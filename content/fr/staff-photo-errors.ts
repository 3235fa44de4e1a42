import type * as en from "../en/staff-photo-errors.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const photoErrors: Translated<typeof en.photoErrors> = {
  alt: "Dites en une phrase ce qu’on voit sur la photo",
  focus: "Touchez la photo à l’endroit le plus important",
  place: "Choisissez un des emplacements",
  stillOver:
    "Le consentement d’une autre personne sur une photo n’est plus valable. Recueillez un nouveau consentement avec le code de cette personne, ou enlevez la photo",
  uncovered: "Choisissez une des trois réponses",
  facesOfPhoto: "Choisissez des visages de cette photo",
  percents: "Écrivez des nombres de 0 à 100, et une taille de 1 au moins",
  noFace: "Choisissez un visage, ou touchez la photo",
  manyFaces: (most) => `Choisissez ${formatNumber(most)} visages au plus`,
  peopleInIt:
    "Des personnes sont notées sur cette photo. Retirez-les d’abord de cette photo une par une : ensuite, dites que personne n’est reconnaissable.",
  facesInIt: (count) =>
    form(
      count,
      "On voit 1 visage sur cette photo. Masquez-le, ou notez qui a dit oui.",
      `On voit ${formatNumber(count)} visages sur cette photo. Masquez-les, ou notez qui a dit oui.`,
    ),
  nobodyAbove:
    "Aucune personne n’est notée sur la photo au-dessus. Écrivez d’abord qui a dit oui pour elle, ou écrivez-le ici.",
  severalOver:
    "Les consentements de plusieurs personnes sur cette photo ne sont plus valables. Notez le nouveau consentement de chaque personne avec son code.",
};

export const chosenPhotoErrors: Translated<typeof en.chosenPhotoErrors> = {
  unready: "Chaque photo a besoin de sa phrase avant la publication",
  missing: "Une photo du texte n’est plus sur le site. Enlevez-la du texte, ou choisissez-en une autre",
  waiting: "1 photo attend un consentement. Écrivez qui a dit oui, ou enlevez la photo du texte",
  severalWaiting: (count) =>
    `${formatNumber(count)} photos attendent un consentement. Écrivez qui a dit oui, ou enlevez ces photos du texte`,
  noGiver: "Écrivez qui a dit oui, ou choisissez une autre réponse",
  both: "Vous avez dit que personne n’est reconnaissable, et aussi qui est sur la photo. Choisissez une seule réponse",
};

export const consentErrors: Translated<typeof en.consentErrors> = {
  code: "Un code s’écrit comme P-12. Laissez vide pour une nouvelle personne",
  unknownCode: "Aucun consentement n’a ce code. Cherchez-le dans la liste des consentements.",
  withdrawn: "Ce consentement a été retiré. Il reste noté avec la photo.",
  widens:
    "C’est plus que ce que la famille a accepté. Recueillez un nouveau consentement de cette personne, ou demandez à la personne référente.",
  person: "Choisissez un enfant ou un adulte",
  relation: "Choisissez qui a dit oui pour l’enfant",
  kind: "Choisissez comment la personne a dit oui",
  givenOn: "Choisissez le jour où la personne a dit oui",
  future: "Ce jour n’est pas encore arrivé",
  uses: "Cochez au moins un endroit où l’on peut voir la photo",
  until: "Choisissez un jour, ou laissez vide",
  past: "Ce jour est passé. Choisissez un jour plus tard, ou laissez vide",
  childSelf: "Pour un enfant, c’est la mère, le père ou la personne qui s’occupe de l’enfant qui dit oui",
  noGiver: "Écrivez qui a dit oui pour l’enfant",
};

export const recordingErrors: Translated<typeof en.recordingErrors> = {
  full: (most) => `Une page a ${formatNumber(most)} enregistrements au plus. Supprimez-en un d’abord.`,
  stranger:
    "On entend dans cet enregistrement une personne dont le consentement est perdu, car un serveur a été perdu. Demandez à tous une nouvelle fois, et enregistrez de nouveau.",
  codes: (most) => `Écrivez ${formatNumber(most)} codes au plus`,
};
