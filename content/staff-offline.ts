/** What waits on the device, and the connection. */
export const staffOffline = {
  off: "No connection. Everything you write is kept on this phone.",
  back: (count: number) =>
    count === 0
      ? "Connected."
      : `Connected. ${count === 1 ? "1 thing is" : `${count} things are`} on ${count === 1 ? "its" : "their"} way.`,
  sending: (count: number) => `Sending ${count === 1 ? "1 thing" : `${count} things`}.`,
  wait: (count: number) => `${count} ${count === 1 ? "waits" : "wait"}`,
  heading: "In the pocket of this phone",
  lede: "Sent by itself when the connection is back",
  notSent: (count: number) => `On this phone, not sent: ${count}.`,
  note: "Publishing, inviting and bank details need a connection. Reading what you opened before does not.",
  untitled: "Without a title",
  photo: "A photo",
  photos: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  shared: (count: number) => `${count === 1 ? "1 photo" : `${count} photos`} shared to this site`,
  sharedNote: "On this phone only. Open a draft with them.",
  states: {
    kept: (time?: string) => ["On this phone", time].filter(Boolean).join(", "),
    sending: (percent: number) => `Sending ${percent}%`,
    sent: "On the server",
    blocked: "Needs you",
  },
  open: "Open",
  discard: "Delete from this phone",
  askDiscard: "Delete it from this phone?",
  discardText: "It is nowhere else. This cannot be undone.",
  keep: "Keep",
  send: "Send now",
  kept: "No connection. It is kept on this phone and goes out by itself.",
  photosNotKept:
    "This phone has no room for the photos until they are sent. Leave this page open until they have arrived, then press again. Nothing was saved yet.",
  full: "This phone is nearly full. Free some space, or send now while you are connected.",
  noLine: "No connection. This needs one: nothing was changed. Try again when you are connected.",
  waitsForPhotos: "Its photos are still being sent. It goes out by itself once they are there.",
  onTheirWay: (count: number) =>
    `${count === 1 ? "1 photo is" : `${count} photos are`} still being sent. It is kept, and goes out by itself once ${count === 1 ? "it is" : "they are"} there.`,
  notOut: (why: string) => `It did not go out: ${why} It is kept, and “In the pocket of this phone” opens it.`,
  signedOut:
    "You are signed out, so it does not go out now. It is kept on this phone, and goes out once you sign in again.",
  gonePhoto: "A photo that waited for more than seven days is gone from this phone. Open this, and choose it again.",
  ended: "Your sessions were ended, so the photos were removed from this phone. Open this, and choose them again.",
  refused: "The site refused it. Open it to see why.",
  share: {
    title: "Shared photos",
    heading: "Shared photos",
    none: "No photos came with this share. Share them once more, or choose them here.",
    first: "This phone was not ready for shared photos yet. It is now: share them once more, or choose them here.",
    choose: "Choose photos",
    question: (count: number) => (count === 1 ? "Use this photo?" : `Use these ${count} photos?`),
    questionText: "They start a draft of a post. If you did not share them yourself, delete them.",
    use: "Use them",
    drop: "Delete them",
    dropped: "They are deleted from this phone.",
    failed: "This phone did not let us. Try again.",
    photo: (number: number) => `Shared photo ${number}`,
  },
  signOut: {
    waiting: (count: number) => `${count === 1 ? "1 thing is" : `${count} things are`} on this phone only.`,
    text: "They stay on it and go out once you sign in again. Photos stay for seven days.",
    anyway: "Sign out all the same",
  },
};
