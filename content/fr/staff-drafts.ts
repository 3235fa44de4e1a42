import type * as en from "../en/staff-drafts.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, stoppedAt } from "./counting.ts";

/** Says "this phone" or "this computer" for the English name of the device. */
const thisOne = (device: string): string => (device === "computer" ? "cet ordinateur" : "ce téléphone");
const at = (time: string | undefined): string => (time === undefined ? "" : ` à ${time}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const staffDrafts: Translated<typeof en.staffDrafts> = {
  saving: "Enregistrement…",
  onDevice: (device, time) => `Gardé sur ${thisOne(device)}${at(time)}`,
  onServer: (time) => `Enregistré${at(time)}`,
  away: (device) => `Le site n’a pas répondu. Votre texte est gardé sur ${thisOne(device)} et partira plus tard.`,
  signedOut: (device) =>
    `Votre session est fermée. Votre texte est gardé sur ${thisOne(device)}. Connectez-vous pour continuer.`,
  signIn: "Se connecter dans un autre onglet",
  full: (device) =>
    `${capital(thisOne(device))} est presque plein. Faites de la place, ou envoyez maintenant, tant que vous avez la connexion.`,
  tooLarge: (device) =>
    `Ce texte est trop long pour un brouillon sur le site. Il est gardé sur ${thisOne(device)}. Faites-en deux, ou raccourcissez-le.`,
  elsewhere: (time) => `Votre texte d’un autre appareil est enregistré (dernier changement le ${time}).`,
  before: "Le texte que vous aviez écrit ici avant est gardé aussi.",
  use: "Continuer avec ce texte",
  swap: "Revenir à l’autre texte",
  discard: "Supprimer ce qui est gardé",
  others: (names) =>
    `${formatList(names)} ${form(names.length, "a aussi ouvert", "ont aussi ouvert")} ce texte. Vous pouvez tous écrire. Rien n’est perdu.`,
  deleted: (device) =>
    `Ce texte a été supprimé pendant que vous écriviez. Votre texte est gardé sur ${thisOne(device)}.`,
  bringBack: "Remettre",
  staysDeleted: "On n’a pas pu le remettre. Votre texte est encore ici.",
  keepAsNew: "Garder le mien comme nouveau brouillon",
  broughtBack: "Il est de nouveau là. Continuez à écrire.",
};

export const draftNeeds: Translated<typeof en.draftNeeds> = {
  label: (title) => `Votre brouillon : ${title}`,
  untitled: "sans titre",
  detail: (paragraphs, since) =>
    paragraphs === 0
      ? `Arrêté : ${stoppedAt(since)}`
      : `Arrêté après le paragraphe ${formatNumber(paragraphs)} : ${stoppedAt(since)}`,
  act: "Terminer",
};

export const draftData = { label: "Textes de cette personne qui ne sont pas encore envoyés" };
