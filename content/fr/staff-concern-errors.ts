import type * as en from "../en/staff-concern-errors.ts";
import { formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form } from "./counting.ts";

export const concernErrors: Translated<typeof en.concernErrors> = {
  state: "Choisissez un état",
  wait: "Vous avez essayé trop souvent. Réessayez dans une heure.",
  groups: (count) =>
    `Une phrase de secours a ${formatNumber(count)} groupes de six lettres et chiffres. Tapez-la en entier.`,
  wrong: (groups) =>
    form(
      groups.length,
      `Vérifiez le groupe ${groups[0]} : une lettre est fausse, ou deux lettres sont inversées.`,
      `Vérifiez les groupes ${groups.join(", ")} : une lettre est fausse, ou deux lettres sont inversées.`,
    ),
  nothing: "Cette phrase de secours n’ouvre rien ici. Aucune phrase n’a été créée sur ce site.",
  nothingSince: (by, at) => `Cette phrase de secours n’ouvre rien ici. La plus récente : ${by}, ${at}.`,
};
