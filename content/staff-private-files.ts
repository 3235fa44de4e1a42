/** Words about files that never leave the staff area. */
export const staffPrivateFiles = {
  problems: {
    unknown: "This is no picture, PDF or recording that we can keep. Take a photo of it instead.",
    tooLarge:
      "This file is too large: 20 MB for a photo, 10 MB for a PDF, 5 MB for a recording. Take a photo of it instead.",
    busy: "Several files arrive just now. Please try again in a minute.",
  },
  kinds: { picture: "Picture", paper: "PDF", recording: "Recording" },
};
