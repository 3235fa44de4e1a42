import { shareablePhoto } from "../../values/shareable-photo.ts";
import type { CardFacts } from "../cards/card.ts";
import { projectKey } from "./project.ts";
import type { ProjectWithPhotos } from "./project.type.server.ts";

/** What the card of a project shows. */
export const projectCardFacts = (project: ProjectWithPhotos): CardFacts => ({
  kind: "project",
  key: projectKey(project),
  path: `/project/readmore/${projectKey(project)}`,
  title: project.title,
  line: project.theme,
  photo: shareablePhoto(project.photos),
  art: "about-2",
});
