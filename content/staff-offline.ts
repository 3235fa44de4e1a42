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
  note: "Publishing, inviting and bank details need a connection. Reading what you opened before does not.",
  untitled: "Without a title",
  photo: "A photo",
  photos: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  shared: (count: number) => `${count === 1 ? "1 photo" : `${count} photos`} shared to this site`,
  sharedNote: "On this phone only. Open a draft with them.",
  states: {
    kept: (time: string) => `On this phone, ${time}`,
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
  full: "This phone is nearly full. Free some space, or send now while you are connected.",
  noLine: "No connection. This needs one: nothing was changed. Try again when you are connected.",
  gonePhoto: "A photo that waited for more than seven days is gone from this phone. Open this, and choose it again.",
  ended: "Your sessions were ended, so the photos were removed from this phone. Open this, and choose them again.",
  refused: "The site did not take it. Open it to see why.",
  share: {
    title: "Shared photos",
    heading: "Shared photos",
    none: "No photos came with this share. Share them once more, or choose them here.",
    first: "This phone was not ready for shared photos yet. It is now: share them once more, or choose them here.",
    choose: "Choose photos",
  },
  signOut: {
    waiting: (count: number) => `${count === 1 ? "1 thing is" : `${count} things are`} on this phone only.`,
    text: "They stay on it and go out once you sign in again. Photos stay for seven days.",
    anyway: "Sign out all the same",
  },
};
