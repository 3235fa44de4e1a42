/** Texts of photo requests, for staff. */
export const staffPhotoRequests = {
  title: "Photo requests",
  need: (count: number) => (count === 1 ? "A person asks to hide a photo" : `${count} people ask to hide a photo`),
  lede: "Each one is answered within 24 hours.",
  ledeHide:
    "You can hide a photo at once. Only the safeguarding lead can see who asked, and can show a photo again. The lead answers within 24 hours.",
  ledeAlone:
    "There is no active safeguarding lead. You can hide a photo. Only people who can read concerns can show it again.",
  hide: "Hide the photo",
  doneHide: "The photo is hidden. The request waits for the safeguarding lead.",
  hideAll: (count: number) => `Hide the photos of all ${count} requests`,
  doneAll: (count: number) =>
    count === 0
      ? "No photo was left to hide."
      : count === 1
        ? "One photo is hidden."
        : `The photos of ${count} requests are hidden.`,
  hides: (at: string) => `Will be hidden on ${at}`,
  hidden: (at: string) => `Hidden since ${at}`,
  keepDown: "It stays hidden",
  showAgain: "Show it again",
  lookalikes: "Looks like a withdrawn photo",
  lookalikesLede:
    "These photos look like one that was withdrawn, deleted or covered. They stay hidden until you have looked.",
  lookalike: (photo: number) => `Photo ${photo}`,
  isSame: "It is the same one",
  isAnother: "It is another one",
  doneIsAnother: "Noted: it is another photo.",
  document: (title: string) => `Document: ${title}`,
  hiddenDocuments: "Hidden documents",
  hiddenDocumentsLede: "No page names these documents. Show one again only if nobody in it objects.",
  documentShown: "The document is shown again, if its people allow it.",
  takenDown: "Taken down",
  takenDownLede: "These photos are on no page. Show one again only if the family asks for it.",
  takenOut: "Removed from a photo",
  takenOutLede:
    "These people have a card. A colleague said that they are not in the photo. It stays hidden until you have looked.",
  takenOutOf: (code: string, photo: number) => `${code}, photo ${photo}`,
  takenOutBy: (who: string, at: string) => `Removed by ${who}, ${at}`,
  isIn: (code: string) => `${code} is in it`,
  isNotIn: (code: string) => `${code} is not in it`,
  doneIsIn: "The person is in the photo again.",
  doneIsNotIn: "Noted: the person is not in the photo.",
  none: "No request is open.",
  hoursLeft: (hours: number) =>
    hours < 0
      ? "Overdue"
      : hours === 0
        ? "Less than an hour left"
        : hours === 1
          ? "1 hour left"
          : `${hours} hours left`,
  who: {
    self: "Is in the photo",
    child: "A parent of the child",
    carer: "Looks after the child",
    other: "Saw something wrong",
  },
  change: { down: "Take it down", cover: "Cover the face, keep the rest", words: "Change the words beside it" },
  contact: (text: string) => `To answer: ${text}`,
  takeOff: "Take it down",
  keep: "Done, it stays",
  doneDown: "The photo is hidden.",
  doneKept: "The request is answered. The photo stays.",
  answered: (who: string, outcome: "down" | "kept") => (outcome === "down" ? `Hidden by ${who}` : `Stays, said ${who}`),
  notYet: "Nothing is answered yet.",
} as const;

/** Act in the row on the home page about requests. */
export const photoRequestNeed = { act: "Look at it" };
