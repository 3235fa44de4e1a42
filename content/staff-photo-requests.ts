/** Words of requests to take a photo down, for staff. */
export const staffPhotoRequests = {
  title: "Photos to take down",
  need: (count: number) =>
    count === 1 ? "Somebody asks to take a photo down" : `${count} people ask to take a photo down`,
  lede: "Each one is answered within 24 hours.",
  ledeHide:
    "You can hide a photo at once. Who asks and what they wrote is for the safeguarding lead, who answers within 24 hours and alone shows a photo again.",
  ledeAlone:
    "No safeguarding lead is in force now. You can hide a photo; you cannot show it again: only people who read concerns can.",
  hide: "Hide the photo",
  doneHide: "The photo is hidden. The request waits for the safeguarding lead.",
  hideAll: (count: number) => `Hide the photos of all ${count} requests`,
  doneAll: (count: number) =>
    count === 0
      ? "No photo was left to hide."
      : count === 1
        ? "One photo is hidden."
        : `The photos of ${count} requests are hidden.`,
  hides: (at: string) => `Hides by itself on ${at}`,
  hidden: (at: string) => `Hidden since ${at}`,
  keepDown: "It stays hidden",
  showAgain: "Show it again",
  lookalikes: "Looks like one that was taken back",
  lookalikesLede:
    "These photos look like one that a family took back, or that was deleted or covered. They are not shown until you have looked.",
  lookalike: (photo: number) => `Photo ${photo}`,
  isSame: "It is the same one",
  isAnother: "It is another one",
  doneIsAnother: "Noted: it is another photo.",
  takenDown: "Taken down",
  takenDownLede: "These photos are on no page. You can put one back when the family says so.",
  takenOut: "Taken out of a photo",
  takenOutLede:
    "These people have a card. Somebody said that they are not in the photo. It is not shown until you have looked.",
  takenOutOf: (code: string, photo: number) => `${code}, photo ${photo}`,
  takenOutBy: (who: string, at: string) => `Taken out by ${who}, ${at}`,
  isIn: (code: string) => `${code} is in it`,
  isNotIn: (code: string) => `${code} is not in it`,
  doneIsIn: "The person is in the photo again.",
  doneIsNotIn: "Noted: the person is not in the photo.",
  none: "Nobody is asking for anything just now.",
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
  hideInTransaction: "Take it down",
  keep: "Done, it stays",
  doneDown: "The photo is taken down.",
  doneKept: "The request is answered. The photo stays.",
  answered: (who: string, outcome: "down" | "kept") =>
    outcome === "down" ? `Taken down by ${who}` : `Stays, said ${who}`,
  notYet: "Nothing is answered yet.",
};

/** The act of the row of the home about requests. */
export const photoRequestNeedAct = "Look at it";
