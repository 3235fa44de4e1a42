/** Texts around every page. */
export const frame = {
  skip: "Skip to content",
  menu: "Menu",
  landmarks: { main: "Main", footer: "Footer" },
  links: {
    home: "Home",
    about: "About Us",
    whatWeDo: "What We Do",
    contact: "Contact",
    blog: "Blog",
    events: "Events",
    media: "Media",
    documents: "Documents",
    transparency: "Where the money went",
    search: "Search",
    privacy: "Privacy",
    withdraw: "Take a photo down",
    safeguarding: "Keeping children safe",
  },
  donate: "Donate",
  explore: "Explore",
  follow: "Follow",
  visit: "Visit",
  lowData: {
    label: "Low data",
    off: "Off: pages come with all photos and drawings.",
    on: "On: small photos, no decoration.",
  },
  foundedLine: "{name}, founded {founded}.",
  newsletter: {
    heading: "Good news, by email",
    lede: "Stories from the field, straight to your inbox.",
    label: "Your email",
    button: "Subscribe",
    thanks: "Almost done. Watch your inbox: the email has a link to confirm.",
    notYet: "You are not on the list yet.",
    pageTitle: "Newsletter",
  },
};

/** Banner at the end of several pages. */
export const banner = {
  heading: "You can contribute to provide a place for children with special needs!",
  volunteer: "Join as a volunteer",
  newTab: "(opens in a new tab)",
  own: "Or offer your help on this site",
  donate: "Donate",
};
