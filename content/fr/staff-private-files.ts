import type * as en from "../en/staff-private-files.ts";
import type { Translated } from "../translated.ts";

export const staffPrivateFiles: Translated<typeof en.staffPrivateFiles> = {
  problems: {
    unknown: "il ne s’ouvre pas comme photo, PDF ou enregistrement",
    tooLarge: "trop gros : 20 Mo pour une photo, 10 Mo pour un PDF, 5 Mo pour un enregistrement, 30 Mo en tout",
    tooMany: "plus de cinq fichiers sont arrivés ensemble",
    busy: "trop de fichiers arrivaient sur le site à ce moment",
    costly: "il demande trop de temps ou de mémoire pour s’ouvrir sans danger",
  },
  checking: "Ce fichier n’est pas encore vérifié. Rechargez cette page dans une minute.",
  refused: (reason) => `Un fichier n’a pas été gardé : ${reason}.`,
  kinds: { picture: "Photo", paper: "PDF", recording: "Enregistrement" },
};
