import type * as en from "../en/staff-log.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const logLines: Translated<typeof en.logLines> = {
  somebody: "Une personne dont le nom est effacé",
  noRole: "aucun rôle",
  it: "cela",
  them: "cette personne",
  and: " et ",
  more: (count) => `${inWords(count)} ${form(count, "autre", "autres")}`,
  times: (count) => ` (${inWords(count)} ${form(count, "changement", "changements")})`,
  details: "Détails",
  nothing: "rien",
  yes: "oui",
  no: "non",
  before: "Avant",
  after: "Après",
  technician: "Pour une personne technique",
  record: (what, subject, id) => `${what}, ${subject}, ligne ${id}`,
  undo: "Revenir en arrière",
  undone: "C’est fait. Regardez la ligne la plus récente du journal.",
  notUndone: "Rien n’a changé.",
  changedSince: "Rien n’a changé : quelqu’un l’a modifié depuis. Regardez-le et changez-le sur sa page.",
  noWayBack: "Rien n’a changé : on ne peut plus revenir en arrière ici. Regardez-le et changez-le sur sa page.",
};
