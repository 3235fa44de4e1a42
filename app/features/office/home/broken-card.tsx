import { staffShell } from "content/staff-shell.ts";
import { useContext } from "react";
import { href, useLocation } from "react-router";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { RequestIdContext } from "../../../ui/document.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";

const words = staffShell.broken;

/** Message for an unexpected error of the site, with a link to try again. */
export function BrokenCard() {
  const id = useContext(RequestIdContext);
  const { pathname, search } = useLocation();
  return (
    <div className="stack closed-page">
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="lede">{words.text}</p>
      {id && <p className="muted">{words.number(id)}</p>}
      <Buttons>
        {/* Full page loads, because the failure may be in the scripts of the open page. */}
        <ButtonLink href={pathname + search}>{words.again}</ButtonLink>
        <ButtonLink look="line" href={href("/admin")}>
          {words.back}
        </ButtonLink>
      </Buttons>
    </div>
  );
}
