import type * as en from "../en/staff-sharing.ts";
import type { Translated } from "../translated.ts";

export const staffSharing: Translated<typeof en.staffSharing> = {
  link: "Partager et imprimer",
  title: "Partager et imprimer",
  heading: (title) => `Partager : ${title}`,
  open: "Voir la page",
  text: "Texte pour une chaîne ou un groupe",
  textHint: "Collez-le, et ajoutez l’image.",
  copy: "Copier le texte",
  copied: "Copié",
  notCopied: "Appuyez longtemps sur le texte pour le copier.",
  whatsApp: "Ouvrir WhatsApp",
  newTab: "(s’ouvre dans un nouvel onglet)",
  pictures: "Images",
  picturesText: "Quand le titre ou la photo de la page change, enregistrez-les de nouveau.",
  card: "Pour une publication ou une discussion",
  status: "Pour un statut",
  save: "Enregistrer l’image",
  papers: "Sur papier",
  papersText:
    "Le code QR ouvre la page. Une photo est imprimée seulement si toutes les personnes que l’on y voit ont dit oui pour le papier.",
  paper: {
    "poster-a4": "Affiche, A4",
    "poster-a5": "Affiche, A5",
    programme: "Programme, A4",
    slip: "Bulletins de don, quatre par A4",
  },
  donate: "Affiches et bulletins de la page des dons",
};
