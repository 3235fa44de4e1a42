import type { CardLinks } from "./card.ts";

/** PDFs to print of a page. */
const papers = ["poster-a4", "poster-a5", "programme", "slip"] as const;
export type Paper = (typeof papers)[number];

type Of = { kind: string; key: string };

/** Posters of everything that is told; the programme of an event; slips for gifts. */
export const papersOf = ({ kind, key }: Of): Paper[] =>
  papers.filter((paper) => {
    if (paper === "programme") return kind === "event";
    if (kind === "site") return key === "donate";
    return paper !== "slip";
  });

/** Path of a page's printable paper. */
export const paperPath = ({ kind, key }: Pick<CardLinks, "kind" | "key">, paper: Paper): string =>
  `/look/paper/${kind}/${encodeURIComponent(key)}/${paper}.pdf`;

/** @returns undefined for a file that this page has not */
export const readPaperFile = (file: string, of: Of): Paper | undefined =>
  papersOf(of).find((paper) => `${paper}.pdf` === file);
