import { type ESTree, parseSync, Visitor } from "vite";
import type { Source } from "./sources.ts";

interface Comment {
  start: number;
  end: number;
  text: string;
}

/** Returns the comments that a parser finds, not texts and expressions that look like comments. */
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

/** Returns the function that a call begins with: `test` in `test.each(rows)("title", run)`. */
function calledName(node: ESTree.Expression | ESTree.Super): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return calledName(node.object);
  if (node.type === "CallExpression") return calledName(node.callee);
  return node.type === "TaggedTemplateExpression" ? calledName(node.tag) : undefined;
}

/** Returns the titles of tests, as they are written. */
export function readTitles({ path, text }: Source): string[] {
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!["test", "describe"].includes(calledName(callee) ?? "")) return;
      if (title?.type === "TemplateLiteral" || (title?.type === "Literal" && typeof title.value === "string"))
        titles.push(text.slice(title.start + 1, title.end - 1));
    },
  });
  visitor.visit(parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" }).program);
  return titles;
}

const asClause = /^(?:What|Who|Whom|Whose|Whoever|Whatever|Where|Whether|How)\b/;
const withoutSubject = /^(?:Of|In (?:its|their))\b/;
const noSubject = "begins without its subject: name the thing first";
const vague = /\b(?:nobody|somebody|anew|of before)\b/i;
const passive = /\b(?:is|are) (?:said|told)\b/;
const tooAtTheEnd = /,? too$/;
const withoutNoun = /(?<!-)\b(?:(?:of|for|to|by|from|with|at|in|than|as) (?:who|what|whatever)|whoever|wherever)\b/;

/** Returns the sentences of a comment, without stored values in quotes or backticks. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s*\n[\s*]*/g, " ")
    .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, "…")
    .split(/[.;:](?:\s+|$)/);

const complaintAboutWords = (text: string): string | undefined => {
  if (asClause.test(text)) return "begins with a clause: name the thing first";
  const word = vague.exec(text)?.[0];
  if (word) return `says “${word}”: name the role, or say “again” or “before the update”`;
  const phrase = withoutNoun.exec(text)?.[0];
  if (phrase) return `says “${phrase}”: name the person or the thing`;
  if (passive.test(text)) return "says “is told”: name who reads it, and where";
  return tooAtTheEnd.test(text) ? "says “too” at the end: say “also”" : undefined;
};

/** Returns why a comment is hard to read; undefined for a plain one. */
export const complaintAboutComment = (text: string): string | undefined =>
  withoutSubject.test(text) ? noSubject : sentencesOf(text).map(complaintAboutWords).find(Boolean);

/** Characters of a test title at most. */
const maxTitle = 90;

/** Returns why a test title is hard to read; undefined for a plain one. */
export function complaintAboutTitle(title: string): string | undefined {
  if (title.length > maxTitle) return `has ${title.length} characters: at most ${maxTitle}`;
  const sentence = title.charAt(0).toUpperCase() + title.slice(1);
  return withoutSubject.test(sentence) ? noSubject : complaintAboutWords(sentence);
}
