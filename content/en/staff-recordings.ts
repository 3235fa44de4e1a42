import { plural } from "./counting.ts";

/** Texts of the page on which staff record or upload a voice that reads aloud. */
export const staffRecordings = {
  link: "Read aloud",
  title: "Read aloud",
  heading: (title: string) => `Read aloud: ${title}`,
  lede: "A voice for people who do not read, in the languages around you. Half a minute to two minutes is enough.",
  /** Sentences about pages that protect people or take money. */
  protecting:
    "A voice on this page is a promise, like its words. If the page, an account or a telephone number on it changes, visitors no longer hear the recording. Listen to it then, and confirm it or record it again.",
  onlyAdmins: (admins: string[]) =>
    `Only admins add or confirm recordings of this page, because a voice could name another account or telephone. Ask ${admins.join(" or ")}.`,
  stale: "Your password is needed before you record for this page.",
  confirmPassword: "Type the password",
  open: "Edit the text",
  none: "Nothing is recorded yet.",
  isHeard: "Visitors hear it.",
  isSilent: "Visitors do not hear it: a consent is missing, expired, withdrawn or not for the website.",
  isOutdated:
    "Visitors do not hear it: the page, an account or a telephone number on it changed after the recording. Listen to it beside the page, then confirm it or record it again.",
  isUnmarked:
    "Visitors hear it even if the page changes, because it is from before the update. Listen to it beside the page and confirm it: then it follows the page.",
  confirm: "It is still right",
  confirmed: "Confirmed. Visitors hear it if its consents allow that.",
  notConfirmed: "Nothing was confirmed.",
  changedMeanwhile: "The page changed after you opened this one. Read it again.",
  needs: {
    label: (count: number, page: string) => `Not heard any more: ${count} ${plural(count, "recording")} of “${page}”`,
    detail: "The page changed. Listen, then confirm or record again.",
    act: "Listen",
  },
  consents: "Consents of the voices",
  delete: "Delete",
  deleteAsk: (language: string) => `Delete the recording in ${language}?`,
  deleteText: "The file is deleted. The consents stay.",
  deleted: "The recording is deleted.",
  add: "Add a recording",
  record: "Record",
  recordHint: "Hold the phone a hand away, in a quiet place.",
  stop: "Stop",
  running: (time: string) => `Recording, ${time}`,
  again: "Record again",
  ready: (time: string) => `${time} recorded. Listen to it, then save it below.`,
  save: "Save it on this phone, too",
  tooLong: "The recording reached its longest time and stopped.",
  noMicrophone:
    "This page cannot use the microphone. Allow it in the browser, or record with the phone’s own recorder and choose the file.",
  file: "Recording",
  fileHint: "At most 3 MB, about twelve minutes. We remove what it says about the phone and the place.",
  chooseAgain: "Choose the recording again: the browser has lost it.",
  language: "Which language is it in?",
  languageExample: "Yorùbá",
  codes: "Codes of people with a consent (optional)",
  codesHint: "Like P-12, with spaces between several. Answer “Who said yes?” for one who has none yet.",
  button: "Add the recording",
  added: "The recording is added.",
  notYet: "The recording is not added yet.",
  conversion: {
    waiting: "Some phones cannot play it yet: a copy in MP3 is being made.",
    failed:
      "Older iPhones cannot play this recording, and we could not convert it to MP3. Save it as MP3 or M4A, and add that file.",
  },
  problems: {
    missing: "Record it, or choose a file",
    unknown: "Some phones cannot play this file. Choose an MP3, M4A, OGG or WebM file",
    tooLarge: "It is larger than 3 MB. Record it shorter, or in a lower quality",
    costly: "This recording takes too much time or memory to open. Record it again, or save it as MP3",
    busy: "The site is handling other files just now. Send it again in a minute",
    voice: "Record who agreed for the voice, or write the code of a consent",
    givenBy: "Write down who said yes",
    language: "Write down which language it is in",
    code: "A code looks like P-12",
  },
} as const;
