import { foldWord } from "../words-guard/fold-word.ts";
import { splitSentences } from "../words-guard/split-sentences.ts";
import {
  linkPay,
  mailPay,
  noMoneyTalk,
  payAtHost,
  payHosts,
  payInHost,
  sentencePay,
  shortHosts,
} from "./money-words.ts";

const address =
  /(?<![\p{L}\p{N}@.-])(?:https?:)?(?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])((?::\d{1,5})?\/[^\s)\]"'<>]{0,300})?/giu;

const isLink = (text: string) => /^(?:https?:|\/\/|www\.)/i.test(text);

const payPath = /\/(?:pay|payments?|donate|donations?|checkout|give|give-now|fundraisers?)(?:[/?#]|$)/i;
const payLabel = /^(?:pay|payments?|donate|checkout|giving)$/;

/** Addresses of cryptocurrencies, and URL schemes that open a payment app. */
const coins =
  /(?<![\p{L}\p{N}])(?:bc1[a-z0-9]{25,60}|0x[0-9a-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:ln(?:bc|url)|LN(?:BC|URL))[a-zA-Z0-9]{8,500})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:upi|bitcoin|lightning|lnurlp?|ethereum|solana|litecoin|venmo|cashapp|paypal|momo|opay|palmpay|revolut):(?!\s)[^\s)\]"'<>]{2,300}|(?<![\w.+-])[\w.+-]{1,64}@(?:walletofsatoshi\.com|getalby\.com|blink\.sv|strike\.me|ln\.tips|zbd\.gg)(?![\p{L}\p{N}])/giu;

/** A link that dials a telephone code. */
const dialled = /(?<![\p{L}\p{N}])tel:(?:\*|#|%2a|%23)[^\s)\]"'<>]{1,80}/giu;

const services =
  "pay ?pal|zelle|venmo|revolut|cash ?app|chipper(?: ?cash)?|interac|e-?transfer|wise|skrill|payoneer|neteller|monzo|lightning|upi|g(?:oogle)? ?pay|phone ?pe|paytm|strike|bunq|tikkie|twint|mobile ?pay|vipps|swish|bizum|pix|opay|palmpay|kuda|eversend|lemfi|wechat ?pay|alipay";

/** Payment by e-mail address or name: "PayPal to x@example.org", "Venmo @x", "Cash App $x". */
const byName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${services})(?![\\p{L}\\p{N}])[^\\n]{0,60}?([\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,4}|(?<![\\p{L}\\p{N}.])[@$€£]\\p{L}[\\p{L}\\p{N}_.-]{1,40})`,
  "giu",
);
const byNameBefore = new RegExp(
  `(?<![\\p{L}\\p{N}.])([@$€£]\\p{L}[\\p{L}\\p{N}_.-]{1,40})[ ,(:–-]{1,4}(?:(?:on|via|by|in|with|at|through|using|is|our|my|the|name) ){0,3}(?:${services})(?![\\p{L}\\p{N}])`,
  "giu",
);
/** A payment service with a label: "PayPal: strangers", "Zelle name Strangers", "Revolut tag strangers". */
const byLabel = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${services})(?:'s)?(?: (?:me|us))?(?: ?[:=] ?| at | (?:me |our |user ?)?(?:names?|tag|handle|id|user|username)(?: is)?[ :=]{1,3})([\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{2,40})`,
  "giu",
);
const byTag = /(?<![\p{L}\p{N}])(\$[a-z][a-z0-9_-]{2,20})(?![\p{L}\p{N}])/giu;

/** A person who collects money: "Western Union to Ada Bello". */
const byPerson =
  /(?<![\p{L}\p{N}])(?:[Ww]estern [Uu]nion|WESTERN UNION|[Mm]oney ?[Gg]ram|MONEYGRAM|[Ww]orld ?[Rr]emit|[Rr]emitly|[Ss]endwave|[Rr]ia|[Zz]elle|[Pp]ay[Pp]al|[Cc]ash ?[Aa]pp|[Vv]enmo|[Rr]evolut)[^\n.!?]{0,40}?(?:(?<!\p{L})(?:to|for|name|named|receiver|recipient|beneficiary|of|is|à|pour|kwa)|[:,–-])[ :]{1,2}(?:(?:the |our |Mrs?\.? |Ms\.? |Dr\.? |Miss ){0,2})\p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40}){1,3}/gu;

/** A merchant code, which is shorter than an account number or has letters. */
const merchantCode =
  /(?<![\p{L}\p{N}])(?:momo(?: ?pay)?|merchant|till|pay ?bill|biller|agent|payment(?= (?:code|id|tag))|pay with(?= code)|e-?wallet|wallet|m-?pesa|code marchand|ussd|opay|palmpay|moniepoint|terminal|pos)(?: (?:code|id|number|no|tag|pin|name|business|till)){0,2}(?: is)?[ .:#=]{1,3}((?=[a-z]{0,10}\d)[a-z0-9]{4,14})(?![\p{L}\p{N}]|[.,]\d)/giu;
/** Words that a merchant code needs before it: "till 2025" is a year. */
const codeWord = /momo|pay ?bill|merchant|biller|code|(?:^|\W)id(?:\W|$)|number|(?:^|\W)no(?:\W|$)|wallet|opay|#|:/i;

/** A bank's dial code, such as "*894*0#". */
const ussd = /(?<![\p{L}\p{N}*#])[*#]\d{2,6}(?:[*#]\d{1,20}){0,6}#?(?![\p{L}\p{N}])/gu;

const wallets =
  "Wave|WAVE|Orange ?Money|ORANGE MONEY|OM|Free ?Money|Wizall|Moov(?: Money)?|MTN(?: (?:MoMo|Money))?|MoMo|M-?Pesa|Airtel Money|OPay|Opay|PalmPay|T-Money|Flooz";

/** A person who collects money by a wallet: "Envoyez par Wave à Fatou Diop". */
const byWallet = new RegExp(
  `(?<!\\p{L})(?:[Pp]ar|[Vv]ia|[Aa]vec|[Ss]ur|[Bb]y|[Ww]ith|[Oo]n|[Tt]hrough|[Uu]sing|[Kk]wa|[Dd]épôt|[Cc]ompte|[Nn]uméro|[Nn]umber|[Aa]ccount)(?: (?:un|le|la|the|our|mon|notre))? (?:${wallets})(?!\\p{L})[^\\n.!?]{0,40}?(?:(?<!\\p{L})(?:à|a|de|du nom de|au nom de|pour|chez|to|for|of|name|kwa)|[:,–-]) {1,2}(?:(?:M\\.|Mme|Mlle|Mr|Mrs|Ms|Madame|Monsieur|the|la|le) ?){0,2}\\p{Lu}[\\p{L}'’-]{1,40}(?: \\p{Lu}[\\p{L}'’-]{1,40}){1,3}`,
  "gu",
);
const byWalletBehind = new RegExp(
  `(?<!\\p{L})(?:[Ee]nvoyez|[Vv]ersez|[Pp]ayez|[Dd]onnez|[Ss]end|[Pp]ay|[Gg]ive|[Tt]uma|[Ll]ipa)(?!\\p{L})[^\\n.!?]{0,30}? (?:à|a|to|kwa) (?:(?:M\\.|Mme|Mr|Mrs|Ms) ?)?\\p{Lu}[\\p{L}'’-]{1,40}(?: \\p{Lu}[\\p{L}'’-]{1,40}){1,3},? (?:par|via|avec|sur|by|with|on|through|kwa) (?:${wallets})(?!\\p{L})`,
  "gu",
);

const mail = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?![\p{L}\p{N}@-])/giu;
const payMail =
  /(?:^|[._+-])(?:dons?|donate|donations?|gifts?|pay|payments?|paiements?|tresor(?:ier|iere|erie)?|treasurer|money|argent)(?:[._+-]|\d|$)/i;

/** Finds e-mail addresses of others beside words of money, or with such a word in their name. */
function findPayMails(text: string, ownHost: string | undefined, own: readonly string[]): string[] {
  const sentences = splitSentences(text).map((sentence) => sentence.text);
  return sentences.flatMap((sentence, index) =>
    [...sentence.matchAll(mail)].flatMap(({ 0: whole, 1: host = "" }) => {
      const isOwn = host.toLowerCase() === ownHost?.replace(/^www\.|:\d+$/g, "") || own.includes(whole.toLowerCase());
      const near = [sentences[index - 1] ?? "", sentence.replace(mail, " ")];
      const isAsked = near.some((words) => asksForMoney(words, mailPay)) || payMail.test(whole.split("@")[0] ?? "");
      return isAsked && !isOwn ? [whole] : [];
    }),
  );
}

const markdownLink = /\[([^[\]]{1,300})\]\(\s*<?([^\s()<>]{1,400})/gu;

/**
 * Returns payment links and addresses as written.
 * @param ownHost host of the site
 * @param own e-mail addresses of the foundation
 */
export function findPaymentLinks(text: string, ownHost: string | undefined, own: readonly string[] = []): string[] {
  const links = [...text.matchAll(address)].flatMap(({ 0: whole, 1: host = "", 2: path = "" }) =>
    isPayLink(host.toLowerCase(), path, ownHost) ? [whole] : [],
  );
  const wholes = [coins, dialled, byPerson, byWallet, byWalletBehind].flatMap((shape) =>
    [...text.matchAll(shape)].map(([whole]) => whole),
  );
  const names = [byName, byNameBefore, byLabel, byTag].flatMap((shape) =>
    [...text.matchAll(shape)].flatMap(({ 1: name }) => name ?? []),
  );
  const codes = [...text.matchAll(merchantCode)].flatMap(({ 0: whole, 1: code = "" }) => {
    const before = whole.slice(0, whole.length - code.length);
    return codeWord.test(before) && !/^(?:19|20)\d{2}$/.test(code) ? [code] : [];
  });
  return [
    ...new Set([
      ...links,
      ...wholes,
      ...names,
      ...codes,
      ...findAskedLinks(text, ownHost),
      ...findPayMails(text, ownHost, own),
    ]),
  ];
}

const asksForMoney = (text: string, shape = linkPay): boolean => shape.test(foldWord(text).replace(noMoneyTalk, " "));

/** Finds links to other sites, and dial codes, if their text or sentence asks for money. */
function findAskedLinks(text: string, ownHost: string | undefined): string[] {
  const isOther = (link: string) => {
    const host = /^(?:https?:)?\/\/([^/?#:]{1,255})/i.exec(link)?.[1]?.toLowerCase();
    return host !== undefined && (ownHost === undefined || host !== ownHost.replace(/:\d+$/, ""));
  };
  const worded = [...text.matchAll(markdownLink)].flatMap(({ 1: words = "", 2: link = "" }) =>
    isOther(link) && asksForMoney(words) ? [link] : [],
  );
  const beside = splitSentences(text).flatMap(({ text: sentence }) => {
    const found = [...sentence.matchAll(address)].flatMap(({ 0: link, 1: host = "" }) =>
      isLink(link) && host.toLowerCase() !== ownHost ? [link] : [],
    );
    const dialledHere = [...sentence.matchAll(ussd)].map(([code]) => code);
    if (found.length === 0 && dialledHere.length === 0) return [];
    const rest = sentence.replace(address, " ");
    const isAsked =
      asksForMoney(rest, sentencePay) ||
      (dialledHere.length > 0 && asksForMoney(rest)) ||
      (dialledHere.length > 0 && /\b(?:bank|money|momo|code \d{3})/i.test(rest));
    return isAsked ? [...found, ...dialledHere] : [];
  });
  const bare = [...text.matchAll(address)].flatMap(({ 0: link, 1: host = "", index }) =>
    host.toLowerCase() !== ownHost && payAtHost.test(foldWord(text.slice(Math.max(0, index - 80), index)))
      ? [link]
      : [],
  );
  return [...worded, ...beside, ...bare];
}

function isPayLink(host: string, path: string, ownHost: string | undefined): boolean {
  if (ownHost !== undefined && host === ownHost) return false;
  const isOf = (hosts: readonly string[]) => hosts.some((one) => host === one || host.endsWith(`.${one}`));
  if (isOf(payHosts)) return true;
  if (isOf(shortHosts)) return path.length > 1;
  return (
    payPath.test(path) ||
    payInHost.test(host.split(".").slice(0, -1).join(".")) ||
    host
      .split(".")
      .slice(0, -1)
      .some((label) => payLabel.test(label))
  );
}
