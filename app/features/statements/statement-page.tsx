import { staffStatements as words } from "content/staff-statements.ts";
import { OlderLink } from "../../cms/act-link.tsx";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import { StatusMessage } from "../../cms/status-message.tsx";
import { appContext, staffContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { readIdCursor } from "../../values/cursor.ts";
import { lagosDate, writeDay } from "../../values/dates.ts";
import { asRowId } from "../../values/row-id.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { GiftsNav } from "../gifts/gifts-nav.tsx";
import type { Route } from "./+types/statement-page";
import { answerCredit } from "./answer-credit.server.ts";
import { ColumnsForm } from "./columns-form.tsx";
import { MatchedCredit, OtherCredits, ProbableCredit, UnknownCredit } from "./credit-card.tsx";
import { findHeldFile, findTolerances, viewStatement } from "./find-statement.server.ts";
import { listDecidedCredits, listOpenCredits, listPromises } from "./list-credits.server.ts";
import { receiveStatement } from "./receive-statement.server.ts";
import "./statements.css";
import { ToleranceForm } from "./tolerance-form.tsx";
import { UploadForm } from "./upload-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const query = new URL(request.url).searchParams;
  const id = (name: string) => asRowId(query.get(name) ?? "");
  const again = Date.parse(query.get("again") ?? "");
  const statement = await viewStatement(ctx, id("added"));
  return {
    file: query.has("file") ? await findHeldFile({ ctx, member }, id("file") ?? 0) : undefined,
    again: Number.isNaN(again) ? undefined : writeDay(lagosDate(new Date(again))),
    statement,
    isNew: query.has("added"),
    decided: statement && (await listDecidedCredits(ctx, statement.id)),
    open: await listOpenCredits(ctx, readIdCursor(request.url)),
    promises: await listPromises(ctx),
    tolerances: await findTolerances(ctx),
  };
}

export const action = (args: Route.ActionArgs) =>
  args.request.headers.get("Content-Type")?.startsWith("multipart/form-data")
    ? receiveStatement(args)
    : answerStaffForm(args, { name: "statement", notYet: words.notYet }, answerCredit);

/** Adds bank statements, and matches what came in with what was promised. */
export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, again, statement, isNew, decided, open, promises, tolerances } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsNav />
      <h1>{isNew && statement ? words.read(statement.lines) : words.heading}</h1>
      <StatusMessage answer={actionData} />
      {again !== undefined && (
        <p className="alert alert--ok" role="status">
          {words.again(again)}
        </p>
      )}
      {file === undefined ? (
        <>
          {statement && <p className="lede">{words.from(statement.name, statement.firstDay, statement.lastDay)}</p>}
          {statement && isNew && (
            <p className="alert alert--ok" role="status">
              {words.addsUp(statement.opening, statement.closing)}
            </p>
          )}
          <UploadForm isFirst={statement === undefined} />
        </>
      ) : (
        <ColumnsForm file={file} />
      )}
      {decided && decided.matchedCount > 0 && (
        <section className="stack">
          <h2>{words.exact.heading(decided.matchedCount)}</h2>
          <ul>
            {decided.matched.slice(0, 1).map((credit) => (
              <MatchedCredit key={credit.id} credit={credit} />
            ))}
          </ul>
          {decided.matched.length > 1 && (
            <details>
              <summary className="more">{words.exact.more(decided.matched.length - 1)}</summary>
              <ul>
                {decided.matched.slice(1).map((credit) => (
                  <MatchedCredit key={credit.id} credit={credit} />
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
      {open.probable.length > 0 && (
        <section className="stack">
          <h2>{words.probable.heading(open.probable.length)}</h2>
          <ul>
            {open.probable.map((credit) => (
              <ProbableCredit key={credit.id} credit={credit} />
            ))}
          </ul>
        </section>
      )}
      {open.unknown.length > 0 && (
        <section className="stack">
          <h2>{words.unknown.heading(open.unknown.length)}</h2>
          <ul>
            {open.unknown.map((credit) => (
              <UnknownCredit key={credit.id} credit={credit} />
            ))}
          </ul>
        </section>
      )}
      {open.older !== undefined && <p className="muted">{words.waiting(open.count)}</p>}
      <OlderLink label={words.older} older={open.older} />
      <datalist id="open-promises">
        {promises.map(({ reference, text }) => (
          <option key={reference} value={reference}>
            {text}
          </option>
        ))}
      </datalist>
      {decided && <OtherCredits credits={decided.others} />}
      <ToleranceForm tolerances={tolerances} />
    </>
  );
}
