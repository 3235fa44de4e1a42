/** Content of the sample year of a demonstration. It names no country, as it serves each of them. */
export const demonstrationYear = {
  /** Days, from the oldest month to the coming ones. `unit` and `what` make a figure such as "120 books given". */
  events: [
    {
      title: "Reading day at the library",
      text: "Children chose a book, heard it read aloud and took it home.",
      unit: "books",
      what: "given",
    },
    {
      title: "Clean hands week",
      text: "Volunteers showed how to wash hands and left soap in each class.",
      unit: "bars of soap",
      what: "given",
    },
    {
      title: "Day of play for all",
      text: "Games for children who walk, roll, sign or listen.",
      unit: "children",
      what: "welcomed",
    },
    {
      title: "Free eye tests",
      text: "Opticians tested eyes and fitted glasses on the same day.",
      unit: "pairs of glasses",
      what: "fitted",
    },
    {
      title: "Training for teachers",
      text: "Teachers learned to plan a lesson that each child can follow.",
      unit: "teachers",
      what: "trained",
    },
    {
      title: "School bags before term",
      text: "Each child left with a bag, pens and exercise books.",
      unit: "bags",
      what: "packed",
    },
    {
      title: "Tree planting at school",
      text: "Each class planted a tree and chose who waters it.",
      unit: "trees",
      what: "planted",
    },
    {
      title: "Parents’ evening",
      text: "Parents asked about growth, sleep and school, and shared what helps.",
      unit: "parents",
      what: "heard",
    },
    {
      title: "Football for everyone",
      text: "Mixed teams, short games and a cheer for each goal.",
      unit: "matches",
      what: "played",
    },
    {
      title: "Health talk for girls",
      text: "Plain answers, free pads and no shame.",
      unit: "packs of pads",
      what: "given",
    },
    {
      title: "Music in the courtyard",
      text: "Drums, songs and a quiet corner beside them.",
      unit: "songs",
      what: "learned",
    },
    { title: "Year-end party", text: "Food, thanks and a look back at the year.", unit: "meals", what: "served" },
    {
      title: "Open day at the centre",
      text: "Come and see what your gifts make possible.",
      unit: "places",
      what: "offered",
    },
    {
      title: "Volunteers’ morning",
      text: "New volunteers meet the team and hear how we protect children.",
      unit: "places",
      what: "offered",
    },
  ],
  posts: [
    {
      title: "How a reading corner begins",
      text: "A mat, ten books and one adult who has time. That is how it begins.",
    },
    { title: "What soap changes", text: "Fewer days of illness and more days of school." },
    { title: "Games that leave nobody out", text: "Change the rule, not the child." },
    { title: "The first clear letter", text: "A child who sees the board reads the board." },
    { title: "What teachers told us", text: "They asked for examples, and for time to try them." },
    { title: "Packing six hundred bags", text: "Volunteers counted, packed and counted again." },
    { title: "A tree needs a name", text: "Children water what they have named." },
    { title: "Questions that parents ask", text: "Each question deserves a plain answer." },
    { title: "Why we keep score differently", text: "We count cheers as well as goals." },
    { title: "Talking without shame", text: "Girls ask more when the door is closed and the answer is plain." },
    { title: "A song for each class", text: "One song a month, and a drum for each row." },
    { title: "Thank you for this year", text: "Your gifts became books, soap, glasses and meals." },
  ],
  projects: [
    {
      title: "Books for every class",
      theme: "Small libraries that stay",
      text: "Each class gets a shelf of books, and a teacher who learns to use it.",
    },
    {
      title: "Clean water and soap",
      theme: "Healthy days at school",
      text: "We build places to wash hands and teach why they matter.",
    },
    {
      title: "Every child included",
      theme: "Lessons that each child can follow",
      text: "Teachers, parents and therapists plan together for children with disabilities.",
    },
  ],
  /** Invented given names and family names. */
  names: ["Amina", "Kofi", "Awa", "Thabo", "Grace", "Moussa", "Zuri", "Daniel", "Fatou", "Chidi", "Naledi", "Joseph"],
  families: ["Sample", "Example", "Specimen", "Model", "Pattern"],
  address: (town: string) => `1 Sample Street, ${town}`,
  messages: [
    { subject: "A visit to our school", message: "Could you come to our school next term? We are forty children." },
    { subject: "I want to help", message: "I am a nurse and free on Saturdays. How can I help?" },
    { subject: "A question about my gift", message: "I sent money last week. Has it arrived?" },
  ],
  newsletter: "Good news, once a month",
} as const;
