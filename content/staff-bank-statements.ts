import { ago, capital, inWords, plural, type Since } from "./counting.ts";
import type { CurrencyCode } from "./currencies.ts";

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/** Words of the bank statement in the staff area. */
export const staffBankStatements = {
  notSettled:
    "Your account is not settled yet: somebody else made or changed it, less than 30 days ago. You can read statements; a settled person decides about their lines. See Team.",
  title: "Bank statements",
  notYet: "Nothing was saved.",
  read: (lines: number) => `${count(lines, "line", "lines")} read`,
  from: (name: string, first: string, last: string) =>
    `From ${name}, ${first === last ? first : `${first} to ${last}`}. The file is not kept; the lines are.`,
  addsUp: (opening: string, closing: string, isCompared: boolean) =>
    `The statement adds up: opening ${opening}, closing ${closing}${isCompared ? ", and nothing was read twice" : ""}.`,
  moneyOut: (lines: number) =>
    lines === 1
      ? "One of its lines is money out. Nothing of its words is kept."
      : `${capital(inWords(lines))} of its lines are money out. Nothing of their words is kept.`,
  again: (day: string) => `This statement was added on ${day}. Nothing was added twice.`,
  upload: {
    heading: "Add a statement",
    text: "Save the statement as CSV or Excel (XLSX) at your bank’s site, and choose the file. Of money that went out, only day and amount are kept.",
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
      text: "The same line in two accounts is two gifts. So each account has a name of its own, and its files are read for it.",
      label: "What you call it, like the bank’s name",
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
    oldExcel:
      "This file is of an Excel from before 2007. Open it, save it as Excel (XLSX) or CSV, and choose that file.",
    camt: "This file is CAMT, a form of XML. At the bank’s site choose CSV, Excel (XLSX) or MT940 in place of CAMT.",
    ofx: "This file is OFX, made for accounting programs. At the bank’s site choose CSV or Excel (XLSX) in place of OFX.",
    costly: "This file takes too much time or memory to open. Save the statement as CSV, or fewer months at once.",
    busy: "The site is opening other files just now. Send it again in a minute.",
    tooOften: "Many files came within the hour. Please wait a little.",
    missing: "Choose the day, the words, and money in and out or one amount.",
    off: "Bank statements are switched off. An admin switches them on again under “What we use”.",
    gone: "This file was read or refused, or an hour has passed, and it was removed. Choose it once more.",
  },
  columns: {
    heading: "Which column is which?",
    text: "Look at the first rows. What you choose is remembered for this account.",
    rows: "The first rows",
    roles: {
      day: "Day",
      words: "Words of the sender (narration)",
      payer: "Name of the sender, if it has its own column",
      in: "Money in",
      out: "Money out",
      amount: "Amount, if in and out share a column",
      side: "Debit or credit, if it stands beside the amount",
      from: "Who sent it, if sender and receiver have columns and the amount has no sign",
      to: "Who received it, if sender and receiver have columns",
      balance: "Balance",
      status: "Status, if payments that failed are listed too",
      fee: "Fee, if it is taken besides the amount",
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
      same: "The lines that agree are the same payments. Add only the others.",
      other: "They are other payments. Add all of them.",
    },
    none: "None",
    button: "Read the statement",
    cancel: "Do not read it",
  },
  column: (head: string) => `Look at the column “${head}”.`,
  /** What is missing, where a person can say it. */
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
      `Row ${row} has a day that is still to come: ${found}. Look whether day and month stand the other way round.`,
    badAmount: (row: number, found: string) => `Row ${row} has an amount that can mean two things: “${found}”.`,
    quotes: (row: number) => `Row ${row} has quotation marks inside its words, which part it in the wrong place.`,
    noBalance: () => "The statement has no balance, so a lost row would not be noticed. Save it with its balance.",
    breaks: (row: number, _found: string, expected: string, said: string) =>
      `The statement does not add up at row ${row}: the balance should be ${expected}, and the file says ${said}.`,
    closing: (_row: number, _found: string, expected: string, said: string) =>
      `The statement does not add up: the rows lead to ${expected}, and the closing balance is ${said}.`,
    otherAccount: (_row: number, found: string) =>
      `Most of its lines were read for ${found === "" ? "the first account of this currency" : `the account “${found}”`} before. Choose the account that the file is of.`,
    otherCurrency: (row: number, found: string) =>
      `Row ${row} is in ${found}, and the account that you chose is in another currency. Choose the account that the file is of.`,
  },
  friend: "A friend",
  anything: "where it is needed most",
  monthly: "every month",
  bankSays: "The bank says",
  noWords: "(its words were removed after their time)",
  exact: {
    /** All were found by their reference, and the amounts are those that were promised. */
    heading: (number: number) => `${count(number, "matches", "match")} exactly`,
    byReference: (number: number) =>
      `${count(number, "was", "were")} found by ${number === 1 ? "its" : "their"} reference`,
    withGift: (number: number) => `${count(number, "has", "have")} a gift`,
    bySite: "The reference agrees: it is a gift now",
    otherAmount: "The reference agrees, the amount does not: it is a gift now",
    byStaff: "A member of staff matched it",
    gift: "Gift without a promise",
    more: (number: number) => `Show the other ${number}`,
    undo: "Undo this match",
    out: "The gift was a mistake, or split",
    split: "The gift was split",
    waits: "The gift waits for a second person",
    wentBack: "The money went back",
    partBack: (amount: string) => `${amount} of it went back`,
    /** Lines whose gift does not count. */
    without: (number: number) => `${count(number, "has", "have")} no gift that counts`,
  },
  probable: {
    heading: (number: number) => (number === 1 ? "1 is probable" : `${number} are probable`),
    reasons: {
      exact: "Reference and amount agree",
      otherAmount: "The reference agrees, the amount does not",
      second: "A second transfer with this reference",
      ended: "The reference agrees, the promise has ended",
      stopped: "The reference agrees, the donor has stopped this monthly gift",
      currency: "The reference agrees, the currency does not",
      several: "The line has two references",
      slip: "One letter differs, amount agrees",
      sender: "Amount, day and the last digits of the number agree, no reference",
      name: "Name and amount agree, no reference",
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
    none: "No promise looks like it",
    refused: "Somebody said no to what was proposed",
    text: "A gift can come without a promise. It still counts.",
    record: "Record as a gift",
    name: "From (optional)",
    nameHint: "Empty means “A friend”.",
    payerHint: "The name that the bank’s line says. Change it, or empty it for “A friend”.",
    find: "Find a promise",
    reference: "Reference of the promise",
    join: "Match it",
    other: "Not a gift",
  },
  friends: {
    choose: "Choose",
    text: "Several lines at once: the chosen ones become gifts of friends, without a name.",
    button: "The chosen lines are gifts of friends",
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
    /** As the partners call themselves. */
    partners: { paystack: "Paystack", flutterwave: "Flutterwave" },
    counted: (partner: string) => `Paid out by ${partner}; its gifts are counted already`,
    sum: (gifts: number, amount: string, fees: string, from: string, to: string) =>
      gifts === 0
        ? `The site has no online gifts from ${from} to ${to}.`
        : `${count(gifts, "online gift", "online gifts")} from ${from} to ${to}: ${amount}, less ${fees} of fees.`,
    open: (partner: string) =>
      `Paid out by ${partner}. It is more than the online gifts of the days before: ask ${partner} what it is.`,
    no: "Not a gift",
  },
  waiting: (number: number) => count(number, "line waits for a decision", "lines wait for a decision"),
  older: "Older lines",
  promised: (amount: string) => `${amount} promised`,
  handGift: (name: string, day: string) => `${name}, recorded for ${day}`,
  done: {
    join: "The line is a gift of this promise now.",
    "join-hand": "The line belongs to the recorded gift now.",
    "join-reference": "The line is a gift of this promise now.",
    record: "The line is a gift now.",
    "same-payer": "The line is a gift of the same donor now.",
    account: "The account is added. Choose it beside the file.",
    no: "It is among the unknown lines.",
    other: "It is not a gift. You can look at it again below.",
    reopen: "The line waits for a decision again.",
    undo: "The match is undone: the gift counts no more, and the line waits for a decision.",
    tolerance: "Saved.",
  },
  tolerance: {
    heading: "Fees of the bank",
    label: (account: string) => `${account}: how much less still counts as the right amount`,
    hint: "This is about lines without a reference: 0 means that their amount must be exactly right. A line with a reference becomes a gift whatever its amount is.",
    button: "Save",
  },
  empty: {
    heading: "No statement yet",
    text: "Each line with a promise’s reference becomes a gift by itself; the others wait here for you.",
  },
};

/** The row of the home about lines of the bank. */
export const creditNeeds = {
  label: (count: number) =>
    `${capital(inWords(count))} bank ${plural(count, "line")} ${count === 1 ? "waits" : "wait"} for a decision`,
  detail: (since: Since) => `Money that is nobody’s gift yet. The first was read ${ago(since)}`,
  act: "Decide",
};

/** Rows of the home about gifts whose money left the account again. */
export const reversalNeeds = {
  reversal: (amount: string, day: string) => `The bank took ${amount} of ${day} back`,
  label: (amount: string, day: string) => `${amount} of ${day} left the account again. Did this gift go back?`,
  detail: (others: number) =>
    others === 0
      ? "The gift still counts, with its receipt. Compare it with the statement, and decide"
      : `The gift still counts, with its receipt. So ${others === 1 ? "does one more" : `do ${inWords(others)} more`}`,
  act: "Open the gift",
};

/** Label on the page about people's data. */
export const creditData = "Lines of bank statements about their gifts";
