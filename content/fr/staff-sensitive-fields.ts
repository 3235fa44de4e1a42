import type * as en from "../en/staff-sensitive-fields.ts";
import type { Translated } from "../translated.ts";

export const staffSensitiveFields: Translated<typeof en.staffSensitiveFields> = {
  summary: "Ce récit est-il sensible ?",
  summaryOn: "Ce récit est sensible",
  legend: "Ce récit est sensible. Il parle d’un enfant qui…",
  hint: "Cochez ce qui convient. Dès qu’une case est cochée, une deuxième personne approuve le récit avant la publication, les lieux ne sont pas plus précis qu’une région, et les noms entiers et les visages n’y sont pas.",
  reasons: {
    abuse: "a subi des violences sexuelles",
    accused: "est accusé ou poursuivi pour un délit ou un crime",
    hiv: "vit avec le VIH ou le sida",
    combatant: "a été enfant soldat",
    displaced: "a fui sa maison, ou en a été chassé",
    disability: "a un handicap ou une maladie que le récit nomme",
    other: "court un autre danger si les gens savent",
  },
  namesChanged: "Les noms sont changés",
  namesHint: "Aucun enfant n’a ici son vrai nom.",
  toApprove: "Récits à relire",
};
