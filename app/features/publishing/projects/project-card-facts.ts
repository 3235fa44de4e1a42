import type { CardFacts } from "../../../server/share-card.ts";
import { projectKey } from "../../../values/project-key.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import type { ProjectWithPhotos } from "./project.type.server.ts";

/** Texts of a project's card: a sum of its figures, and the progress of its goal. */
interface OnCard {
  counted: string | undefined;
  goal: string | undefined;
}

/** Returns the facts for a project's card. */
export const projectCardFacts = (project: ProjectWithPhotos, { counted, goal }: OnCard): CardFacts => ({
  kind: "project",
  key: projectKey(project),
  path: `/project/readmore/${projectKey(project)}`,
  title: project.title,
  line: project.theme,
  ...(counted !== undefined && { facts: [counted] }),
  ...(goal !== undefined && { goal }),
  photo: shareablePhoto(project.photos),
  art: "about-2",
});
