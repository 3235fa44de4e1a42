import type * as en from "../en/start-output.ts";
import type { Translated } from "../translated.ts";

export const startOutput: Translated<typeof en.startOutput> = {
  open: (address) => `Le site est ouvert à l’adresse ${address}`,
  sample: [
    "La fondation d’exemple est en place : ouvrez l’adresse et regardez.",
    "Vos textes sont dans content/, vos réglages dans .env (voir .env.example).",
  ],
  setup: "Personne n’a encore de compte. Créez le vôtre dans l’heure :",
  stop: "Pour l’arrêter : Ctrl+C.",
};
