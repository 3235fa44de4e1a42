import { payHosts } from "./money-words.ts";

const address =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?![\p{L}\p{N}.@-])((?::\d{1,5})?\/[^\s)\]"'<>]{0,300})?/giu;

const payPath = /\/(?:pay|payments?|donate|donations?|checkout|give-now|fundraisers?)(?:[/?#]|$)/i;
const payLabel = /^(?:pay|payments?|donate|checkout|giving)$/;

/** Coins: the forms of their addresses. */
const coins =
  /(?<![\p{L}\p{N}])(?:bc1[a-z0-9]{25,60}|0x[0-9a-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![\p{L}\p{N}])/gu;

/** Whom one pays by an address of e-mail or by a name: "PayPal to x@example.org", "Cash App $x". */
const byName =
  /(?:pay ?pal|zelle|interac|e-?transfer|wise|skrill|payoneer|neteller)\b[^\n]{0,60}?([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})|(?<![\p{L}\p{N}])(\$[a-z][a-z0-9_-]{2,20})(?![\p{L}\p{N}])/giu;

/** @param ownHost of the site @returns links and addresses at which money is paid, as written */
export function findPaymentLinks(text: string, ownHost: string | undefined): string[] {
  const links = [...text.matchAll(address)].flatMap(({ 0: whole, 1: host = "", 2: path = "" }) =>
    isPayLink(host.toLowerCase(), path, ownHost) ? [whole] : [],
  );
  const others = [...text.matchAll(coins)].map(([whole]) => whole);
  const names = [...text.matchAll(byName)].flatMap(({ 1: email, 2: tag }) => email ?? tag ?? []);
  return [...links, ...others, ...names];
}

function isPayLink(host: string, path: string, ownHost: string | undefined): boolean {
  if (ownHost !== undefined && host === ownHost) return false;
  if (payHosts.some((one) => host === one || host.endsWith(`.${one}`))) return true;
  return (
    payPath.test(path) ||
    host
      .split(".")
      .slice(0, -1)
      .some((label) => payLabel.test(label))
  );
}
