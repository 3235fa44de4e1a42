const toStaff =
  "It writes to the foundation's own address, to admins, leads or readers, who are told of what was done.";
const mark = "It writes a mark that the site keeps in the table of settings, and no setting.";
const byDonor = "The donor does it, behind her own link or from a request about her data.";
const partnerSays = "The payment partner says so, and was asked.";

/**
 * Functions that write gifts, receipts, settings or mass e-mails without a member of staff, by name. Each has the
 * reason why it needs no fresh sign-in. `tests/declared-acts.test.ts` follows no call further than these.
 */
export const actsOfSite: Readonly<Record<string, string>> = {
  appointUnrecordedLeads: toStaff,
  cachePeopleCounts: mark,
  countAlone: "72 hours have passed for the only person there is.",
  deleteSubscription: "A reader who leaves is taken off the e-mails that wait.",
  doActsAlone: "72 hours have passed for the only person there is.",
  endSampleAccount: mark,
  enqueueDoctorEmails: toStaff,
  enqueueToOffice: toStaff,
  eraseDonor: byDonor,
  eraseFromGifts: byDonor,
  fillPlaces: "Each guest hears of the own place, which another one freed.",
  findMadeOnce: mark,
  followDisputes: partnerSays,
  handleNotice: partnerSays,
  handleNotices: partnerSays,
  importBankSetting: "Once, at the update: what stood in the settings becomes the first ways to give.",
  loadSamples: "A site without any row gets the sample foundation at its first start.",
  logoRetention: mark,
  notifyAdmins: toStaff,
  runImports: "An admin began the import: it changes settings that direct no money, by the rules of their form.",
  notifyGuests: "Each guest hears that the event changed, in words of the site.",
  notifyOfNumber: toStaff,
  notifyOfReport: toStaff,
  notifyOfTrustees: toStaff,
  notifyReaders: toStaff,
  recordEmailedThanks: "The e-mail with the receipt was sent.",
  recordFact: toStaff,
  refundAlone: "72 hours have passed for the only person there is.",
  releaseConcerns: toStaff,
  remindDonors: "Each donor who asked for it hears of the own promise.",
  rememberLogo: mark,
  renameDonor: byDonor,
  replaceStaffOnReceipts: "Somebody asked to be forgotten; numbers, amounts and days stay.",
  saveSampleMark: mark,
  sendAccountNews: toStaff,
  sendAdminNews: toStaff,
  sendIssues: "An admin has started the issue.",
  sendTrusteeLinks: "72 hours have passed since an admin asked, and the trustees have one mailbox.",
  settleRefunds: partnerSays,
  confirmPhrase: toStaff,
  withdrawProposedDetails: "An admin undid an import: its proposal of ways to give stops, and nothing becomes public.",
};
