import type * as en from "../en/staff-move-in-tables.ts";
import { formatList, formatNumber } from "../intl.ts";
import type { Translated } from "../translated.ts";
import { plural } from "./counting.ts";

export const staffMoveInTables: Translated<typeof en.staffMoveInTables> = {
  sheets: (file) => `Choisissez les feuilles de ce classeur : ${file || "sans nom"}`,
  sheet: (name, rows) => `${name} (${formatNumber(rows)} ${plural(rows, "ligne")})`,
  column: (label) => `Choisissez la colonne : ${label}`,
  noColumn: "Aucune colonne",
  numbered: (number) => `Colonne ${formatNumber(number)}`,
  inFiles: (names) => (names.some((name) => name !== "") ? `Dans ${formatList(names)}` : ""),
  day: (example) => `Choisissez le jour que ${example} veut dire.`,
  amountMeans: (example) => `Choisissez ce que ${example} veut dire.`,
  amount: (number) => formatNumber(number),
  choose: "Choisir",
  rows: (rows, tables) =>
    tables === 1
      ? `Le fichier a ${formatNumber(rows)} ${plural(rows, "ligne")}.`
      : `Les ${formatNumber(tables)} tableaux ont ${formatNumber(rows)} ${plural(rows, "ligne")}.`,
  notes: {
    "row-order": () => "Répondez d’abord à la question sur les jours.",
    "row-day-first": (cell) =>
      cell === ""
        ? "Ce jour n’existe pas quand le jour est écrit avant le mois."
        : `Le jour ${cell} n’existe pas quand le jour est écrit avant le mois.`,
    "row-month-first": (cell) =>
      cell === ""
        ? "Ce jour n’existe pas quand le mois est écrit avant le jour."
        : `Le jour ${cell} n’existe pas quand le mois est écrit avant le jour.`,
    "row-year-first": (cell) =>
      cell === ""
        ? "Ce jour n’existe pas quand l’année est écrite en premier."
        : `Le jour ${cell} n’existe pas quand l’année est écrite en premier.`,
    "row-amounts": () => "Répondez d’abord à la question sur les montants.",
    "list-unclear": (cell) =>
      cell === ""
        ? "Le statut ne dit pas que cette adresse veut la lettre d’information : elle ne reçoit rien."
        : `Le statut « ${cell} » ne dit pas que cette adresse veut la lettre d’information : elle ne reçoit rien.`,
    "row-split": () =>
      "La ligne a plus de cellules que d’en-têtes. Mettez entre guillemets les montants avec une virgule.",
  },
  inFile: (file, note) => (file === "" ? note : `Fichier ${file} : ${note}`),
};
