import type { CardFacts } from "../../../server/share-card.ts";
import { projectKey } from "../../../values/project-key.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import type { ProjectWithPhotos } from "./project.type.server.ts";

/** Returns the facts for a project's card. @param counted a sum of the project's figures as text */
export const projectCardFacts = (project: ProjectWithPhotos, counted: string | undefined): CardFacts => ({
  kind: "project",
  key: projectKey(project),
  path: `/project/readmore/${projectKey(project)}`,
  title: project.title,
  line: project.theme,
  ...(counted !== undefined && { facts: [counted] }),
  photo: shareablePhoto(project.photos),
  art: "about-2",
});
