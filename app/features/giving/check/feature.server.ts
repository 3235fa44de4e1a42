import { defineFeature } from "../../../server/define-feature.server.ts";

export const check = defineFeature(() => ({
  pages: [
    {
      path: "/donate/check",
      rank: 60,
      need: "check",
      lede: (of) => of("giving").check.lede,
      title: (of) => of("giving").check.title,
      texts: (of) => [of("giving").check.lede, of("giving").check.label],
    },
  ],
}));
