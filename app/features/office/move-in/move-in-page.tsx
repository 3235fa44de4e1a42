import { staffMoveIn as words } from "content/staff-move-in.ts";
import { staffMoveOut as moveOut } from "content/staff-move-out.ts";
import { data, Form, href, Link, redirect } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { requireFreshSignIn } from "../../../staff-kit/require-fresh-sign-in.server.ts";
import { RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Route } from "./+types/move-in-page";
import { importKinds } from "./import-kinds.server.ts";
import { askForArchive, viewArchives } from "./make-archive.server.ts";
import { canMoveIn } from "./move-in-permissions.ts";
import { listImports } from "./move-in-queries.server.ts";
import { receiveExport } from "./receive-export.server.ts";
import "./move-in.css";

export const handle: StaffHandle = { staff: { who: canMoveIn } };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    archives: await viewArchives({ ctx }),
    kinds: importKinds.map(({ name, accept }) => ({ name, accept })),
    imports: (await listImports(ctx.db)).map(({ id, kind, state, made_by, created_at }) => ({
      id,
      kind,
      state,
      by: words.list.by(made_by, writeDay(siteDate(new Date(created_at)))),
    })),
  };
}

const statusOf: Record<string, number> = { busy: 503, space: 507 };

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  if (!request.headers.get("Content-Type")?.startsWith("multipart/form-data"))
    return answerStaffForm(args, { name: "archive", notYet: moveOut.notYet }, (form, sender) =>
      answerIntents(form, {
        archive: () => {
          requireFreshSignIn(sender, href("/admin/move-in"));
          return answerAfter(askForArchive(sender), moveOut.asked);
        },
      }),
    );
  const received = await receiveExport(senderOf(context), request);
  if ("id" in received) return redirect(href("/admin/move-in/:id", { id: String(received.id) }), 303);
  const { problem } = received;
  const message = words.problems[problem] ?? words.problems.other ?? "";
  return data<StaffFormResult>({ message, errors: {} }, statusOf[problem] ?? 422);
}

/** Brings the content of another site: the first step, and all imports so far. */
export default function MoveInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, imports, archives } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <RoomHead heading={words.title} lede={words.lede} />
      <StatusMessage answer={actionData} />
      <Form method="post" encType="multipart/form-data" className="form">
        <fieldset className="field">
          <legend>{words.choose.heading}</legend>
          {kinds.map(({ name }, index) => (
            <label key={name} className="check">
              <input type="radio" name="kind" value={name} required defaultChecked={index === 0} />
              <span>{words.choose.kinds[name]}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="import-files">{words.choose.files}</label>
          <input
            id="import-files"
            type="file"
            name="files"
            multiple
            required
            accept={[...new Set(kinds.flatMap(({ accept }) => accept.split(",")))].join(",")}
            aria-describedby="import-files-hint"
          />
          <p id="import-files-hint" className="hint">
            {words.choose.filesHint}
          </p>
        </div>
        <div>
          <Button>{words.choose.button}</Button>
        </div>
      </Form>
      {kinds.map(({ name }) => (
        <details key={name}>
          <summary className="more">{words.choose.where(words.choose.kinds[name] ?? "")}</summary>
          <p>{words.choose.exports[name]}</p>
        </details>
      ))}
      <section className="stack">
        <h2>{words.list.heading}</h2>
        {imports.length === 0 && <p className="muted">{words.list.none}</p>}
        <ul className="rows">
          {imports.map(({ id, kind, state, by }) => (
            <li key={id} className="person">
              <div>
                <h3 className="t-3">
                  <Link to={href("/admin/move-in/:id", { id: String(id) })}>{words.choose.kinds[kind] ?? kind}</Link>
                </h3>
                <p className="small muted">{by}</p>
              </div>
              <p className="small">{words.states[state]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack">
        <h2>{moveOut.heading}</h2>
        <p>{moveOut.text}</p>
        <Form method="post">
          <input type="hidden" name="intent" value="archive" />
          <Button>{moveOut.button}</Button>
        </Form>
        <ul className="rows">
          {archives.map(({ id, text, isReady }) => (
            <li key={id}>
              {isReady ? <a href={href("/admin/move-in/archive/:id", { id: String(id) })}>{text}</a> : text}{" "}
              {isReady && <span className="small muted">{moveOut.expires}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
