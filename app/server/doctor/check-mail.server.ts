import { doctorMail } from "content/doctor-mail.ts";
import { countVisitorMail } from "../mail/mail-priority-queries.server.ts";
import type { MailTransportConfig } from "../mail/mail-url.ts";
import { MailError, MailTimeout } from "../mail/mailer.ts";
import { bad, type Check, type CheckResult, good, warning } from "./check.ts";
import { codeOf, isMissing, type Network } from "./network.server.ts";

const { server: words, visitors, records } = doctorMail;

export const checkMailServer: Check = async ({ config: { mail }, network }) => {
  if (mail.by === "mailbox") return warning(words.none, words.noneRemedy);
  if (mail.by === "service") {
    const { origin, host } = new URL(mail.endpoint);
    const problem = await network.fetchHead(origin).then(() => undefined, codeOf);
    const remedy = words.serviceRemedy;
    if (problem === "ETIMEDOUT") return warning(words.late(host), remedy);
    if (problem !== undefined) return bad(words.away(host, problem), remedy);
    return good(words.serviceAnswers(host));
  }
  try {
    await (await import("../mail/smtp.server.ts")).reachSmtp(mail, 4_000);
    return good(mail.user === undefined ? words.answers(mail.host) : words.signsIn(mail.host));
  } catch (error) {
    const { remedy } = words;
    if (error instanceof MailTimeout) return warning(words.busy(error.message), remedy);
    return bad(error instanceof MailError ? error.message : words.unreachable, remedy);
  }
};

/** Warns when visitors' e-mails have reached their limit and wait. */
export const checkVisitorMail: Check = async ({ config, now, openDb }) => {
  const db = await openDb();
  if (db === undefined) return undefined;
  // A database of an earlier release lacks the column; other checks report other problems.
  const totals = await countVisitorMail({ db }, config.visitorMail, now).catch(() => undefined);
  if (totals === undefined) return undefined;
  const reached = totals.find(({ sent, most }) => sent >= most);
  if (reached !== undefined) {
    const { per, most } = reached;
    return warning(visitors.reached[per](most), visitors.remedy(`MAIL_VISITORS_PER_${per.toUpperCase()}`));
  }
  const [hour = "", day = ""] = totals.map(({ sent, most, per }) => visitors.sent[per](sent, most));
  return good(visitors.good(hour, day));
};

const senderDomain = (mail: MailTransportConfig): string | undefined =>
  mail.by === "mailbox" ? undefined : mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1).toLowerCase();

const notAsked = (code: string) => warning(records.silent(code), records.silentRemedy);

export const checkSender: Check = async ({ config: { mail }, network }) => {
  const domain = senderDomain(mail);
  if (domain === undefined) return undefined;
  try {
    const [first] = await network.mailServersOf(domain);
    if (first !== undefined) return good(records.receives(domain, first));
  } catch (error) {
    if (!isMissing(codeOf(error))) return notAsked(codeOf(error));
  }
  return bad(records.receivesNone(domain), records.receivesNoneRemedy);
};

function checkRecords(prefix: string, shape: RegExp, judge: (records: string[], domain: string) => CheckResult): Check {
  return async ({ config: { mail }, network }) => {
    const domain = senderDomain(mail);
    if (domain === undefined) return undefined;
    const found = await recordsOf(network, prefix, domain, shape);
    return typeof found === "string" ? notAsked(found) : judge(found, domain);
  };
}

/**
 * Reads the records.
 * @returns the code of an error if the name server does not answer
 */
async function recordsOf(network: Network, prefix: string, domain: string, shape: RegExp): Promise<string[] | string> {
  try {
    return (await network.textRecords(prefix + domain)).filter((record) => shape.test(record));
  } catch (error) {
    return isMissing(codeOf(error)) ? [] : codeOf(error);
  }
}

export const checkSpf = checkRecords("", /^v=spf1(?: |$)/i, (found, domain) => {
  const remedy = records.spfRemedy(domain);
  if (found.length === 0) return warning(records.spfNone(domain), remedy);
  if (found.length > 1) return bad(records.spfSeveral(domain, found.length), remedy);
  return /\s\+?all\b/i.test(found[0] ?? "") ? warning(records.spfOpen(domain), remedy) : good(records.spfGood(domain));
});

export const checkDmarc: Check = async (parts) => {
  const domain = senderDomain(parts.config.mail);
  if (domain === undefined) return undefined;
  // After the whole domain, its parents.
  const names = [domain, domain.split(".").slice(-3).join("."), domain.split(".").slice(-2).join(".")];
  for (const name of new Set(names)) {
    const found = await recordsOf(parts.network, "_dmarc.", name, /^v=DMARC1\s*;/i);
    if (typeof found === "string") return notAsked(found);
    if (found.length === 1) return good(records.dmarcGood(name));
  }
  return warning(records.dmarcNone(domain), records.dmarcRemedy(domain));
};

/** Checks DKIM. The key's name (selector) is only in e-mails, but DNS tells if any name exists (RFC 8020). */
export const checkDkim: Check = async ({ config: { mail }, network }) => {
  const domain = senderDomain(mail);
  if (domain === undefined) return undefined;
  const code = await network.textRecords(`_domainkey.${domain}`).then(
    () => "found",
    (error: unknown) => codeOf(error),
  );
  if (code === "found" || code === "ENODATA") return good(records.dkimGood(domain));
  if (code !== "ENOTFOUND") return notAsked(code);
  return warning(records.dkimNone(domain), records.dkimRemedy(domain));
};
