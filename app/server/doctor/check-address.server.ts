import { bad, type Check, good, warning } from "./check.ts";
import { codeOf, isMissing } from "./network.server.ts";
import { whoAnswers } from "./who-answers.server.ts";

const dayMs = 24 * 3_600_000;

/** Warning time before a certificate expires (days): certificate authorities renew 30 days before. */
const soonDays = 14;

const isOwnMachine = (host: string): boolean => /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(host);

function publicAddress(siteUrl: string | undefined): URL | undefined {
  const url = siteUrl === undefined ? undefined : new URL(siteUrl);
  return url === undefined || isOwnMachine(url.hostname) ? undefined : url;
}

export const checkName: Check = async ({ config: { siteUrl }, network }) => {
  const remedy = "Set SITE_URL in .env to the address that visitors use, like https://example.org.";
  if (siteUrl === undefined) return warning("SITE_URL is not set: no email leaves this machine.", remedy);
  const url = publicAddress(siteUrl);
  if (url === undefined) return warning("SITE_URL is an address of this machine alone.", remedy);
  try {
    const found = await network.addressesOf(url.hostname.replace(/^\[|\]$/g, ""));
    return good(`${url.hostname} is at ${found.slice(0, 4).join(", ")}.`);
  } catch (error) {
    const code = codeOf(error);
    if (!isMissing(code))
      return warning(
        `Whether ${url.hostname} can be found is not known: the name server did not answer (${code}).`,
        "Run this again; then look at this machine’s name server.",
      );
    return bad(
      `${url.hostname} was not found (${code}).`,
      "At the company that sold you the name, add an A record with this machine’s address.",
    );
  }
};

export const checkCertificate: Check = async ({ config: { siteUrl }, network, now }) => {
  const url = publicAddress(siteUrl);
  if (url?.protocol !== "https:") return undefined;
  const remedy = "Look at the log of the server in front (Caddy, nginx, CDN), which renews the certificate.";
  try {
    const { validTo, problem } = await network.certificateOf(url.hostname, Number(url.port || 443));
    if (problem !== undefined) return bad(`Browsers refuse the certificate of ${url.hostname} (${problem}).`, remedy);
    if (validTo === undefined) return bad(`${url.hostname} shows no certificate.`, remedy);
    const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs);
    const line = `The certificate of ${url.hostname} is good for ${days} more days.`;
    return days < soonDays ? warning(line, remedy) : good(line);
  } catch (error) {
    return warning(`${url.hostname} shows this machine no certificate just now (${codeOf(error)}).`, remedy);
  }
};

export const checkHttps: Check = async ({ config: { siteUrl, secret }, network }) => {
  const url = publicAddress(siteUrl);
  if (url === undefined) return undefined;
  if (url.protocol === "http:")
    return bad(
      "SITE_URL begins with http: passwords and messages cross the net readable.",
      "Put Caddy in front (docs/how-to/put-it-on-a-server.md) and write https:// into SITE_URL.",
    );
  const answerer = await whoAnswers(network, url.origin, secret);
  if (answerer.who === "another")
    return bad(
      `${url.origin} shows another site (${answerer.why}).`,
      "Look where the name and the server in front lead to. Was SESSION_SECRET changed? Start the site again.",
    );
  if (answerer.who === "unknown")
    return warning(
      `Whether ${url.origin} shows this site is not known (${answerer.why}).`,
      "Open it on a phone without Wi-Fi. If it does not open there, start the site, and look at the server in front.",
    );
  // With a port in the address, browsers never try the default port.
  if (url.port !== "") return good(`${url.origin} shows this site.`);
  const plain = await network.fetchHead(`http://${url.hostname}/`).catch((error: unknown) => codeOf(error));
  if (typeof plain !== "string" && plain.status >= 300 && plain.status < 400 && plain.location?.startsWith("https:"))
    return good(`${url.origin} shows this site, and http leads there.`);
  return warning(
    `${url.origin} shows this site, but http://${url.hostname} does not lead there.`,
    "Let the server in front answer http with a redirect to https: deploy/Caddyfile does.",
  );
};
