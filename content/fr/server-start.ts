import type * as en from "../en/server-start.ts";
import type { Translated } from "../translated.ts";

export const serverStart: Translated<typeof en.serverStart> = {
  open: (address) => `Le site est ouvert : ${address}`,
  sample: [
    "La fondation d’exemple est chargée : ouvrez l’adresse et regardez.",
    "Vos textes sont dans content/, vos réglages dans .env (voir .env.example).",
  ],
  firstAccount: "Personne n’a encore de compte. Créez le vôtre, dans l’heure :",
  stop: "Pour l’arrêter : Ctrl+C.",
  portTaken: (port) => `${port} est pris par un autre programme. Choisissez-en un autre : PORT=3001 npm start`,
  portClosed: (port) => `${port} ne peut pas être ouvert par cet utilisateur. Choisissez-en un au-dessus de 1023.`,
  hostClosed: (code) => `ne peut pas recevoir de connexions : ${code}.`,
};
