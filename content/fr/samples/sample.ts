import type * as en from "../../en/samples/sample.ts";
import type { Translated } from "../../translated.ts";

export const alts: Translated<typeof en.alts> = {
  about1: "Une femme au foulard noué et une fille avec un appareil auditif tiennent un livre ensemble.",
  about2: "Une fille aux tresses ornées de perles rit ; un garçon aux lunettes violettes l’entoure de son bras.",
  autism: "Un garçon avec un casque antibruit rose lève un dessin de sourire.",
  health: "Une soignante en hijab violet, un stéthoscope autour du cou.",
  hygiene: "Deux personnes se lavent les mains ensemble sous un robinet ouvert.",
  pad: "Une étudiante avec un sac à dos tient un paquet de serviettes hygiéniques et rit.",
};
