import type * as en from "../en/staff-photo-requests.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffPhotoRequests: Translated<typeof en.staffPhotoRequests> = {
  title: "Demandes de retrait de photo",
  need: (count) =>
    form(
      count,
      "1 personne demande de cacher une photo",
      `${formatNumber(count)} personnes demandent de cacher une photo`,
    ),
  lede: "Chaque demande a une réponse dans les 24 heures.",
  ledeHide:
    "Vous pouvez cacher une photo tout de suite. Seule la personne référente voit qui a demandé, et peut remettre une photo. Elle répond dans les 24 heures.",
  ledeAlone:
    "Il n’y a pas de personne référente en ce moment. Vous pouvez cacher une photo. Seules les personnes qui lisent les signalements peuvent la remettre.",
  hide: "Cacher la photo",
  doneHide: "La photo est cachée. La demande attend la personne référente.",
  hideAll: (count) =>
    form(count, "Cacher la photo de cette demande", `Cacher les photos des ${formatNumber(count)} demandes`),
  doneAll: (count) =>
    count === 0
      ? "Il n’y avait plus de photo à cacher."
      : form(count, "1 photo est cachée.", `Les photos de ${formatNumber(count)} demandes sont cachées.`),
  hides: (at) => `Sera cachée le ${at}`,
  hidden: (at) => `Cachée depuis le ${at}`,
  keepDown: "La laisser cachée",
  showAgain: "La remettre",
  lookalikes: "Ressemble à une photo retirée",
  lookalikesLede:
    "Ces photos ressemblent à une photo retirée, supprimée ou masquée. Elles restent cachées jusqu’à ce que vous les ayez regardées.",
  lookalike: (photo) => `Photo ${photo}`,
  isSame: "C’est la même",
  isAnother: "C’est une autre",
  doneIsAnother: "Noté : c’est une autre photo.",
  document: (title) => `Document : ${title}`,
  hiddenDocuments: "Documents cachés",
  hiddenDocumentsLede: "Aucune page ne nomme ces documents. N’en montrez un de nouveau que si personne n’y est opposé.",
  documentShown: "Le document est de nouveau visible, si les personnes qu’il montre sont d’accord.",
  takenDown: "Retirées",
  takenDownLede: "Ces photos ne sont sur aucune page. Remettez une photo seulement si la famille le demande.",
  takenOut: "Personnes qui ne sont plus notées sur une photo",
  takenOutLede:
    "Ces personnes ont une carte. Un membre de l’équipe a dit qu’elles ne sont pas sur la photo. Elle reste cachée jusqu’à ce que vous l’ayez regardée.",
  takenOutOf: (code, photo) => `${code}, photo ${photo}`,
  takenOutBy: (who, at) => `Retirée de la liste par ${who}, ${at}`,
  isIn: (code) => `${code} est sur la photo`,
  isNotIn: (code) => `${code} n’est pas sur la photo`,
  doneIsIn: "La personne est de nouveau notée sur la photo.",
  doneIsNotIn: "Noté : la personne n’est pas sur la photo.",
  none: "Aucune demande n’est ouverte.",
  hoursLeft: (hours) =>
    hours < 0
      ? "En retard"
      : hours === 0
        ? "Il reste moins d’une heure"
        : form(hours, "Il reste 1 heure", `Il reste ${formatNumber(hours)} heures`),
  who: {
    self: "Est sur la photo",
    child: "Mère ou père de l’enfant",
    carer: "S’occupe de l’enfant",
    other: "A vu quelque chose qui ne va pas",
  },
  change: {
    down: "Retirer la photo",
    cover: "Masquer le visage, garder le reste",
    words: "Changer les mots à côté de la photo",
  },
  contact: (text) => `Pour répondre : ${text}`,
  takeOff: "Retirer la photo",
  keep: "C’est fait, la photo reste",
  doneDown: "La photo est cachée.",
  doneKept: "La demande a sa réponse. La photo reste.",
  answered: (who, outcome) => (outcome === "down" ? `Cachée par ${who}` : `Laissée en place par ${who}`),
  notYet: "Il n’y a pas encore de réponse.",
};

export const photoRequestNeed = { act: "Regarder" };
