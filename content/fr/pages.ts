import type * as en from "../en/pages.ts";
import type { Translated } from "../translated.ts";
import { about } from "./about.ts";
import { coming } from "./coming.ts";
import { contact } from "./contact.ts";
import { counted } from "./counted.ts";
import { donate, spending } from "./donate.ts";
import { emails } from "./emails.ts";
import { banner, frame } from "./frame.ts";
import { giving } from "./giving.ts";
import { home } from "./home.ts";
import { article, blog, events, media } from "./lists.ts";
import { newsletter } from "./newsletter.ts";
import { notices } from "./notices.ts";
import { offline } from "./offline.ts";
import { privacy } from "./privacy.ts";
import { receipts } from "./receipts.ts";
import { safeguarding } from "./safeguarding.ts";
import { search } from "./search.ts";
import { missing } from "./site.ts";
import { whatWeDo } from "./what-we-do.ts";
import { withdraw } from "./withdraw.ts";

export const originals: Translated<typeof en.originals> = {
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
};
