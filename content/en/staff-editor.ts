import { formatNumber } from "../intl.ts";
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
    "One person said who is in it. Readers see it when its faces are counted, when another person agrees, or after a day.",
  noPeople: "No people in it",
  withdrawn: "Consent was withdrawn. Readers see a drawing instead.",
  gone: "This photo was deleted. It is not on the page any more: remove it here too.",
  unknown: "The photo cannot be shown just now. What you write about it is saved.",
  waiting: "Waits for the photo before it",
  busy: "The site is busy. It will go on.",
  kept: "No connection. The photo is saved on this phone and will be sent.",
  sending: (percent: number) => `Sending, ${percent} percent`,
  making: "Arrived. The site is preparing it.",
  stop: "Stop sending",
  retry: "Try again",
  missingPicture: (name: string) => (name === "" ? "Picture" : `Picture: ${name}`),
  missingFile: "Its file is missing. Visitors do not see it until you choose the file.",
  chooseFile: "Choose the picture",
  removeMissing: "Leave it out",
  noUnderline: "Only links are underlined on a page.",
  animated: "This picture is an animation. On the page it does not move.",
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
    addressInstead: "Insert the address instead",
    film: "The address became a film.",
    keepAddress: "Keep the address",
    filmElsewhere: "This address stays a link. Only films of YouTube and Vimeo play on this site.",
    table: "A table became a list.",
    tableWithAges: "A table became a list. One column may hold ages: remove names beside them.",
    cut: (count: number) =>
      `This was too long for one text. Only its first ${formatNumber(count)} words were pasted. Your own text is unchanged.`,
    noRoom: "Nothing was pasted: this text has reached its full length. Your own text is unchanged.",
    leftOut: (count: number) =>
      count === 1
        ? "1 word that was struck out or hidden was left out."
        : `${formatNumber(count)} words that were struck out or hidden were left out.`,
    pictures: (count: number) =>
      count === 1
        ? "1 picture was not pasted. Add it with the button Photo."
        : `${count} pictures were not pasted: add them with the button Photo.`,
    namedPictures: (count: number, names: string) =>
      count === 1
        ? `1 picture was not pasted: ${names}. Add it with the button Photo.`
        : `${count} pictures were not pasted: ${names}. Add them with the button Photo.`,
    noPictures: (count: number) =>
      count === 1
        ? "1 picture was not pasted: this field takes only text."
        : `${count} pictures were not pasted: this field takes only text.`,
    underlined: "Underlines were removed: only links are underlined on a page.",
    signs: "Signs like * and # in this text became formatting.",
    keepSigns: "Keep the signs",
    undo: "Undo",
  },
  slash: "Blocks",
  cover: "Cover: the first photo",
} as const;
