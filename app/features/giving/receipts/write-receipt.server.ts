import type { WordsOfPages } from "../../../server/public-page.ts";
import { writeDay } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { formatMoney } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { ReceiptContents } from "./receipt-contents.ts";

type Words = WordsOfPages["receipts"]["receipt"];

/** Returns the amount or the goods, for example `$80` or `200 × exercise books`. */
export const formatReceiptAmount = ({
  amount,
  currency,
  goods,
}: Pick<ReceiptContents, "amount" | "currency" | "goods">): string =>
  goods === null ? formatMoney({ amount, currency }) : `${goods.count} × ${goods.what}`;

function howOf({ method, isByHand, isByPartner, isAnyWay, isByPhone }: ReceiptContents, { methods }: Words): string {
  if (method === "mobile money" && !isByHand && !isByPhone) return methods.mobileMoney;
  if (method !== "transfer" && method !== "mobile money") return methods[method];
  if (isByPartner) return methods.transferByPartner;
  if (method === "mobile money" || isByPhone) return isByHand ? methods.mobileMoneyByHand : methods.transferByPhone;
  if (isAnyWay) return isByHand ? methods.transferAnyWayByHand : methods.transferAnyWay;
  return isByHand ? methods.transferByHand : methods.transfer;
}

export type ReceiptLines = ReturnType<typeof formatReceipt>;

/** Formats a receipt for its page and PDF. @param check address of the check page, and the number with its letters */
export function formatReceipt(
  contents: ReceiptContents,
  words: Words,
  number: string,
  check: { address: string; id: string },
) {
  const { day, reference, purpose, receivedBy, checkedBy, signatory, signatoryRole } = contents;
  const { registration, taxNumber, legalName, address, replaces, seal } = contents;
  const rows = [
    { name: words.from, text: contents.name ?? words.friend },
    ...(reference === null ? [] : [{ name: words.reference, text: reference }]),
    { name: words.method, text: fillPlaces(howOf(contents, words), { day: writeDay(day) }) },
    { name: words.purpose, text: purpose ?? words.anything },
    { name: words.inReturn, text: words.nothing },
  ];
  const signed = [
    { name: words.receivedBy, text: receivedBy ?? legalName },
    ...(checkedBy === null
      ? []
      : [
          {
            name: words.checkedBy,
            text: contents.isByTrustees ? fillPlaces(words.checkedByTrustees, { name: checkedBy }) : checkedBy,
          },
        ]),
    ...(contents.isByOne ? [{ name: words.checkedBy, text: words.byOne }] : []),
    ...(signatory === ""
      ? []
      : [{ name: words.signedBy, text: [signatory, signatoryRole].filter(Boolean).join(", ") }]),
  ];
  const fine = [
    [legalName, address].filter(Boolean).join(", "),
    registration && fillPlaces(words.registration, { number: registration }),
    taxNumber && fillPlaces(words.taxNumber, { number: taxNumber }),
    contents.tax,
    replaces && fillPlaces(words.replaces, { number: replaces }),
    seal && fillPlaces(words.seal, { month: writeMonth(seal.month), seal: seal.sha256 }),
    // Without the site's address, the check page cannot be printed.
    check.address.startsWith("/") ? "" : fillPlaces(words.check, check),
  ].filter((line) => typeof line === "string" && line !== "") as string[];
  return {
    rows,
    signed,
    fine,
    legalName,
    number,
    title: fillPlaces(words.title, { number }),
    heading: words.heading,
    issuedOn: writeDay(contents.issuedOn),
    amount: formatReceiptAmount(contents),
    inWords: contents.inWords,
    code: words.code,
  };
}
