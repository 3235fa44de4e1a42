/** A regular expression that takes more than linear time, with the reason why that is acceptable. */
export interface Bounded {
  file: string;
  /** A part of the expression's source; empty for all other expressions in the file. */
  part: string;
  most: number;
  reason: string;
}

export const bounded: Bounded[] = [
  {
    file: "app/features/foundation/look/brand-document.server.ts",
    part: "preload",
    most: 4_000,
    reason: "Reads tags that our own page has written: a typed < is escaped.",
  },
  {
    file: "app/features/foundation/look/staff-sheet.server.ts",
    part: "([^{}]+)",
    most: 4_000,
    reason: "Reads our own style sheets, once in a process; nobody types them.",
  },
  {
    file: "app/features/foundation/look/staff-sheet.server.ts",
    part: ".*\\{|\\}",
    most: 4_000,
    reason: "Reads our own style sheet of the dark, once in a process; nobody types it.",
  },
  {
    file: "app/server/db/database.server.ts",
    part: ", \\w+ '.*'$",
    most: 2_000,
    reason: "Reads a message of Node at the start: it repeats a path, which the system bounds.",
  },
  {
    file: "app/server/db/migrate.server.ts",
    part: "previously executed migration",
    most: 10_000,
    reason: "Reads a message of Kysely at the start: it repeats names of migrations.",
  },
  {
    file: "app/cms/publishing/words-guard/rules.ts",
    part: "holds?|plays?",
    most: 60,
    reason: "Reads the 60 characters behind a name (find-risks.ts).",
  },
  {
    file: "app/cms/publishing/words-guard/rules.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "app/cms/publishing/words-guard/countries/nigeria.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "app/cms/publishing/words-guard/find-telephones.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "app/cms/publishing/words-guard/languages/fr.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "app/cms/publishing/words-guard/languages/sw.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "content/countries/guard/ivory-coast.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "content/countries/guard/ghana.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "content/countries/guard/senegal.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "content/countries/guard/uganda.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "content/countries/guard/kenya.ts",
    part: "",
    most: 2_001,
    reason: "Reads two sentences at most, of 1,000 characters each (split-sentences.ts).",
  },
  {
    file: "app/server/typesetting/break-lines.server.ts",
    part: "[\\s\\p{P}]*\\s\\S*$",
    most: 1_000,
    reason: "Reads the few lines that fit on a card.",
  },
];
