import type * as en from "../en/staff-doctor.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffDoctor: Translated<typeof en.staffDoctor> = {
  lede: "Le site a vérifié son serveur, son adresse, ses e-mails et ses sauvegardes. Il n’a rien changé. Sur le serveur : npm run doctor.",
  states: { good: "Bon", warning: "À surveiller", bad: "Mauvais" },
  counts: (bad, warnings) =>
    bad + warnings === 0
      ? "Tout va bien."
      : `${bad === 0 ? "Aucun problème" : `${inWords(bad)} ${form(bad, "problème", "problèmes")}`}, ${inWords(warnings)} à surveiller.`,
  again: "Vérifier encore",
  lookAt: "À regarder",
  fire: {
    heading: "Si ce serveur était perdu cette nuit",
    lede: "D’après ce que sait le site, voici ce qu’il vous resterait.",
    labels: {
      backup: "Dernière bonne sauvegarde",
      where: "Où vont les sauvegardes",
      lost: "Ce qui serait perdu",
    },
    noBackup: "Il n’y en a pas",
    where: {
      store: "Un stockage, loin de ce serveur",
      folder: "Un dossier. Il est peut-être sur le même serveur",
      nowhere: "Nulle part : elles sont désactivées",
    },
    allLost: "Tout ce qui est sur ce serveur, sauf si un autre programme le copie",
    lost: {
      store: "Tout ce qui a été écrit après cette sauvegarde, si elle est dans le stockage",
      folder: "Tout ce qui a été écrit après cette sauvegarde ; si le dossier est sur ce serveur, tout",
      nowhere: "Tout ce qui a été écrit après cette sauvegarde ; si elle est sur ce serveur, tout",
    },
  },
};
