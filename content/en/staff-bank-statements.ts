import type { CurrencyCode } from "../currencies.ts";
import { ago, capital, inWords, plural, type Since } from "./counting.ts";

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

export const staffBankStatements = {
  notSettled:
    "Your account is new. You can read bank statements, but another person must decide about the payments. See Team.",
  title: "Bank statements",
  notYet: "Nothing was saved.",
  read: (lines: number) => `${count(lines, "line", "lines")} read`,
  from: (name: string, first: string, last: string) =>
    `From ${name}, ${first === last ? first : `${first} to ${last}`}. The file is not stored; its rows are.`,
  addsUp: (opening: string, closing: string, isCompared: boolean) =>
    `The statement adds up: opening ${opening}, closing ${closing}${isCompared ? ", and no row was read twice" : ""}.`,
  moneyOut: (lines: number) =>
    lines === 1
      ? "One row is money out. Its words stay for 90 days."
      : `${capital(inWords(lines))} rows are money out. Their words stay for 90 days.`,
  again: (day: string) => `This statement was added on ${day}. Nothing was added twice.`,
  upload: {
    heading: "Add a statement",
    text: "Save the statement as CSV or Excel (XLSX) at your bank’s site, and choose the file. The words of money out stay for 90 days, without long numbers.",
    account: "Account",
    accounts: {
      NGN: "Naira account",
      GHS: "Cedi account",
      KES: "Kenya shilling account",
      UGX: "Uganda shilling account",
      TZS: "Tanzania shilling account",
      RWF: "Rwanda franc account",
      ZAR: "Rand account",
      XOF: "CFA franc account",
      XAF: "CFA franc account",
      ETB: "Birr account",
      EGP: "Egyptian pound account",
      USD: "Dollar account",
    } satisfies Record<CurrencyCode, string>,
    another: {
      heading: "Another account",
      text: "Choose the same account each time, so that nothing is counted twice.",
      label: "Name of the account, like the bank’s name",
      currency: "It is a",
      button: "Add the account",
    },
    file: "File",
    look: "Let me look at the columns again",
    button: "Read it",
  },
  uploadProblems: {
    none: "Choose a file.",
    tooLarge: "This file is larger than 5 MB. Save fewer months at once.",
    unreadable: "We could not read that file. Save the statement as CSV and try again.",
    pdf: "This file is a PDF, which is made for printing. At the bank’s site choose CSV or Excel (XLSX) in place of PDF.",
    oldExcel: "This file is from Excel before 2007. Open it, save it as Excel (XLSX) or CSV, and choose that file.",
    camt: "This file is CAMT, a form of XML. At the bank’s site choose CSV, Excel (XLSX) or MT940 in place of CAMT.",
    ofx: "This file is OFX, made for accounting programs. At the bank’s site choose CSV or Excel (XLSX) in place of OFX.",
    costly: "This file takes too much time or memory to open. Save the statement as CSV, or fewer months at once.",
    busy: "The site is opening other files just now. Send it again in a minute.",
    tooOften: "You sent many files within an hour. Wait a little, then try again.",
    missing: "Choose the day, the words, and money in and out or one amount.",
    off: "Bank statements are switched off. An admin switches them on again under “What we use”.",
    gone: "This file was removed. Choose it again.",
  },
  columns: {
    heading: "Which column is which?",
    text: "Look at the first rows. Your choice is remembered for this account.",
    rows: "The first rows",
    roles: {
      day: "Day",
      words: "Words of the sender (narration)",
      payer: "Name of the sender, if it has its own column",
      in: "Money in",
      out: "Money out",
      amount: "Amount, if money in and out share a column",
      side: "Debit or credit, if it has its own column",
      from: "Sender, if it has a column of its own and amounts have no + or −",
      to: "Receiver, if it has a column of its own",
      balance: "Balance",
      status: "Status, if failed payments are listed too",
      fee: "Fee, if it is charged in addition",
    },
    readings: {
      legend: "This file can be read in two ways. Which one is right?",
      row: (row: number, said: string, day: string | undefined, amount: string | undefined) =>
        `Row ${row}, “${said}”: ${day === undefined || amount === undefined ? "the money did not move" : `${day}, ${amount}`}`,
      hint: "Your answer is remembered for this account.",
    },
    overlap: {
      legend: "Are these the same payments?",
      text: ({ doubtful, unexpected, missing }: { doubtful: number; unexpected: number; missing: number }) =>
        [
          doubtful > 0 &&
            `${count(doubtful, "line agrees", "lines agree")} in day and amount with ${doubtful === 1 ? "a line" : "lines"} that we have, and not in words or balance.`,
          unexpected > 0 &&
            `${count(unexpected, "line is", "lines are")} of days that an earlier statement had, and ${unexpected === 1 ? "was" : "were"} not in it.`,
          missing > 0 &&
            `${count(missing, "line", "lines")} that we have of these days ${missing === 1 ? "is" : "are"} not in this file.`,
        ]
          .filter((sentence) => sentence !== false)
          .join(" "),
      same: "Yes: these rows are the same payments. Add only the others.",
      other: "No: they are other payments. Add all of them.",
    },
    none: "None",
    button: "Read the statement",
    cancel: "Cancel",
  },
  column: (head: string) => `Look at the column “${head}”.`,
  /** Questions about missing facts, which a person can answer. */
  asks: {
    noLines: "Which column is the day, and which is the amount?",
    noDay: "",
    noAmount: "Which column is the amount?",
    badDay: "Which column is the day?",
    dayToCome: "",
    badAmount: "Which column is the amount?",
    quotes: "Save the statement as Excel (XLSX), or take the quotation marks out of that row.",
    noBalance: "Which column is the balance?",
    breaks: "Which column is the balance?",
    closing: "",
    otherAccount: "",
    otherCurrency: "",
    twoReadings: "",
    overlap: "",
  },
  problems: {
    twoReadings: () => "The rows add up in two ways.",
    overlap: (row: number, found: string) =>
      row === 0
        ? `Lines of ${found} that we have are not in this file.`
        : `Row ${row}, of ${found}, may be a payment that we have already.`,
    noLines: () => "There is no row with a day and an amount.",
    noDay: (row: number) => `Row ${row} has no day.`,
    noAmount: (row: number) => `Row ${row} has no amount.`,
    badDay: (row: number, found: string) => `Row ${row} has a day that does not exist: “${found}”.`,
    dayToCome: (row: number, found: string) =>
      `Row ${row} has a day that is still to come: ${found}. Check whether day and month are swapped.`,
    badAmount: (row: number, found: string) => `Row ${row} has an amount that can mean two things: “${found}”.`,
    quotes: (row: number) => `Row ${row} has quotation marks inside its words, so it cannot be split into columns.`,
    noBalance: () =>
      "The statement has no balance, so we cannot notice a missing row. Download it from the bank with the balance.",
    breaks: (row: number, _found: string, expected: string, said: string) =>
      `The statement does not add up at row ${row}: the balance should be ${expected}, and the file says ${said}.`,
    closing: (_row: number, _found: string, expected: string, said: string) =>
      `The statement does not add up: the rows lead to ${expected}, and the closing balance is ${said}.`,
    otherAccount: (_row: number, found: string) =>
      `Most of its rows were read for ${found === "" ? "the first account of this currency" : `the account “${found}”`} before. Choose the account of this file.`,
    otherCurrency: (row: number, found: string) =>
      `Row ${row} is in ${found}, and the account that you chose is in another currency. Choose the account of this file.`,
  },
  friend: "A friend",
  anything: "where it is needed most",
  monthly: "every month",
  bankSays: "The bank says",
  noWords: "(the text was removed after its retention time)",
  exact: {
    /** All gifts were found by their reference, and the amounts are the promised ones. */
    heading: (number: number) => `${count(number, "exact match", "exact matches")}`,
    byReference: (number: number) =>
      `${count(number, "was", "were")} found by ${number === 1 ? "its" : "their"} reference`,
    withGift: (number: number) => `${count(number, "has", "have")} a gift`,
    bySite: "The reference agrees: it is a gift now",
    otherAmount: "The reference matches, the amount does not: it is a gift now",
    byStaff: "A member of staff matched it",
    gift: "Gift without a promise",
    more: (number: number) => `Show the other ${number}`,
    undo: "Undo this match",
    out: "The gift was a mistake, or split",
    split: "The gift was split",
    waits: "The gift is waiting for a second person",
    wentBack: "The money went back",
    partBack: (amount: string) => `${amount} of it went back`,
    /** Rows whose gift does not count. */
    without: (number: number) => `${count(number, "has", "have")} no gift that counts`,
  },
  probable: {
    heading: (number: number) => (number === 1 ? "1 is probable" : `${number} are probable`),
    reasons: {
      exact: "Reference and amount agree",
      otherAmount: "The reference matches, the amount does not",
      second: "A second transfer with this reference",
      ended: "The reference agrees, the promise has ended",
      stopped: "The reference agrees, the donor has stopped this monthly gift",
      currency: "The reference agrees, the currency does not",
      several: "The line has two references",
      slip: "One letter differs, amount agrees",
      sender: "Amount, day and the last digits of the number agree, no reference",
      name: "Name and amount match, no reference",
      byHand: "The same amount was recorded by hand",
      payer: "The same name sent a gift before",
      wentBack: "The same amount went back in this statement",
    },
    yes: "Yes, this one",
    another: "Another promise",
    no: "No",
  },
  unknown: {
    heading: (number: number) => (number === 1 ? "1 is unknown" : `${number} are unknown`),
    none: "No promise fits",
    refused: "A colleague rejected the proposal",
    text: "A gift without a promise counts too.",
    record: "Record as a gift",
    name: "From (optional)",
    nameHint: "Empty means “A friend”.",
    payerHint: "The name in the bank statement. Change it, or empty it for “A friend”.",
    find: "Find a promise",
    reference: "Reference of the promise",
    join: "Match it",
    other: "Not a gift",
  },
  friends: {
    choose: "Choose",
    text: "Tick payments to record them as gifts without a name.",
    button: "Record the ticked payments as anonymous gifts",
    done: (recorded: number, decided: number) =>
      `${count(recorded, "line is a gift", "lines are gifts")} now.${decided === 0 ? "" : ` ${count(decided, "line was", "lines were")} decided about before, and stayed as ${decided === 1 ? "it was" : "they were"}.`}`,
  },
  earlier: (name: string, amount: string, day: string, purpose: string, isMonthly: boolean) =>
    `${name}: ${amount} on ${day}, ${purpose}. ${isMonthly ? "The monthly promise:" : "Yes records this line as a gift of the same donor."} `,
  others: {
    heading: (number: number) => count(number, "line is not a gift", "lines are not gifts"),
    reopen: "Look at it again",
  },
  payout: {
    heading: (number: number) =>
      number === 1 ? "1 is paid out by a payment partner" : `${number} are paid out by payment partners`,
    /** Names of payment providers as they write them. */
    partners: { paystack: "Paystack", flutterwave: "Flutterwave" },
    counted: (partner: string) => `Paid out by ${partner}. Its gifts are counted already`,
    sum: (gifts: number, amount: string, fees: string, from: string, to: string) =>
      gifts === 0
        ? `The site has no online gifts from ${from} to ${to}.`
        : `${count(gifts, "online gift", "online gifts")} from ${from} to ${to}: ${amount}, less ${fees} of fees.`,
    open: (partner: string) =>
      `Paid out by ${partner}. It is more than the online gifts of these days. Ask ${partner} what it is.`,
    no: "Not a gift",
  },
  waiting: (number: number) => count(number, "line waits for a decision", "lines wait for a decision"),
  older: "Older lines",
  promised: (amount: string) => `${amount} promised`,
  handGift: (name: string, day: string) => `${name}, recorded for ${day}`,
  done: {
    join: "This payment now counts for this promise.",
    "join-hand": "The payment is now linked to the recorded gift.",
    "join-reference": "This payment now counts for this promise.",
    record: "The payment is a gift now.",
    "same-payer": "The payment is a gift of the same donor now.",
    account: "The account is added. Choose it beside the file.",
    no: "It is under the unknown payments now.",
    other: "It is not a gift. You can look at it again below.",
    reopen: "The line waits for a decision again.",
    undo: "The match is undone. The gift no longer counts, and the payment waits for a decision.",
    tolerance: "Saved.",
  },
  tolerance: {
    heading: "Fees of the bank",
    label: (account: string) => `${account}: bank fee we accept (up to)`,
    hint: "For payments without a reference: they match a promise if they are at most this much smaller. 0 means that the amount must be exact.",
    button: "Save",
  },
  empty: {
    heading: "No statement yet",
    text: "A payment with the reference of a promise becomes a gift. The others wait here for you.",
  },
} as const;

/** Row on the home page about rows of bank statements. */
export const creditNeeds = {
  label: (count: number) =>
    `${capital(inWords(count))} bank ${plural(count, "line")} ${count === 1 ? "waits" : "wait"} for a decision`,
  detail: (since: Since) => `Payments without a giver yet. The first was read ${ago(since)}`,
  act: "Decide",
} as const;

/** Rows on the home page about gifts whose money left the account again. */
export const reversalNeeds = {
  reversal: (amount: string, day: string) => `The bank took ${amount} of ${day} back`,
  label: (amount: string, day: string) => `${amount} of ${day} left the account again. Did this gift go back?`,
  detail: (others: number) =>
    others === 0
      ? "The gift still counts, with its receipt. Compare it with the statement, and decide"
      : `The gift still counts, with its receipt. ${others === 1 ? "One more waits" : `${capital(inWords(others))} more wait`}`,
  act: "Open the gift",
} as const;

/** Label on the page about people's data. */
export const creditData = { label: "Lines of bank statements about their gifts" };
