import { staff } from "content/staff.ts";
import { staffShell } from "content/staff-shell.ts";
import { href } from "react-router";
import type { ClosedPage } from "../../../server/http/errors.ts";
import noEyes from "../../../ui/art/no-eyes.svg";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";

const words = staffShell.closed;

/**
 * Card for a page that this member cannot open: lists the roles that can, and the public ways to report harm to a
 * child.
 */
export function ClosedPageCard({ page, sentence }: ClosedPageCardProps) {
  const { label, isAboutChildren, roles, people, opensAt, typed = [] } = page;
  const title = words.title(label);
  return (
    <div className="closed-page">
      <PageMeta title={title} />
      <img src={noEyes} width={240} height={190} alt="" />
      <div className="stack">
        <h1>{title}</h1>
        {sentence && <p className="lede">{sentence}</p>}
        {roles.length > 0 && <p>{words.who(roles.map((role) => staff.roles[role]))}</p>}
        {opensAt && <p>{words.opensAt(opensAt)}</p>}
        {people.length > 0 && <p>{words.ask(people)}</p>}
        {typed.length > 0 && (
          <div className="field">
            <label htmlFor="typed">{words.typed}</label>
            <textarea id="typed" readOnly rows={Math.min(typed.length + 2, 12)} defaultValue={typed.join("\n")} />
          </div>
        )}
        {isAboutChildren && <p>{words.children}</p>}
        {isAboutChildren && (
          <p>
            {words.worried} <a href={href("/safeguarding")}>{words.report}</a>
          </p>
        )}
        <Buttons>
          <ButtonLink href={href("/admin")}>{words.back}</ButtonLink>
        </Buttons>
      </div>
    </div>
  );
}

interface ClosedPageCardProps {
  page: ClosedPage;
  /** Reason why the page is closed; undefined if the list of roles is enough. */
  sentence: string | undefined;
}
