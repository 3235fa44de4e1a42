/** What the jump box calls the acts of the staff area, each in the words of whoever wants to do it. */
export const staffActs = {
  writePost: "Write a post",
  planEvent: "Plan an event",
  startProject: "Start a project",
  addNews: "Add a news item",
  addPage: "Add a page of your own",
  writeIssue: "Write a newsletter",
  addPhotos: "Add photos",
  bringBack: "Bring back what was deleted",
  restore: "Restore a backup",
  downloadMessages: "Download all messages",
  answerMessages: "Answer a message",
  downloadSubscribers: "Download all subscribers",
  downloadVolunteers: "Download all volunteers",
  downloadGifts: "Download all gifts",
  importStatement: "Import a bank statement",
  changeBank: "Change the bank account",
  switchOff: "Switch something off",
  makeAdmin: "Make someone an admin",
  erasePerson: "Erase a person’s data",
  sendTestEmail: "Send a test email",
  reportConcern: "Report a concern about a child",
  shareOnWhatsApp: "Share a post on WhatsApp",
};

/** An act of two pages: who reads requests takes it there, others among the photos. */
export const takePhotoDown = {
  label: "Take a photo down",
  alsoCalled: [
    "remove a photo",
    "delete a photo",
    "delete a picture",
    "hide a photo",
    "a parent said no",
    "remove a picture of a child",
    "photo removal",
    "take down request",
    "request to remove a photo",
  ],
};

/** What people type for a field of the settings, by its name. */
export const settingsAlsoCalled: Partial<Record<string, readonly string[]>> = {
  name: ["name of the foundation", "our name", "rename the foundation"],
  phone: ["phone number", "telephone number", "our number", "wrong phone number", "new number"],
  email: ["our email address", "contact email", "new email address", "where messages go"],
  headOffice: ["our address", "our address has changed", "new address", "office address", "we moved", "new office"],
  introVideoId: ["youtube film", "video on the about page", "our film", "youtube clip"],
  registration: ["charity number", "registration number", "registered charity"],
  volunteerFormUrl: ["google form", "volunteer form"],
};
