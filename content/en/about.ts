export const about = {
  title: "About Us",
  heading: { first: "A smile is", second: "serious work." },
  lede: "We help vulnerable children, young people and communities in Africa, with a focus on special needs, health, education, empowerment and girls.",
  video: { note: "Play our film (uses mobile data)", title: "Our film" },
  mission: {
    heading: "Mission",
    text: "To give every child we meet, and girls and children with special needs first, the care, schooling and confidence to live fully.",
  },
  vision: {
    heading: "Vision",
    text: "An Africa where no child is hidden, held back or left waiting because of poverty, gender or disability.",
  },
  journey: {
    heading: "Our journey so far",
    lede: "Founded in {founded}, and still just beginning.",
  },
};
