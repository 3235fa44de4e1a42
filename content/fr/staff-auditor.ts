import type * as en from "../en/staff-auditor.ts";
import type { Translated } from "../translated.ts";
import { form, inWords } from "./counting.ts";

const receiptsOf = (first: string, last: string, count: number) =>
  `De ${first} à ${last} : ${inWords(count)} ${form(count, "reçu", "reçus", "de reçus")}`;

export const staffAuditor: Translated<typeof en.staffAuditor> = {
  title: "Contrôle des comptes",
  lede: "Cette page ne fait que montrer ; elle ne change rien. Fuseau horaire des dates : {zone} ; les heures sont en UTC.",
  years: "Année",
  none: "Rien.",
  more: "Afficher la suite",
  all: "Toutes les listes de cette année",
  gift: (id) => `Don ${id}`,
  receipts: {
    heading: "Reçus",
    whole: (first, last, count) => `${receiptsOf(first, last, count)}, aucun numéro ne manque.`,
    missing: (first, last, count) => `${receiptsOf(first, last, count)}. Numéros qui manquent :`,
    none: "Aucun reçu écrit cette année.",
    restored: "utilisé avant la restauration d’une sauvegarde ; les reçus ne sont pas dans cette base",
    unknown: "la raison n’est pas connue",
  },
  gaps: { heading: "Numéros qui manquent" },
  ended: { heading: "Reçus annulés et remplacés", void: "annulé", replaced: "remplacé" },
  refunds: {
    heading: "Remboursements",
    partner: "le prestataire de paiement",
    kinds: { refund: "remboursement", chargeback: "reprise par la banque" },
    states: {
      waiting: "attend une deuxième personne",
      stopped: "arrêté",
      asked: "demandé",
      done: "fait",
      failed: "échoué",
      reversed: "revenu",
    },
    agreed: (by) => `accord : ${by}`,
    alone: "par une seule personne, après 72 heures",
    seen: (day) => `vu sur le compte le ${day}`,
  },
  purposes: {
    heading: "Affectations changées",
    from: (before, after) => `« ${before} » → « ${after} »`,
    anything: "là où le besoin est le plus grand",
    states: { waiting: "attend une deuxième personne", stopped: "arrêté", done: "fait" },
    agreed: (by) => `accord : ${by}`,
    alone: "par une seule personne, après 72 heures",
  },
  corrections: { heading: "Corrections, autres affectations et erreurs" },
  disputes: { heading: "Contestations" },
  agreed: {
    heading: "Dons avec l’accord d’une deuxième personne",
    line: (recorded, checked) => `enregistré par ${recorded}, accord : ${checked}`,
    alone: (recorded) => `enregistré par ${recorded} sans deuxième personne : compte après 72 heures`,
    byTrustees: "la personne qui a donné son accord est confirmée depuis l’adresse du conseil d’administration",
    site: "le site",
  },
  statements: {
    heading: "Relevés bancaires : qui les a lus",
    line: (from, to, lines, added, by) =>
      `${from === to ? from : `du ${from} au ${to}`}, ${inWords(lines)} ${form(lines, "ligne", "lignes")}, nouveaux versements : ${inWords(added)}, lu par ${by}`,
  },
  limits: {
    heading: "Limites jusqu’auxquelles une seule personne enregistre un virement",
    asked: (by) => `demande : ${by}`,
    agreed: (by) => `accord : ${by}`,
    alone: (day) => `par une seule personne, en vigueur le ${day}, après 72 heures`,
    stopped: (day) => `arrêté le ${day}`,
    open: "attend une deuxième personne",
    gone: "un compte supprimé",
  },
  bank: {
    heading: "Coordonnées bancaires : demandes et accords",
    step: (id) => `Étape ${id}`,
    of: (id) => `vers l’étape ${id}`,
    alone: "par une seule personne",
  },
};
