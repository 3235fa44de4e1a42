import { staffConsent } from "content/staff-consent.ts";
import { staffProtecting as words } from "content/staff-protecting.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type ProtectingPage, protectingPages } from "../../../values/read-aloud.ts";
import { siteLanguage } from "../../../values/site-language.ts";
import { changeSettingsIn } from "../settings/change-settings.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { readingKey } from "../settings/page-readings.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import { findStoredWords } from "../words/find-words.server.ts";

/** The page's address, and where staff change its words. The words of a consent are the same on every site. */
export const pathsOf = {
  safeguarding: ["/safeguarding", "/admin/pages/safeguarding"],
  consent: ["/admin/consents/new", undefined],
  withdraw: ["/withdraw", "/admin/pages/withdraw"],
  privacy: ["/privacy", "/admin/pages/privacy"],
  donate: ["/donate", "/admin/pages/donate"],
  giving: ["/donate/promise", "/admin/pages/giving"],
} as const satisfies Record<ProtectingPage, [string, string | undefined]>;

/** Facts that each page states: accounts and links of the ways to give, telephones and persons, times and law. */
const factsOn = {
  safeguarding: ["contacts"],
  consent: [],
  withdraw: ["contacts"],
  privacy: ["contacts", "records"],
  donate: ["known"],
  giving: ["known"],
} as const satisfies Record<ProtectingPage, string[]>;

/** Returns the hash of a page's words, without the values of placeholders, and of the facts that it states. */
export async function markPages(ctx: AppContext): Promise<(page: ProtectingPage) => string> {
  const { retention, lawRead, country } = await findSettings(ctx);
  const { known, contacts } = await ctx.moneyGuard.findContext(ctx);
  const facts = { known, contacts, records: [retention, lawRead?.country === country] };
  const wordsOf = await findStoredWords(ctx);
  return (page) =>
    fingerprintOf([page === "consent" ? consentWords() : wordsOf(page), ...factsOn[page].map((fact) => facts[fact])]);
}

function consentWords(): unknown {
  const { aloudText, aloudLanguage, assent, useNames } = staffConsent.form;
  return [aloudText, aloudLanguage, assent, useNames];
}

/** Returns true if an admin read the page as it is now, in the site's language. */
export async function isReadByAdmin(ctx: AppContext, page: ProtectingPage): Promise<boolean> {
  const { readPages = {} } = await findSettings(ctx);
  const reading = readPages[readingKey(siteLanguage(), page)];
  return reading?.mark !== undefined && reading.mark === (await markPages(ctx))(page);
}

export interface PageToRead {
  page: ProtectingPage;
  label: string;
  path: string;
  editPath: string | undefined;
  /** Hash of the words and facts. */
  mark: string;
  isRead: boolean;
  /** Reader and day; undefined without a reading. */
  note: string | undefined;
}

/** Finds the pages that protect people, and which admin read each in the site's language. */
export async function findProtectingPages(ctx: AppContext): Promise<PageToRead[]> {
  const { readPages = {} } = await findSettings(ctx);
  const markOf = await markPages(ctx);
  return protectingPages.map((page) => {
    const mark = markOf(page);
    const reading = readPages[readingKey(siteLanguage(), page)];
    const [path, editPath] = pathsOf[page];
    const isRead = reading !== undefined && (reading.mark === undefined || reading.mark === mark);
    const day = reading && writeDay(siteDate(new Date(reading.at)));
    const by = reading?.by;
    const note = day && (isRead ? (by === undefined ? words.before(day) : words.by(by, day)) : words.changed(day));
    return { page, label: words.pages[page], path, editPath, mark, isRead, note };
  });
}

/** Counts the pages that no admin read with the words of now. */
export const countUnread = async (ctx: AppContext): Promise<number> =>
  (await findProtectingPages(ctx)).filter(({ isRead }) => !isRead).length;

/** Reads the form of one page. */
export const readConfirmation = ({ page: [page = ""] = [], mark: [mark = ""] = [] }: SentForm["formValues"]) => ({
  page,
  mark,
});

/**
 * Records that the member read a page aloud.
 * @returns the status message, also if another admin was first
 * @throws FormError if the words changed; AppError adminsOnly
 */
export function confirmPage({ ctx, member }: Actor, sent: ReturnType<typeof readConfirmation>): Promise<string> {
  requireMay(member, canChangeCountry);
  return withTransaction(ctx, async (ctx) => {
    const found = (await findProtectingPages(ctx)).find(({ page }) => page === sent.page);
    if (found === undefined || found.mark !== sent.mark)
      throw new FormError(`${words.notYet} ${words.stale}`, { status: 409 });
    const key = readingKey(siteLanguage(), found.page);
    const { readPages = {} } = await findSettings(ctx);
    const before = readPages[key];
    if (before?.by !== undefined && before.mark === sent.mark)
      return words.already(before.by, writeDay(siteDate(new Date(before.at))));
    const reading = { mark: sent.mark, at: ctx.clock.now().toISOString(), by: member.name };
    await changeSettingsIn(ctx, member, { readPages: { ...readPages, [key]: reading } });
    return words.confirmed;
  });
}
