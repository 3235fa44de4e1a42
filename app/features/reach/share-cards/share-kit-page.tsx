import { staffSharing as words } from "content/staff-sharing.ts";
import { useState } from "react";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { Act } from "../../../ui/act.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canWrite } from "../../../values/roles.ts";
import { paperPath, papersOf } from "../../media/cards/paper.ts";
import type { Route } from "./+types/share-kit-page";
import { describeShared } from "./describe-shared.server.ts";
import { requireShared } from "./find-shared.server.ts";

export const handle: StaffHandle = { staff: { who: canWrite } };

/** Loads texts, pictures and papers for sharing a public page. All of this is public, so every writer may use it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { facts } = await requireShared(ctx, requestInfo, params.kind, params.key).catch((error) => {
    throw error instanceof AppError ? new AppError("notFound") : error;
  });
  const { title, line, facts: details = [], path } = facts;
  const { address, whatsApp, card } = await describeShared(ctx, requestInfo, facts);
  const said = [title, line, ...details].filter((part) => part !== undefined && part !== "").join("\n");
  return {
    title,
    path,
    text: `${said}\n\n${address}`,
    whatsApp,
    card,
  };
}

export default function ShareKitPage({ loaderData }: Route.ComponentProps) {
  const { title, path, text, whatsApp, card } = loaderData;
  const [status, setStatus] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    );
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.heading(title)}</h1>
      <div className="stack">
        <p>
          <a className="act" href={path}>
            {words.open}
          </a>
        </p>
        <label className="field">
          <span>{words.text}</span>
          <textarea readOnly rows={6} value={text} aria-describedby="share-hint" />
        </label>
        <p id="share-hint" className="small muted">
          {words.textHint}
        </p>
        <div className="btns">
          <Act label={words.copy} onClick={copy} />
          <a className="act" href={whatsApp} target="_blank" rel="noopener noreferrer">
            {words.whatsApp} <span className="vh">{words.newTab}</span>
          </a>
        </div>
        <p role="status">{status}</p>
        <h2>{words.pictures}</h2>
        <p>{words.picturesText}</p>
        <Picture label={words.card} src={card.card} width={300} height={158} />
        <Picture label={words.status} src={card.status} width={180} height={320} />
        <h2>{words.papers}</h2>
        <p>{words.papersText}</p>
        <ul className="stack">
          {papersOf(card).map((paper) => (
            <li key={paper}>
              <a className="act" href={paperPath(card, paper)}>
                {words.paper[paper]}
              </a>
            </li>
          ))}
        </ul>
        {card.kind !== "site" && (
          <p>
            <Link className="act" to={href("/admin/share/:kind/:key", { kind: "site", key: "donate" })}>
              {words.donate}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

function Picture({ label, src, ...size }: { label: string; src: string; width: number; height: number }) {
  return (
    <div className="stack">
      <h3 className="t-3">{label}</h3>
      <img src={src} alt="" loading="lazy" {...size} />
      <p>
        <a className="act" href={src} download>
          {words.save} <span className="vh">{label}</span>
        </a>
      </p>
    </div>
  );
}
