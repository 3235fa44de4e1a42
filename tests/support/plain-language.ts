import { parseSync } from "vite";
import type { Source } from "./sources.ts";

interface Comment {
  start: number;
  end: number;
  text: string;
}

/** Returns comments as a parser finds them, so that texts and expressions that look like one are none. */
function commentsIn({ path, text }: Source): Comment[] {
  if (path.endsWith(".css"))
    return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ 0: whole, 1: inside = "", index }) => ({
      start: index,
      end: index + whole.length,
      text: inside,
    }));
  const { comments } = parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" });
  return comments.map(({ start, end, value }) => ({ start, end, text: value }));
}

/** Returns the text of each comment; line comments that follow each other are one. */
export function readComments(source: Source): string[] {
  const joined: Comment[] = [];
  for (const comment of commentsIn(source)) {
    const above = joined.at(-1);
    if (above !== undefined && /^\n[ \t]*$/.test(source.text.slice(above.end, comment.start))) {
      above.text += `\n${comment.text}`;
      above.end = comment.end;
    } else joined.push({ ...comment });
  }
  return joined.map(({ text }) => text.replace(/^[*\s]+/, ""));
}

/** Returns the titles of tests, as they are written. */
export const readTitles = ({ text }: Source): string[] =>
  [...text.matchAll(/\b(?:test|describe)(?:\.\w+(?:\([^\n]*?\))?)*\(\s*(["`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(
    ([, , title = ""]) => title,
  );

const asClause = /^(?:What|Who|Whom|Whose|Whoever|Whatever|Where|Whether|How)\b/;
const withoutSubject = /^(?:Of|In (?:its|their))\b/;
const vague = /\b(?:nobody|somebody|anew|of before)\b/i;

const firstSentence = (text: string): string => text.replace(/\s*\n[\s*]*/g, " ").split(/[.;:](?:\s|$)/, 1)[0] ?? "";

/** Returns why a comment is hard to read; undefined for a plain one. */
export function complaintAboutComment(text: string): string | undefined {
  if (asClause.test(text)) return "begins with a clause: name the thing first";
  if (withoutSubject.test(text)) return "begins without its subject: name the thing first";
  const word = vague.exec(firstSentence(text))?.[0];
  return word && `says “${word}”: name the role, or say “again” or “before the update”`;
}

/** Characters of a test title at most. */
const maxTitle = 90;

/** Returns why a test title is hard to read; undefined for a plain one. */
export function complaintAboutTitle(title: string): string | undefined {
  if (title.length > maxTitle) return `has ${title.length} characters: at most ${maxTitle}`;
  const word = vague.exec(title)?.[0];
  return word && `says “${word}”: name the role, or say “again” or “before the update”`;
}
