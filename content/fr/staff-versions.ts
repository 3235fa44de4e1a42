import type * as en from "../en/staff-versions.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

const words = (count: number): string => form(count, `${formatNumber(count)} mot`, `${formatNumber(count)} mots`);

/** Origins of a version, by the stored name. */
const origins: Record<string, string> = {
  published: "publication",
  restored: "ancienne version remise",
  merged: "fusion avec un autre texte",
  unchosen: "pas sur la page",
};

export const staffVersions: Translated<typeof en.staffVersions> = {
  heading: "Historique",
  close: "Fermer l’historique",
  none: "Rien n’est encore enregistré. Le premier enregistrement commence ici.",
  now: "Maintenant",
  by: (name, origin) => {
    if (origin === null) return name ? `avant un changement de cette personne : ${name}` : "avant";
    const beside = Object.hasOwn(origins, origin) ? origins[origin] : undefined;
    return beside === undefined ? name : [name, beside].filter(Boolean).join(", ");
  },
  counts: (all, added, removed) => {
    const changes = [added > 0 && `+${formatNumber(added)}`, removed > 0 && `−${formatNumber(removed)}`]
      .filter(Boolean)
      .join(", ");
    return changes === "" ? words(all) : `${words(all)} (${changes})`;
  },
  changed: (name) => (name ? `Ce que ${name} a changé` : "Ce qui a changé"),
  wrote: (name) => `Texte comparé avec la page. Nom : ${name}`,
  same: "Les mots sont les mêmes ; seules la publication ou les photos ont pu changer.",
  putIn: "ajouté",
  takenOut: "enlevé",
  restore: "Remettre cette version",
  conflict: {
    heading: (name) => (name ? `${name} a aussi enregistré` : "Un autre enregistrement a eu lieu entre-temps"),
    text: (label) => `Vous avez écrit à deux ici : ${label}. Rien n’est perdu : l’autre texte reste dans l’historique.`,
    count: (place, all) => `${formatNumber(place)} sur ${formatNumber(all)}`,
    yours: "Le vôtre",
    theirs: (name, time) => `${name || "Enregistré maintenant"}, ${time}`,
    removed: "(enlevé)",
    both: "Garder les deux",
    mine: "Seulement le mien",
    onlyTheirs: (name) => (name ? `Seulement l’autre (${name})` : "Seulement ce qui est enregistré"),
    later: "Décider plus tard",
  },
};
