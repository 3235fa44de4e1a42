import type * as en from "../en/staff-redirects.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const staffRedirects: Translated<typeof en.staffRedirects> = {
  title: "Anciennes adresses",
  settings: "Les anciennes adresses mènent aux pages actuelles.",
  open: "Ouvrir les anciennes adresses",
  lede: "Les adresses imprimées et partagées marchent toujours. Quand un titre change, le site ajoute ici l’ancienne adresse. Ajoutez vous-même les adresses de votre ancien site.",
  search: "Chercher une ancienne adresse",
  find: "Chercher",
  more: "En montrer plus",
  leadsTo: "mène à",
  unseen: "Les visiteurs ne voient pas cette page en ce moment : l’ancienne adresse est donc introuvable.",
  gone: "une page supprimée",
  madeBy: { rename: "Par un changement de titre", staff: "À la main", import: "Par une importation" },
  empty: {
    heading: "Aucune ancienne adresse pour l’instant",
    text: "Quand une adresse change, l’ancienne apparaît ici.",
  },
  add: {
    heading: "Ajouter une ancienne adresse",
    path: "Ancienne adresse",
    pathHint: "Comme /nos-actions.html, ou l’adresse entière de votre ancien site.",
    target: "Mène à",
    targetHint: "Une page de ce site, comme /about. Ouvrez la page, et copiez son adresse.",
    button: "Ajouter",
    notYet: "Rien n’est encore ajouté.",
    done: "L’ancienne adresse marche maintenant.",
    waits: "L’ancienne adresse est ajoutée. Elle marche dès que les visiteurs peuvent voir la page où elle mène.",
  },
  list: {
    heading: "Ajouter plusieurs adresses",
    label: "Deux colonnes",
    hint: "Une adresse par ligne : l’ancienne adresse, une virgule ou une tabulation, la nouvelle page. Collez-les depuis un tableur.",
    button: "Tout ajouter",
    notYet: "Rien n’est encore ajouté.",
    empty: "Collez au moins une ligne",
    tooMany: (most) => `Il y a plus de ${formatNumber(most)} lignes. Ajoutez-les en plusieurs fois`,
    unreadable: "Nous n’avons pas pu lire deux colonnes : cherchez un guillemet qui n’est pas fermé",
    columns: "écrivez deux colonnes, l’ancienne adresse et la page où elle mène",
    twice: "cette ancienne adresse est deux fois dans la liste",
    line: (number, sentence) => `Ligne ${formatNumber(number)} : ${sentence}`,
    others: (count) => form(count, "1 autre ligne", `${formatNumber(count)} autres lignes`),
    done: (count) =>
      form(
        count,
        `${formatNumber(count)} ancienne adresse marche maintenant.`,
        `${formatNumber(count)} anciennes adresses marchent maintenant.`,
      ),
    waits: (count) =>
      form(
        count,
        "1 autre marche dès que les visiteurs peuvent voir la page où elle mène.",
        `${formatNumber(count)} autres marchent dès que les visiteurs peuvent voir la page où elles mènent.`,
      ),
  },
  errors: {
    path: "Écrivez une adresse comme /nos-actions.html",
    tooLong: "Une adresse a 300 caractères au plus",
    own: "Le site utilise lui-même cette adresse : elle ne peut pas mener à une autre page",
    home: "La page d’accueil est toujours là : elle ne peut pas mener à une autre page",
    outside: "Une ancienne adresse mène à une page de ce site, pas d’un autre",
    noTarget: "Il n’y a pas de page à cette adresse. Ouvrez la page, et copiez son adresse",
    taken: "Il y a une page à cette adresse : elle ne peut pas mener à une autre",
    loop: "La page mènerait à elle-même",
    there: "Cette ancienne adresse mène déjà à une page. Supprimez-la d’abord de la liste",
  },
  remove: "Supprimer",
  ask: (path) => `Supprimer ${path} ?`,
  askText: "Les anciens liens vers cette adresse ne mèneront plus nulle part. La page où elle mène reste.",
  keep: "Garder",
  removed: "L’ancienne adresse est supprimée.",
};
