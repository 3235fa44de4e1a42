export const home = {
  title: "Home",
  description:
    "A {town} foundation for children and young people across Africa. Girls and children with special needs come first.",
  hero: {
    before: "We Spread Compassion, We Create",
    smiling: "Smiles",
    lede: "For children and young people across Africa. Girls and children with special needs come first.",
    whatWeDo: "What We Do",
    playVideo: "Play Video",
    artAlt: "Three children playing: two turn a skipping rope, one of them in a wheelchair, while a third jumps.",
  },
  about: {
    heading: { first: "Every child carries a smile.", second: "We make room for it." },
    text: "We are a {town} foundation working beside vulnerable children, young people and their communities. Therapy, schooling, health care and practical help, given with respect and close to home.",
    button: "Learn more",
    /** Rest of the link's text, for those who hear the link without what stands around it, and for search engines. */
    buttonAbout: "about the foundation",
    artAlt: "A girl with beaded hair laughs; a boy in purple glasses has an arm around her.",
  },
  founder: {
    heading: "Our founder",
    lede: "This work began in {founded}. We are here so that girls and children with special needs do not have to wait.",
    text: "Our founder began this work. Everyone who gives time or money carries it on.",
    more: "More about us",
    artAlt: "A woman in a headwrap and a girl with a hearing aid hold a book together.",
  },
  projects: { heading: "Projects", all: "All our programmes", more: "Read more" },
  events: { heading: "Events", all: "All events" },
};
