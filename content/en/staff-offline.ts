/** Texts for the queue on the device, and for the connection. */
export const staffOffline = {
  off: "No connection. What you write is saved on this phone.",
  back: (count: number) =>
    count === 0
      ? "Connected."
      : `Connected. ${count === 1 ? "1 thing is" : `${count} things are`} on ${count === 1 ? "its" : "their"} way.`,
  sending: (count: number) => `Sending ${count === 1 ? "1 thing" : `${count} things`}.`,
  wait: (count: number) => `${count} ${count === 1 ? "waits" : "wait"}`,
  heading: "Saved on this phone",
  lede: "Will be sent when you are connected",
  notSent: (count: number) => `On this phone, not sent: ${count}.`,
  note: "Publishing, inviting and bank details need a connection.",
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
  discardText: "There is no other copy. This cannot be undone.",
  keep: "Keep",
  send: "Send now",
  kept: "No connection. It is saved on this phone and will be sent.",
  photosNotKept:
    "This phone has no room for the photos until they are sent. Leave this page open until they have arrived, then press again. Nothing was saved yet.",
  full: "This phone is nearly full. Free some space, or send now while you are connected.",
  noLine: "No internet connection, so nothing was changed. Try again when you are connected.",
  waitsForPhotos: "Its photos are still being sent. It will be sent when they have arrived.",
  onTheirWay: (count: number) =>
    `${count === 1 ? "1 photo is" : `${count} photos are`} still being sent. It is saved and will be sent when ${count === 1 ? "it has" : "they have"} arrived.`,
  notOut: (why: string) => `It was not sent: ${why} Open it at “Saved on this phone”.`,
  signedOut: "You are signed out. It is saved on this phone and will be sent when you sign in.",
  gonePhoto: "A photo that waited for more than seven days is gone from this phone. Open this, and choose it again.",
  ended: "You were signed out, so the photos were removed from this phone. Open this draft, and choose them again.",
  refused: "The site refused it. Open it to see why.",
  share: {
    title: "Shared photos",
    heading: "Shared photos",
    none: "No photos came with this share. Share them once more, or choose them here.",
    first: "This phone was not ready for shared photos yet. It is now: share them once more, or choose them here.",
    choose: "Choose photos",
    question: (count: number) => (count === 1 ? "Use this photo?" : `Use these ${count} photos?`),
    questionText:
      "Photos and words that were shared to the site start a draft of a post. If you did not share them, delete them.",
    use: "Use them",
    drop: "Delete them",
    dropped: "They are deleted from this phone.",
    failed: "This phone refused. Try again.",
    photo: (number: number) => `Shared photo ${number}`,
  },
  signOut: {
    waiting: (count: number) => `${count === 1 ? "1 thing is" : `${count} things are`} on this phone only.`,
    text: "They stay on this phone and are sent when you sign in. Photos stay for seven days.",
    anyway: "Sign out anyway",
  },
} as const;
