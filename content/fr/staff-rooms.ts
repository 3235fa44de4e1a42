import type * as en from "../en/staff-rooms.ts";
import { formatList } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

export const staffRooms: Translated<typeof en.staffRooms> = {
  ifYouLike: "Si vous voulez",
  changes: (count) => `${inWords(count)} ${form(count, "changement non enregistré", "changements non enregistrés")}`,
  undo: "Annuler",
  undone: "Les champs montrent de nouveau ce qui est enregistré.",
  preview: "Sur le site",
  empty: (fields) => `Pas affiché, car vide : ${formatList(fields)}.`,
  sample: (fields) => `Pas affiché, car venu de l’exemple : ${formatList(fields)}.`,
};
