import { about } from "content/about.ts";
import { coming } from "content/coming.ts";
import { contact } from "content/contact.ts";
import { counted } from "content/counted.ts";
import { documents } from "content/documents.ts";
import { donate, spending } from "content/donate.ts";
import { emails } from "content/emails.ts";
import { banner, frame } from "content/frame.ts";
import { giving } from "content/giving.ts";
import { home } from "content/home.ts";
import { article, blog, events, media } from "content/lists.ts";
import { newsletter } from "content/newsletter.ts";
import { notices } from "content/notices.ts";
import { offline } from "content/offline.ts";
import { privacy } from "content/privacy.ts";
import { receipts } from "content/receipts.ts";
import { safeguarding } from "content/safeguarding.ts";
import { search } from "content/search.ts";
import { missing } from "content/site.ts";
import { transparency } from "content/transparency.ts";
import { whatWeDo } from "content/what-we-do.ts";
import { withdraw } from "content/withdraw.ts";

/**
 * Texts with which a new site starts, by page. The foundation changes them at `/admin/pages`; unchanged texts follow
 * this file. Text in braces, such as `{founded}`, stands for a setting.
 */
export const originals = {
  home,
  about,
  "what-we-do": whatWeDo,
  donate,
  giving,
  receipts,
  spending,
  contact,
  blog,
  events,
  coming,
  counted,
  documents,
  transparency,
  media,
  article,
  privacy,
  withdraw,
  safeguarding,
  search,
  newsletter,
  emails,
  frame,
  banner,
  missing: { ...missing, offline },
  notices,
} as const;

export type Words = typeof originals;
