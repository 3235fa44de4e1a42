import { staffAccess as words } from "content/staff-accessibility.ts";
import type { AccessFinding } from "./check-access.ts";
import type { Check, Jump } from "./publish-check.ts";

/** Returns accessibility findings for the publish sheet. @param blockWith finds a block by its words */
export function listAccess(findings: AccessFinding[], blockWith: (words: string) => Jump["find"]): Check[] {
  return findings.map((finding) => {
    const { field, words: of } = finding;
    const jump: Jump = { field, ...(of && { find: blockWith(of) }) };
    return { ...sentenceOf(finding), jump };
  });
}

function sentenceOf({ kind, words: of, grade = 0, hardest = [] }: AccessFinding): { text: string; note: string } {
  switch (kind) {
    case "altVague":
      return { text: words.alt.vague(of), note: words.alt.note };
    case "altCaption":
      return { text: words.alt.caption(of), note: words.alt.note };
    case "linkVague":
      return { text: words.link.vague(of), note: words.link.note };
    case "linkBare":
      return { text: words.link.bare(of), note: words.link.note };
    case "capitals":
      return { text: words.capitals.text(of), note: words.capitals.note };
    case "table":
      return words.table;
    case "film":
      return words.film;
    case "reading":
      return {
        text: words.reading.text(Math.round(grade)),
        note: [words.reading.note, ...hardest.map((sentence) => `“${sentence}”`)].join(" "),
      };
  }
}
