/** What people type into the jump box who look for gifts, receipts, bank: phrases, parted by commas. */
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
    woocommerce orders, orders, givewp, who promised and did not send,
    cash donation, somebody gave cash, enter a gift, add a donation, gift in kind, goods, food donation, cheque, write down a gift, who gave what,
    donations this month, what did we receive in november, list of donors, donor list, thank a donor, total of gifts, income, how much did we get,
    largest donors, who promised money, expected money, waiting for a transfer, money on the way, remind a donor, promise not paid, donations, donation,
    promises, pledges, money, donors, expected gifts, fundraising, who promised, promised gifts, promised money, money promised, gifts promised, pledged,
    pledge, a pledge, open pledges, unpaid pledges, outstanding pledges, outstanding, overdue, late payment, not paid yet, hasnt paid yet, has not paid,
    she promised but did not pay, promised but not paid, still waiting for money, has not arrived, money has not come, money not in yet, not received yet,
    when will the money come, expected donations, expected income, who still owes, who owes us, owing, debtors, remind about a promise, chase a donor,
    send a reminder, follow up a donor, monthly givers, monthly donors, standing order, recurring gifts, regular gifts, recurring donations,
    harambee pledges, redeem pledge, unredeemed pledges, cancel a pledge, promise form, commitments, all gifts, all donations, giving, contributions,
    offerings, support received, donor database, crm, sponsors, supporters, benefactors, backers, givers, partners who give, crowdfunding, transactions,
    finance, finances, money page, funds, money raised, raise money, people that promised, remind people that promised, who promised and has not paid,
    he pledged but nothing came, promise not kept, pledge not fulfilled, still no money, money still missing, money never came, waiting for her money,
    waiting for payment, unpaid, unpaid promises, late promise, when does he pay, expected this month, coming money, money to come, future gifts,
    announced gifts, announced transfers, monthly supporters, regular donors, monthly pledge, stop a promise, promises to pay, promise of money,
    total promised
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
    what did we receive, what did we receive in november, gifts of this month, received last month,
    thank you letter, who gave last week, gifts of this week, list of gifts, who gave the most, biggest donors, say thank you to a donor, thanks,
    what did we receive, received donations, income, sums, who gave, thank a donor, money that came in, money came in, money received, what came in,
    what came in today, money in, latest gifts, recent gifts, recent donations, new donations, todays donations, donations received, donations list,
    list of donations, contributions received, did her money arrive, did his gift arrive, did the money come, did the transfer arrive, has the money come,
    has his payment arrived, did mr mensah pay, did we get the money, got the alert, credit alert, who paid, who donated, who donated what, who gave what,
    who has given, who gave most, who gave how much, biggest givers, top donors, major donors, how much did we raise, how much have we raised,
    how much money came, total raised, total donations, donations this year, amount received, sum of gifts, our donors, donors, donor names, find a donor,
    find a gift, look up a donation, search a gift, thank the donors, thank donors, thank you note, thank you card, thank you email, thank her, say thanks,
    appreciate donors, appreciation letter, not thanked yet, who must be thanked, income this month, revenue, gift history, past donations, ledger,
    money book, cash book, correct a gift, wrong amount, delete a gift, double entry, duplicate gift, donated food, donated items, did the gift arrive,
    did the donation arrive, did her donation come through, has her donation come in, donation came through, did we get her money, did he pay, has he paid,
    who paid last week, who sent money, who sent us money, bank alert came, i got an alert, gifts of this year, gifts this month, gifts of november,
    donations last month, how much money this year, how much did we get this month, how much do we have, how much came in this year, biggest gift,
    largest gift, best donors, most generous, loyal donors, old donors, new donors, list of givers, list of people who gave, show me all donors,
    search a donor, what did she give, when did he give, thank you to mrs okafor, thank a giver, write a thank you, send thanks, appreciate a donor,
    change a gift, fix a gift, gift entered twice, entered twice, it was a mistake, split a gift, two gifts in one transfer, waiting for a second person,
    went back, money went back, send a transfer back, give cash back, change what a gift is for, wrong purpose, undo a gift, correct the amount
  `,
  record: `
    cash in the tin, collection box, collection tin, note a donation, money in an envelope, note cash, cash, cheque, by hand, enter a gift, add a donation,
    record a donation, cash donation, write a receipt, cash gift, cash in hand, got cash, someone gave cash, someone gave me money, a man gave us money,
    money by hand, got 50 in envelope, envelope, envelope with money, notes and coins, coins, tin, collection, church collection, offering from church,
    bucket collection, money box, donation box, add a gift, new gift, new donation, enter donation, enter cash, enter money, enter a payment,
    log a donation, book a gift, post a gift, write down a donation, write down money, note down a gift, record money, record cash, record payment,
    manual donation, manual entry, add manually, enter by hand, type in a gift, add income, check from a donor, paid by cheque, cheque came, bank draft,
    momo gift, somebody sent mpesa, sent by mobile money, gave us rice, bags of rice, clothes, food items, gift of goods, goods received, donated goods,
    in kind, in-kind, school bags, received a laptop, stuff people gave, gave at the event, money at the party, anonymous gift, anonymous donor,
    man at church gave money, a man at church gave 20k, someone handed me money, somebody handed over money, she gave me 5000, he gave 50, gave me cash,
    gave us something, people gave at the door, kofi sent momo, money sent to my phone, money sent by phone, mpesa to my number, transfer i saw myself,
    write in a gift, write in cash, put in a gift, put in a donation, put money in the system, enter what we collected, collected at the event,
    collected money, collection at school, sadaka, offertory, zakat, tithe, cheque by post, check arrived, rice from shoprite, boxes of milk,
    clothes donation, toys donation, books donated, someone donated a laptop, gift of food, a lady dropped cash, somebody dropped money,
    a visitor left money, left some money for us, dropped 100 dollars in cash, cash dollars
  `,
  audit: `
    kpmg, deloitte, pwc, ernst and young, what to show the auditors, external auditor, papers for the accountant,
    accountant, yearly accounts, books for the auditor, proof of gifts, annual accounts, for the auditor, audit, auditor, accounts of the year, accounting,
    books, evidence, financial report, missing receipts, papers for audit, papers for the auditor, documents for the auditor, what the auditor needs,
    let the auditor look, auditor is coming, accountant is coming, our accountant, the accountant wants, bookkeeper, bookkeeping, book keeping,
    end of year, year end, year-end, end of year report, closing the year, financial year, annual return, annual returns, returns, tax office wants,
    inspection, inspector, chartered accountant, treasurers report, treasurer report, finance report, financial statements, money report,
    report for the board, board report of money, accounts, show the books, open the books, check the books, trail of money, proof for the auditor,
    gifts without receipt, vouchers, compliance, transparency, auditors come on monday, the auditor is here, audit next week, give the auditor everything,
    what do auditors need, books of last year, books for last year, books of the year, accounts for last year, year end accounts, annual financial report,
    finance report for the year, list for the accountant, papers for the accountant, papers for tax office, external audit, internal audit, audit file,
    audit report, show that the money was used well, accountability, proof of everything, money in and out
  `,
  downloadGifts: `
    export gifts, export donations, gifts as csv, download donations, donations in excel, gifts in excel, gifts spreadsheet, export gifts to excel,
    download list of gifts, print the gifts, save gifts, export donors, donor list excel, export the donor list, download donors, csv of gifts,
    spreadsheet of donations, all donors in excel, download donors list, gifts list for excel, save donations to a file
  `,
  ofDonor: `
    tax paper, yearly statement of a donor, all gifts of one person, letter for the tax office, donor wants a summary, donor statement, donor history,
    yearly receipt, what did one donor give, tax statement, statement for a donor, statement of a donor, donor summary, giving history, giving statement,
    annual statement of gifts, yearly statement for a donor, receipt for last year, receipt for the year, receipt for the whole year, receipt of all gifts,
    one receipt for all, all gifts of a donor, how much did she give, how much did he give last year, how much has one person given, what has she given,
    letter for taxes, tax paper for a donor, tax letter, year tax letter, for his taxes, tax return of a donor, donor needs proof for tax,
    everything from one donor, confirm all donations, summary letter, how much did he give in 2025, how much she gave this year,
    donor asks how much he gave, what did uncle give in all, total of one donor, all receipts of a donor, tax receipt for the whole year,
    summary for a donor, donor needs a letter for tax, letter with all gifts, yearly summary for a donor, statement for the year
  `,
  online: `
    card did not go through, paypal, card donation, failed payment, refund, give money back, card payments, refunds, refund a donor, paystack, flutterwave,
    stripe, disputes, pay by card, chargeback, card payment did not arrive, card payment failed, card declined, card was declined, paid by card,
    paid online, online donation, online donations, online gifts, online giving, internet payments, visa, mastercard, debit card, credit card, card,
    cards of donors, atm card, pay with card, payment gateway, gateway, payment failed, payment pending, pending payment, payment processor, processor,
    stripe payments, paystack payments, charged twice, debited twice, debited but not received, money deducted, wants her money back, wants money back,
    return money, reverse a payment, reversal, refund someone, give a refund, cancelled payment, payment dispute, fraud, fraudulent card, fees of cards,
    payout, payouts, apple pay, google pay, mpesa online, webhook, charged two times, was charged two times, paid two times, paid twice by card,
    money left his card, debited but nothing came, debit alert but no gift, her card does not work, card not working, donor cannot pay by card,
    failed card, payment error, payment did not go through, card gift, card gifts, web payments, pay online, online card, bank card, stripe gifts,
    flutterwave payment, give the money back, give money back to a donor, refund a card, he wants a refund, wrong card amount, subscription card,
    monthly card payments
  `,
  bank: `
    bank details, account number, ways to give, mobile money, iban, sort code, paypal account, payment details, where to send money, how people can give,
    where donors pay, mobile money number, paybill, till number, dollar account, wrong account on the site, new bank, donate button, donation button,
    how to donate, donation settings, donation page settings, donation methods, payment methods, payment options, ways to pay, ways to donate,
    ways of giving, add a way to give, another way to give, how can people pay us, pay us, where does the money go in, bank, our bank, our bank account,
    our account number, bank account, account details, account name, swift, swift code, bic, routing number, branch code, iban number, naira account,
    domiciliary account, usd account, pound account, euro account, paypal link, add paypal, paypal, opay, kuda, palmpay, gtbank, access bank, equity bank,
    kcb, momo number, momo, mtn momo, mpesa number, mpesa paybill, m-pesa, paybill number, till, airtel money, orange money, wave, ussd, wallet, bitcoin,
    crypto, wrong account number, wrong bank account, bank changed, we changed banks, new account number, qr code to give, crowdfunding link, gofundme,
    account is closed, where can people send money, how can people send us money, how do people give, donate page number, number on the donate page,
    account on the website, account number on website is wrong, wrong account on the donate page, money goes to wrong account, new account, new paybill,
    new till number, change paybill, opay account, add opay, add mobile money, paypal address, set up paypal, set up payments, set up card payments,
    online payment setup, payment settings, payment gateway settings, connect paystack, connect stripe, switch on card payments, bank details on the site,
    show our bank details, donation link, give button
  `,
  changeBank: `
    bank details, new bank account, change account number, change bank details, edit bank details, wrong account number, change our bank, switch bank,
    change bank account number shown, update bank details, update account number, replace the bank account, account number is wrong,
    correct the account number, change paypal, change the paybill, add a bank account, add mobile money
  `,
  statement: `
    quickbooks, xero, sage, bank feed, bank rec, reconcile with the bank,
    match payments, bank file, csv from the bank, unknown payment, who paid this, mpesa statement, upload statement, bank statement, import, transfers,
    bank transfers, csv of the bank, reconcile, match payments to donors, statement, statements, upload bank file, upload the file of the bank,
    file from the bank, import bank file, bank csv, bank excel, excel from the bank, bank export, download from the bank, bank download, bank list,
    bank transactions, bank alerts, money in the bank, bank balance, transfer came, transfers without name, transfer without name, unknown transfer,
    unknown money, unknown sender, who is this transfer from, who sent this money, match transfers, match a payment, match gifts, match the bank,
    assign a payment, allocate payments, reconciliation, reconcile the bank, reconcile accounts, tick off payments, momo statement, m-pesa statement,
    mpesa file, paybill statement, unmatched, unmatched payments, lines of the bank, check the bank, did the bank get it, import csv, monthly statement,
    account statement, bank sent me a file, bank sent me excel, bank sent a list, file from gtb, file from equity, list from the bank,
    who is this money from, who is this 5000 from, whose money is this, money without a name, payment without a name, unknown donor, strange transfer,
    transfer i do not know, find out who paid, which gift is this payment, connect a payment to a gift, link payment to donor, join a transfer and a gift,
    tie a payment to a donor, sort the transfers, check off transfers, check payments, bank reconciliation, statement of the bank, statement of account,
    paybill list, mpesa list, momo list, import payments from the bank, put in the bank list, transfers of last month, last months transfers,
    all transfers, incoming transfers, transfers this week
  `,
  importBankStatement: `
    upload a bank statement, import bank transfers, read the csv of the bank, match payments, add a statement, load the bank file,
    bring in the bank statement, add the bank statement, read in transfers, upload mpesa statement, upload transactions, import transactions,
    import payments, new bank statement, upload the csv
  `,
  receipts: `
    tax, tax receipt, resend a receipt, send a receipt again, lost receipt, proof of a gift, receipt numbers, find a receipt, send a receipt,
    void receipts, replaced receipts, acknowledgement, proof of a donation, tax receipts, risiti, receipt, invoice, invoices, bill, voucher, slip,
    print receipt, print a receipt, make a receipt, write a receipt for a donor, issue a receipt, new receipt, receipt for a donor, receipt for a gift,
    send receipt, send receipt again, resend receipt, receipt did not arrive, receipt lost, lost his receipt, receipt copy, copy of a receipt,
    duplicate receipt, wrong receipt, wrong name on a receipt, correct a receipt, cancel a receipt, receipt number, receipt book, official receipt,
    tax certificate, tax deduction, tax deductible, gift aid, tax papers, donation certificate, certificate for donor, donation letter, proof of payment,
    confirm a donation, acknowledgment letter, acknowledge a gift, donor wants a paper, papers for donors, pdf for donor, receipts of this year,
    need a receipt, need a receipt for uncle ben, he wants a receipt, she wants a receipt, donor wants a receipt, donor lost paper, donor lost the receipt,
    lost the paper, send the paper again, paper for the tax office, paper for his gift, bill for a donor, invoice for a donor, invoice for a company,
    company needs a receipt, print the receipts, print again, download a receipt, pdf receipt, receipt by email, did he get a receipt,
    which receipts were sent, all receipts, list of receipts, stamp on receipts, acknowledgment, confirmation of a gift, certificate of a gift, receipt no,
    number of a receipt, receipt to a club, give a receipt, give her a receipt, give receipt to rotary club, receipt for a company
  `,
};
