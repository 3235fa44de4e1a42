import type { CardLinks } from "./card.ts";

const papers = ["poster-a4", "poster-a5", "programme", "slip"] as const;
export type Paper = (typeof papers)[number];

/**
 * Returns the printed papers of a page: a poster for every shared page, a programme for events, slips for donations.
 */
export const papersOf = ({ kind, key }: { kind: string; key: string }): Paper[] =>
  papers.filter((paper) => {
    if (paper === "programme") return kind === "event";
    if (kind === "site") return key === "donate";
    return paper !== "slip";
  });

export const paperPath = ({ kind, key }: Pick<CardLinks, "kind" | "key">, paper: Paper): string =>
  `/look/paper/${kind}/${encodeURIComponent(key)}/${paper}.pdf`;

export const readPaperFile = (file: string, of: { kind: string; key: string }): Paper | undefined =>
  papersOf(of).find((paper) => `${paper}.pdf` === file);
