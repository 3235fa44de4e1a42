import { labelled } from "content/labelled.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { fillPlaces } from "../../../values/places.ts";
import { lawPlaces } from "../../foundation/country/law-places.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import { shareFixedPage } from "../../media/cards/find-page-card.server.ts";

export const fixedPages = defineFeature(() => ({
  shared: { site: shareFixedPage },
  pages: [
    {
      path: "/",
      rank: 10,
      need: "home",
      lede: (of) => of("home").description,
      title: (of) => of("home").title,
      texts: (of, settings) => {
        const { description, about, founder } = of("home");
        return [description, about.text, founder.lede, founder.text, fullName(settings), settings.nameMeaning];
      },
    },
    {
      path: "/about",
      rank: 20,
      need: "about",
      lede: (of) => of("about").lede,
      title: (of) => of("about").title,
      texts: (of, { founded }) => {
        const { lede, mission, vision, journey } = of("about");
        return [
          lede,
          labelled(mission.heading, mission.text),
          labelled(vision.heading, vision.text),
          journey.heading,
          founded,
        ];
      },
    },
    {
      path: "/what-we-do",
      rank: 30,
      need: "what-we-do",
      lede: (of) => of("what-we-do").lede,
      title: (of) => of("what-we-do").title,
      texts: (of) => {
        const { lede, programmes } = of("what-we-do");
        return [lede, ...programmes.map(({ name, text }) => `${name}: ${text}`)];
      },
    },
    {
      path: "/privacy",
      rank: 150,
      need: "privacy",
      lede: (of) => of("privacy").lede,
      title: (of) => of("privacy").title,
      texts: (of, settings) => {
        const { heading, lede, text, law } = of("privacy");
        return [heading, lede, ...text.map((paragraph) => fillPlaces(paragraph, lawPlaces(law, settings)))];
      },
    },
  ],
}));
