/** E-mails to readers of safeguarding records about photo requests. */
export const photoRequestEmails = {
  withoutLead:
    "There is no active safeguarding lead. Until there is one, an admin can hide a photo when a family asks, but cannot show it again.",
  signIn: "Sign in, and open Photo requests.",
  waits: {
    subject: "a photo to take down?",
    subjectMore: "more photos to take down?",
    asks: "A person asks to hide a photo or a document, and has no card. Answer within 24 hours.",
    hides:
      "Where the person or a parent asks, the photo hides by itself after 24 hours without an answer. A document is hidden at once.",
    link: "Open it",
  },
  unknownCard: {
    subject: "a card was used that the site does not know",
    used: "A family used its card. The site was restored from a backup that is older than the card, so it does not know the person.",
    hidden: "It took down every photo that its list names for this card. Look whether the person is in others.",
    link: "Open the site",
  },
  many: {
    subject: "many requests to take photos down",
    came: "Many requests to take photos down came today. The latest ones did not hide their photos yet. Please check them.",
    button: "One button hides the photos of all of them.",
    link: "Open them",
  },
} as const;
