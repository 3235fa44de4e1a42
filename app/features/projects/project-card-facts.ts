import { type CardFacts, cardPhoto } from "../cards/card.ts";
import { projectKey } from "./project.ts";
import type { ProjectWithPhotos } from "./project.type.server.ts";

/** What the card of a project shows. */
export const projectCardFacts = (project: ProjectWithPhotos): CardFacts => ({
  kind: "project",
  key: projectKey(project),
  path: `/project/readmore/${projectKey(project)}`,
  title: project.title,
  line: project.theme,
  photo: cardPhoto(project.photos),
  art: "about-2",
});
