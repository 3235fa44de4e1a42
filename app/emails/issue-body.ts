import { escapeMarkup } from "../values/xml.ts";
import { oneLine } from "./email-layout.ts";
import { markdownHtml, markdownText } from "./email-markdown.ts";

export interface IssueItem {
  title: string;
  /** Formatted. */
  day: string;
  link: string;
  summary: string;
}

export interface IssueBody {
  /** Trusted HTML. */
  html: string;
  text: string;
}

/**
 * Renders the body once for all e-mails of an issue: parsing Markdown costs more than the rest.
 *
 * @param opening Markdown
 * @param origin of the site, for links that begin with a slash
 */
export function writeIssueBody(opening: string, items: IssueItem[], origin: string): IssueBody {
  return {
    html: markdownHtml(opening, origin) + items.map(itemHtml).join(""),
    text: [markdownText(opening, origin), ...items.map(itemText)].filter((part) => part !== "").join("\n\n"),
  };
}

function itemText({ title, day, link, summary }: IssueItem): string {
  return [`${oneLine(title)}\n${oneLine(day)}`, oneLine(summary), oneLine(link)]
    .filter((line) => line !== "")
    .join("\n");
}

function itemHtml({ title, day, link, summary }: IssueItem): string {
  return `<div class="line" style="margin-top:24px;padding-top:16px;border-top:2px dashed #b9a6cf"><h2 style="margin:0 0 4px;font-size:22px;line-height:1.3"><a href="${escapeMarkup(oneLine(link))}" style="color:inherit">${escapeMarkup(title)}</a></h2><p style="margin:0 0 8px;font-size:15px">${escapeMarkup(day)}</p><p style="margin:0">${escapeMarkup(summary)}</p></div>`;
}
