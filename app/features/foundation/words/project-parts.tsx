import { href } from "react-router";
import type { ProjectLink } from "../../../cms/belonging-queries.server.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { givePath } from "../../../values/purpose-address.ts";
import { useIsInUse } from "../use/switched-off.tsx";
import { useWords } from "./use-words.tsx";

interface ProjectProps {
  /** The public project that an item belongs to. */
  project: ProjectLink | undefined;
}

/** Links to the item's project; renders nothing without one. */
export function PartOfProject({ project }: ProjectProps) {
  const { belongs } = useWords("article");
  if (project === undefined) return null;
  return (
    <p>
      {belongs.part}{" "}
      <a className="tap" href={href("/project/readmore/:id", { id: project.key })}>
        {project.title}
      </a>
    </p>
  );
}

/** Asks for a gift; the promise begins with the item's project. */
export function GiveNote({ project }: ProjectProps) {
  const { help, give } = useWords("blog");
  const { belongs } = useWords("article");
  if (!useIsInUse("gifts")) return null;
  return (
    <section className="note g-yellow stack" aria-labelledby="help">
      <h2 id="help" className="t-3">
        {help}
      </h2>
      <ButtonLink href={project ? givePath(project.key) : href("/donate")}>{project ? belongs.give : give}</ButtonLink>
    </section>
  );
}
