import type * as en from "../en/project-end-errors.ts";
import type { Translated } from "../translated.ts";

export const projectEndErrors: Translated<typeof en.projectEndErrors> = {
  ended: "Ce projet est terminé. Rien n’a été changé.",
  targetEnded: "Le projet qui recevrait le reste est terminé. Choisissez d’abord une autre affectation.",
  circle: "Le reste reviendrait à ce projet. Choisissez une autre enveloppe.",
  otherRest: "La page du projet nomme maintenant une autre enveloppe pour le reste. Ouvrez de nouveau cette page.",
  vouchersWait: "Des pièces de ce projet attendent. Décidez-en ou payez-les d’abord.",
};
