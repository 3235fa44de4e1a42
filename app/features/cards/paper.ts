/** PDFs to print of a page. */
const papers = ["poster-a4", "poster-a5", "programme", "slip"] as const;
export type Paper = (typeof papers)[number];

export const paperFile = (paper: Paper): string => `${paper}.pdf`;

export const readPaperFile = (file: string): Paper | undefined => papers.find((paper) => paperFile(paper) === file);

/** Posters of everything that is told; the programme of an event; slips for gifts. */
export function canPrint(kind: string, key: string, paper: Paper): boolean {
  if (paper === "programme") return kind === "event";
  if (kind === "site") return key === "donate";
  return paper !== "slip";
}
