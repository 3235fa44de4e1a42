import { countVisitorMail } from "../mail/mail-priority-queries.server.ts";
import type { MailTransportConfig } from "../mail/mail-url.ts";
import { MailError, MailTimeout } from "../mail/mailer.ts";
import { bad, type Check, type CheckResult, good, warning } from "./check.ts";
import { codeOf, isMissing, type Network } from "./network.server.ts";

const guide = "docs/how-to/send-mail.md";

export const checkMailServer: Check = async ({ config: { mail }, network }) => {
  if (mail.by === "mailbox")
    return warning("No mail server is named: emails stay on this machine.", `Set MAIL_URL in .env: ${guide}.`);
  if (mail.by === "service") {
    const { origin, host } = new URL(mail.endpoint);
    const problem = await network.fetchHead(origin).then(() => undefined, codeOf);
    const remedy = "Look at MAIL_URL and at this machine’s way out.";
    if (problem === "ETIMEDOUT") return warning(`${host} did not answer in time. It may be busy.`, remedy);
    if (problem !== undefined) return bad(`${host} cannot be reached (${problem}).`, remedy);
    return good(`${host} answers. Only an email shows whether it takes the keys.`);
  }
  try {
    await (await import("../mail/smtp.server.ts")).reachSmtp(mail, 4_000);
    const signedIn = mail.user === undefined ? "" : " and takes the site’s user name and password";
    return good(`${mail.host} answers${signedIn}.`);
  } catch (error) {
    const remedy = `Compare MAIL_URL with what your mail provider says: ${guide}.`;
    if (error instanceof MailTimeout) return warning(`${error.message} It may be busy: run this again.`, remedy);
    return bad(error instanceof MailError ? error.message : "The mail server cannot be reached.", remedy);
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
    return warning(
      `Visitors caused ${most} emails within the last ${per}, which is the limit: further ones wait.`,
      `Look at /admin/messages and /admin/mail for an attack. If these are real people, raise MAIL_VISITORS_PER_${per.toUpperCase()} in .env.`,
    );
  }
  const [hour, day] = totals.map(({ sent, most, per }) => `${sent} of ${most} in the last ${per}`);
  return good(`Visitors caused ${hour}, ${day}.`);
};

const senderDomain = (mail: MailTransportConfig): string | undefined =>
  mail.by === "mailbox" ? undefined : mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1).toLowerCase();

const notAsked = (code: string) =>
  warning(`The name server did not answer (${code}).`, "Look at this machine’s name server, and run this again.");

export const checkSender: Check = async ({ config: { mail }, network }) => {
  const domain = senderDomain(mail);
  if (domain === undefined) return undefined;
  try {
    const [first] = await network.mailServersOf(domain);
    if (first !== undefined) return good(`Answers to ${domain} go to ${first}.`);
  } catch (error) {
    if (!isMissing(codeOf(error))) return notAsked(codeOf(error));
  }
  return bad(
    `${domain} receives no email: answers are lost, and many servers refuse it.`,
    "Use an address in MAIL_FROM that receives email.",
  );
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

export const checkSpf = checkRecords("", /^v=spf1(?: |$)/i, (records, domain) => {
  const remedy = `Keep one TXT record of ${domain} that begins with v=spf1 and names your mail server; your mail provider shows it.`;
  if (records.length === 0) return warning(`${domain} does not say which servers may send for it.`, remedy);
  if (records.length > 1) return bad(`${domain} has ${records.length} SPF records, and servers then use none.`, remedy);
  if (/\s\+?all\b/i.test(records[0] ?? ""))
    return warning(`The SPF record of ${domain} lets every server send for it.`, remedy);
  return good(`${domain} says which servers may send for it.`);
});

export const checkDmarc: Check = async (parts) => {
  const domain = senderDomain(parts.config.mail);
  if (domain === undefined) return undefined;
  // After the whole domain, its parents.
  const names = [domain, domain.split(".").slice(-3).join("."), domain.split(".").slice(-2).join(".")];
  for (const name of new Set(names)) {
    const found = await recordsOf(parts.network, "_dmarc.", name, /^v=DMARC1\s*;/i);
    if (typeof found === "string") return notAsked(found);
    if (found.length === 1) return good(`${name} says what becomes of forged emails.`);
  }
  return warning(
    `${domain} does not say what becomes of forged emails; large mail services ask for it.`,
    `Add a TXT record _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:YOUR-ADDRESS`,
  );
};

/** Checks DKIM. The key's name (selector) is only in e-mails, but DNS tells if any name exists (RFC 8020). */
export const checkDkim: Check = async ({ config: { mail }, network }) => {
  const domain = senderDomain(mail);
  if (domain === undefined) return undefined;
  const unseen = "Which key signs shows only in an email: DKIM-Signature in its head, s= is its name.";
  const code = await network.textRecords(`_domainkey.${domain}`).then(
    () => "found",
    (error: unknown) => codeOf(error),
  );
  if (code === "found" || code === "ENODATA") return good(`${domain} has signing keys. ${unseen}`);
  if (code !== "ENOTFOUND") return notAsked(code);
  return warning(
    `${domain} seems to have no signing key. ${unseen}`,
    `Add the DKIM record that your mail provider shows below _domainkey.${domain}.`,
  );
};
