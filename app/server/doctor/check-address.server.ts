import { doctorMachine } from "content/doctor-machine.ts";
import { bad, type Check, good, warning } from "./check.ts";
import { codeOf, isMissing } from "./network.server.ts";
import { whoAnswers } from "./who-answers.server.ts";

const { name: nameWords, certificate: certificateWords, https: httpsWords } = doctorMachine;

const dayMs = 24 * 3_600_000;

/** Warning time before a certificate expires (days): certificate authorities renew 30 days before. */
const soonDays = 14;

const isOwnMachine = (host: string): boolean => /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(host);

function publicAddress(siteUrl: string | undefined): URL | undefined {
  const url = siteUrl === undefined ? undefined : new URL(siteUrl);
  return url === undefined || isOwnMachine(url.hostname) ? undefined : url;
}

export const checkName: Check = async ({ config: { siteUrl }, network }) => {
  const { remedy } = nameWords;
  if (siteUrl === undefined) return warning(nameWords.none, remedy);
  const url = publicAddress(siteUrl);
  if (url === undefined) return warning(nameWords.own, remedy);
  try {
    const found = await network.addressesOf(url.hostname.replace(/^\[|\]$/g, ""));
    return good(nameWords.found(url.hostname, found.slice(0, 4).join(", ")));
  } catch (error) {
    const code = codeOf(error);
    if (!isMissing(code)) return warning(nameWords.unsure(url.hostname, code), nameWords.unsureRemedy);
    return bad(nameWords.missing(url.hostname, code), nameWords.missingRemedy);
  }
};

export const checkCertificate: Check = async ({ config: { siteUrl }, network, now }) => {
  const url = publicAddress(siteUrl);
  if (url?.protocol !== "https:") return undefined;
  const { remedy } = certificateWords;
  try {
    const { validTo, problem } = await network.certificateOf(url.hostname, Number(url.port || 443));
    if (problem !== undefined) return bad(certificateWords.refused(url.hostname, problem), remedy);
    if (validTo === undefined) return bad(certificateWords.none(url.hostname), remedy);
    const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs);
    const line = certificateWords.days(url.hostname, days);
    return days < soonDays ? warning(line, remedy) : good(line);
  } catch (error) {
    return warning(certificateWords.away(url.hostname, codeOf(error)), remedy);
  }
};

export const checkHttps: Check = async ({ config: { siteUrl, secret }, network }) => {
  const url = publicAddress(siteUrl);
  if (url === undefined) return undefined;
  if (url.protocol === "http:") return bad(httpsWords.http, httpsWords.httpRemedy);
  const answerer = await whoAnswers(network, url.origin, secret);
  if (answerer.who === "another") return bad(httpsWords.other(url.origin, answerer.why), httpsWords.otherRemedy);
  if (answerer.who === "unknown") return warning(httpsWords.unsure(url.origin, answerer.why), httpsWords.unsureRemedy);
  // With a port in the address, browsers never try the default port.
  if (url.port !== "") return good(httpsWords.good(url.origin));
  const plain = await network.fetchHead(`http://${url.hostname}/`).catch((error: unknown) => codeOf(error));
  if (typeof plain !== "string" && plain.status >= 300 && plain.status < 400 && plain.location?.startsWith("https:"))
    return good(httpsWords.leads(url.origin));
  return warning(httpsWords.noLead(url.origin, `http://${url.hostname}`), httpsWords.noLeadRemedy);
};
