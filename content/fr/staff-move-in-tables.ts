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
  inFile: (file, note) => (file === "" ? note : `Fichier ${file} : ${note}`),
};
