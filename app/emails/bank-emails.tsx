import type { Email } from "../server/mail/mailer.ts";
import { type About, oneLine, renderParagraphs } from "./email-layout.tsx";

type BankNews = About & {
  what: "asked" | "agreed" | "stopped" | "live" | "first" | "before";
  /** A name. */
  by: string;
  reason?: string | undefined;
  /** When it goes live, as written. */
  liveAt?: string | undefined;
  /** Of the staff page; undefined where the site's address is not configured. */
  link: string | undefined;
};

const news: Record<BankNews["what"], [subject: string, sentence: (by: string) => string]> = {
  asked: ["a change of the bank details is asked for", (by) => `${by} asked for other bank details on the website.`],
  agreed: ["a change of the bank details is agreed to", (by) => `${by} agreed to the change of the bank details.`],
  stopped: ["the change of the bank details is stopped", (by) => `${by} stopped the change of the bank details.`],
  live: ["the bank details have changed", (by) => `The website shows the bank details that ${by} asked for.`],
  first: ["the website shows bank details", (by) => `${by} gave the first bank details of the website.`],
  before: [
    "bank details now need two people",
    () =>
      "From now on, one admin asks for a change of the bank details and another agrees. Please confirm the present ones.",
  ],
};

/** Tells an admin of a step of the bank details: never an account number, which could be forged. */
export function bankDetailsEmail({ what, by, reason, liveAt, link, ...about }: BankNews): Email {
  const [subject, sentence] = news[what];
  return renderParagraphs(about, subject, [
    sentence(oneLine(by)),
    ...(reason === undefined ? [] : [`Why: “${oneLine(reason)}”`]),
    ...(liveAt === undefined ? [] : [`Unless an admin stops it, it goes live on ${liveAt}.`]),
    "If you did not expect this, look at it now, and call the others: not by email.",
    link === undefined
      ? "You find it in the staff area, at Bank details."
      : { words: "Bank details", link: oneLine(link) },
  ]);
}
