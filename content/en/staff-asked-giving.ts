/** Phrases for the jump box about gifts, receipts, bank, parted by commas. */
export const staffAskedGiving = {
  numbers: `
    account number in a post, another account, name an account, paybill in a text, till number in a text, payment link in a post, fundraiser link,
    gofundme link, money guard, text refused because of a number, number refused, allow a number, second person for a number
  `,
  sendReceiptAgain: `
    send the receipt again, resend a receipt, receipt again, receipt not received, lost receipt, she did not get her receipt, he lost the receipt,
    email the receipt, another copy of the receipt, copy of a receipt, receipt did not arrive, donor wants the receipt, duplicate receipt
  `,
  gifts: `
    woocommerce orders, write down a gift, donations this month, donor list, how much did we get, money on the way, outstanding pledges, late payment,
    hasnt paid yet, still waiting for money, expected income, chase a donor, follow up a donor, recurring donations, partners who give, finance,
    remind people that promised, he pledged but nothing came, money never came, unpaid promises, coming money, money to come, announced transfers,
    monthly supporters, regular donors
  `,
  board: `
    report for the board, board report, board meeting, trustees report, gifts of the year, income by month, compare with last year, last year,
    this year and last year, gifts by purpose, gifts by way, how much by month, annual report of gifts, summary for the trustees
  `,
  donorStatements: `
    statements for all donors, year statements, yearly statements of all donors, send all donors their statement, tax statements for everybody,
    print the statements, statements on paper, annual statements, giving statements of the year, letters of the year to donors
  `,
  monthly: `
    monthly gifts, every month, standing orders, standing order, who gives every month, monthly donor missed, missed gifts, monthly gift did not come,
    who did not pay this month, regular givers, recurring gifts, next due, monthly gift ended, gift of this month, second month
  `,
  received: `
    what came in today, did the transfer arrive, did mr mensah pay, credit alert, biggest givers, how much have we raised, how much money came,
    donations this year, sum of gifts, find a donor, search a gift, say thanks, appreciation letter, money book, wrong amount, delete a gift,
    did her donation come through, who paid last week, donations last month, old donors, list of people who gave, gift entered twice, split a gift,
    waiting for a second person, give cash back
  `,
  record: `
    collection tin, write a receipt, someone gave cash, got 50 in envelope, notes and coins, new donation, enter donation, log a donation,
    book a gift, post a gift, manual donation, add income, cheque came, bags of rice, goods received, anonymous donor, man at church gave money,
    somebody handed over money, kofi sent momo, mpesa to my number, transfer i saw myself, put in a gift, boxes of milk, a visitor left money,
    dropped 100 dollars in cash
  `,
  audit: `
    kpmg, pwc, ernst and young, yearly accounts, evidence, missing receipts, let the auditor look, accountant is coming, book keeping, returns,
    chartered accountant, treasurers report, board report of money, accounts, trail of money, gifts without receipt, audit next week,
    year end accounts, annual financial report, papers for tax office, external audit, show that the money was used well, proof of everything,
    money in and out, end of the year
  `,
  downloadGifts: `
    export gifts, export donations, gifts as csv, download donations, donations in excel, gifts in excel, gifts spreadsheet, export gifts to excel,
    download list of gifts, print the gifts, save gifts, export donors, donor list excel, export the donor list, download donors, csv of gifts,
    spreadsheet of donations, all donors in excel, download donors list, gifts list for excel, save donations to a file
  `,
  ofDonor: `
    tax paper, yearly statement of a donor, all gifts of one person, letter for the tax office, tax statement, giving history,
    annual statement of gifts, yearly statement for a donor, receipt for the whole year, all gifts of a donor, how much did he give last year,
    how much has one person given, year tax letter, for his taxes, tax return of a donor, donor needs proof for tax, everything from one donor,
    confirm all donations, how much did he give in 2025, donor asks how much he gave, what did uncle give in all, total of one donor,
    tax receipt for the whole year, yearly summary for a donor, statement for the year
  `,
  online: `
    failed payment, refund, give money back, paystack, flutterwave, stripe, disputes, online giving, visa, card, payment pending, processor,
    money deducted, return money, reversal, payout, mpesa online, charged two times, paid twice by card, debited but nothing came,
    debit alert but no gift, donor cannot pay by card, payment did not go through, web payments, wrong card amount
  `,
  bank: `
    bank details, account number, sort code, how people can give, where donors pay, donate button, payment methods, account name, routing number,
    add paypal, opay, mtn momo, mpesa paybill, where can people send money, how can people send us money, donate page number,
    money goes to wrong account, new till number, change paybill, set up card payments, online payment setup, payment gateway settings,
    connect paystack, switch on card payments, donation link
  `,
  changeBank: `
    bank details, new bank account, change account number, change bank details, edit bank details, wrong account number, change our bank, switch bank,
    change bank account number shown, update bank details, update account number, replace the bank account, account number is wrong,
    correct the account number, change paypal, change the paybill, add a bank account, add mobile money
  `,
  statement: `
    xero, unknown payment, upload statement, import bank file, bank download, bank alerts, match transfers, allocate payments, reconcile accounts,
    paybill statement, unmatched, import csv, bank sent me excel, who is this 5000 from, money without a name, transfer i do not know,
    find out who paid, connect a payment to a gift, link payment to donor, check off transfers, mpesa list, momo list, put in the bank list,
    last months transfers, transfers this week
  `,
  importBankStatement: `
    upload a bank statement, import bank transfers, read the csv of the bank, match payments, add a statement, load the bank file,
    bring in the bank statement, add the bank statement, read in transfers, upload mpesa statement, upload transactions, import transactions,
    import payments, new bank statement, upload the csv
  `,
  receipts: `
    replaced receipts, risiti, invoice, bill, resend receipt, wrong name on a receipt, cancel a receipt, tax deductible, gift aid, tax papers,
    donation certificate, proof of payment, confirm a donation, acknowledgment letter, acknowledge a gift, pdf for donor,
    need a receipt for uncle ben, donor lost the receipt, send the paper again, company needs a receipt, print again, list of receipts,
    confirmation of a gift, number of a receipt, give receipt to rotary club
  `,
} as const;
