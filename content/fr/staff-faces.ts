import type * as en from "../en/staff-faces.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

const rows = ["en haut", "au milieu", "en bas"] as const;
const columns = ["à gauche", "au centre", "à droite"] as const;

export const staffFaces: Translated<typeof en.staffFaces> = {
  title: "Visages",
  heading: "Visages",
  who: (count) => form(count, "1 visage : qui est-ce ?", `${formatNumber(count)} visages : qui est-ce ?`),
  none: "Aucun visage n’a été trouvé. Regardez vous-même : le comptage ne voit pas les visages petits, tournés ou à moitié cachés.",
  help: "Le comptage peut se tromper : regardez vous-même, puis décidez.",
  waiting: "Les visages ne sont pas encore comptés. En attendant, regardez vous-même.",
  uncounted: "Pas compté : regardez vous-même. Le site réessaiera.",
  off: "L’administration a désactivé le comptage des visages. Cherchez les visages vous-même.",
  recount: "Compter de nouveau",
  queued: "Les visages seront comptés dans un instant.",
  notUncounted: "Ces visages sont déjà comptés, ou en attente.",
  summary: "Masquer des visages",
  picture: "La photo avec ses visages",
  face: (number, { row, column }) => `Visage ${number}, ${rows[row]}, ${columns[column]}`,
  cover: "Masquer ce visage",
  missed: "Un visage oublié",
  missedHint: "Touchez la photo, ou écrivez où est le milieu du visage.",
  across: "Depuis la gauche, en pour cent",
  down: "Depuis le haut, en pour cent",
  size: "Largeur, en pour cent de la photo",
  more: "Un autre endroit",
  uncovered: "La photo sans masque",
  choices: {
    delete: "Utiliser la photo masquée partout où elle se trouve, et supprimer la photo sans masque",
    keep: "Utiliser la photo masquée partout où elle se trouve, et garder la photo sans masque là où seule la personne référente l’ouvre",
    both: "Tout laisser comme c’est, et ajouter la photo masquée aux photos du site",
  },
  submit: "Masquer les visages choisis",
  busy: "Masquage en cours…",
  cannotUndo: "Sur la photo masquée, on ne peut plus montrer un visage masqué.",
  covered: {
    delete: "Les visages sont masqués, et la photo sans masque est supprimée. Regardez la photo avant de la publier.",
    keep: "Les visages sont masqués. Seule la personne référente peut ouvrir la photo sans masque.",
    both: "La photo masquée est parmi les photos du site. La photo sans masque reste où elle est.",
  },
  notYet: "Aucun visage n’est encore masqué.",
  problems: {
    drawing: "C’est un dessin. Il n’a pas de visage.",
    gone: "L’accord pour cette photo a été retiré : on ne peut en faire aucune copie.",
    missing: "Le fichier de cette photo ne s’ouvre pas : rien n’est masqué.",
    changed: "Un membre de l’équipe vient de masquer cette photo. Fermez-la et regardez de nouveau.",
    already: "Les photos du site ont déjà cette photo avec ces masques.",
    tooMany: "Vous avez masqué beaucoup de visages en une heure. Masquez les suivants dans une heure.",
  },
  kept: "La photo d’avant le masquage est gardée. Seule la personne référente peut l’ouvrir.",
  openUncovered: (number) => `Photo sans masque ${number}`,
  open: "Ouvrir comme page",
  back: "Revenir aux photos",
  settings: {
    heading: "Visages sur les photos",
    hint: "Le serveur compte les visages de chaque nouvelle photo. Il ne reconnaît personne. Il ne compte pas quand il manque de mémoire.",
    countFaces: "Compter les visages",
  },
};
