/** Words of the editor's own part, which loads when a form opens. */
export const staffEditor = {
  photo: "Photo",
  film: "Film",
  addParagraph: "Add a paragraph",
  more: "More tools",
  kind: (name: string) => `${name}: choose another kind of block`,
  turnInto: "Turn into",
  duplicate: "Duplicate",
  grip: (name: string) => `Move ${name}: drag, or press for a menu`,
  bubble: "For the chosen words",
  added: (count: number) => (count === 1 ? "Photo added" : `${count} photos added`),
  addedFilm: "Film added",
  duplicated: (name: string) => `${name} duplicated`,
  turned: (name: string) => `Now ${name}`,
  notAPhoto: "This is not a photo we can read. JPEG, PNG, WebP, AVIF, HEIC and GIF work.",
  caption: "Caption",
  addCaption: "Add a caption",
  takePhoto: "Take or choose a photo",
  photoTitle: "Add a photo",
  alt: "What is in the photo?",
  altMissing: "Say what is in the photo, in one sentence. Until then it stays off the page.",
  ask: "Whose faces are these? Ask for consent now, while you remember. Until it is recorded, nothing is published with this photo.",
  recorded: "Consent recorded",
  waits:
    "One person said who is in it. Readers see it once its faces are counted, once another person agrees, or after a day.",
  noPeople: "No people in it",
  withdrawn: "Someone in it asked to take it down. Readers see a drawing in its place.",
  gone: "This photo was deleted. It is not on the page any more: remove it here too.",
  unknown: "The photo cannot be shown just now. What you write about it is kept.",
  waiting: "Waits for the photo before it",
  busy: "The site is busy. It goes on by itself.",
  kept: "No connection. The photo is kept on this phone and goes out by itself.",
  sending: (percent: number) => `Sending, ${percent} percent`,
  making: "Arrived. It is made into the sizes of the page.",
  stop: "Stop sending",
  retry: "Try again",
  missingPicture: (name: string) => (name === "" ? "Picture" : `Picture: ${name}`),
  missingFile: "Its file did not come along. Until you choose it, visitors do not see this.",
  chooseFile: "Choose the picture",
  removeMissing: "Leave it out",
  noUnderline: "Words are not underlined here: on a page, only links are underlined.",
  animated: "This picture moves. On the page it stands still.",
  filmTitle: "What is the film about?",
  filmAddress: "Address of the film on YouTube or Vimeo",
  filmUnsafe: "Copy the address of a film on YouTube or Vimeo, like https://www.youtube.com/watch?v=…",
  setFilm: "Place the film",
  filmGroup: "Film",
  filmNote: "Visitors see a poster first. The player loads only when they press it.",
  libraryTitle: "Photos of this site",
  older: "Older photos",
  nothing: "There is no photo yet. Take or choose the first one.",
  away: "The library did not answer. Check your connection and try again.",
  close: "Close",
  untitled: "Photo without a description",
  pasted: {
    linked: (chosen: string) => `The address you pasted became a link on “${chosen}”.`,
    addressInstead: "Put the address there instead",
    film: "The address became a film.",
    keepAddress: "Keep the address",
    filmElsewhere: "This address stays a link. Only films of YouTube and Vimeo play on this site.",
    table: "A table became a list.",
    tableWithAges: "A table became a list. One column may hold ages: take out names that stand beside them.",
    cut: (count: number) =>
      `This was too long for one text. Its first ${count.toLocaleString("en")} words are here, and everything that you had written before is here too.`,
    noRoom: "Nothing was pasted: this text is as long as a text can be. Everything that you had written is here.",
    leftOut: (count: number) =>
      count === 1
        ? "1 word that was struck out or hidden was left out."
        : `${count.toLocaleString("en")} words that were struck out or hidden were left out.`,
    pictures: (count: number) =>
      count === 1
        ? "1 picture did not come along: add it with the button Photo."
        : `${count} pictures did not come along: add them with the button Photo.`,
    namedPictures: (count: number, names: string) =>
      count === 1
        ? `1 picture did not come along: ${names}. Add it with the button Photo.`
        : `${count} pictures did not come along: ${names}. Add them with the button Photo.`,
    noPictures: (count: number) =>
      count === 1
        ? "1 picture did not come along: this text has words only."
        : `${count} pictures did not come along: this text has words only.`,
    underlined: "Underlined words lost their line: on a page, only links are underlined.",
    signs: "The signs in this text became formatting.",
    keepSigns: "Keep the signs",
    undo: "Undo",
  },
  slash: "Blocks",
  cover: "Cover: the first photo",
};
