import { labelled } from "content/labelled.ts";
import { staffPages as words } from "content/staff-pages.ts";
import { staffRecordings } from "content/staff-recordings.ts";
import { useState } from "react";
import { href } from "react-router";
import { useHistory } from "../../../cms/versions/use-history.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, requestInfoContext, type Sender, staffContext } from "../../../server/context.server.ts";
import { closedPaths } from "../../../server/feature-switch.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Room } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage, useButtons } from "../../../staff-kit/status-message.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { fixedReadAloud } from "../../../values/read-aloud.ts";
import { writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findSwitchedOffOnce } from "../use/find-features-in-use.server.ts";
import { useIsInUse } from "../use/switched-off.tsx";
import type { Route } from "./+types/page-words-page";
import { findWhoPublishes, findWordsHistory, openWords, requirePage, restoreWords } from "./open-words.server.ts";
import { PagePreview, previewedPaths } from "./page-preview.tsx";
import { discardNext } from "./save-words.server.ts";
import { saveWordsForm, seenVersion } from "./save-words-form.server.ts";
import { canChangePages } from "./word-permissions.ts";
import { WordsForm } from "./words-form.tsx";
import { textFieldsOf } from "./words-form-values.ts";

export const handle: StaffHandle = { staff: { who: canChangePages } };

/** Loads the form of a fixed page; with `?history`, also the page's versions. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const actor = { ctx: context.get(appContext), member: context.get(staffContext) };
  const opened = await openWords(actor, params.page);
  const version = new URL(request.url).searchParams.get("history");
  const off = await findSwitchedOffOnce(actor.ctx, context.get(requestInfoContext));
  return {
    ...opened,
    whoPublishes: await findWhoPublishes(actor, opened.key),
    isOpen: !closedPaths(actor.ctx.features, off).includes(opened.path),
    ...(version !== null && { history: await findWordsHistory(actor, opened.key, version) }),
  };
}

export function action(args: Route.ActionArgs) {
  const ctx = args.context.get(appContext);
  const page = requirePage({ ctx, member: args.context.get(staffContext) }, args.params.page);
  const texts = textFieldsOf(pageWordsOf(ctx.features)[page]);
  return answerStaffForm(
    args,
    { name: "page", notYet: words.notYet, failed: words.failed, texts, isEchoed: true },
    (form, sender) => accept(form, sender, page),
  );
}

/** Runs the action of the submitted form. @returns the status message @throws FormError */
function accept(form: SentForm, sender: Sender, page: PageKey): Promise<string> {
  const { formValues } = form;
  const conflict = { seen: seenVersion(formValues), newer: words.newer };
  const acts = {
    restore: () => answerAfter(restoreWords(sender, page, Number(formValues.restore?.[0]), conflict), words.restored),
    discard: () => answerAfter(discardNext(sender, page, conflict), words.discarded),
  };
  return answerIntents(form, acts, () => saveWordsForm(sender, page, form));
}

export default function PageWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Editor key={loaderData.key} page={loaderData} answer={actionData} />;
}

interface EditorProps {
  page: Route.ComponentProps["loaderData"];
  answer: StaffFormResult | undefined;
}

function Editor({ page, answer }: EditorProps) {
  const { key, label, path, isOpen, next, history, formValues, whoPublishes } = page;
  const version = formValues.version?.[0] ?? "";
  const isPreviewed = isOpen && previewedPaths.includes(path);
  const action = href("/admin/pages/:page", { page: key });
  const [statusMessage, setStatusMessage] = useState(answer);
  const buttons = useButtons(setStatusMessage);
  const send = (fields: Record<string, string | number>) =>
    void buttons.submit({ ...fields, version }, { method: "post", action });
  const readsAloud = useIsInUse("recordings");
  const { link, sheet } = useHistory({
    path: action,
    label: words.history,
    initial: history,
    onRestore: (restore) => send({ intent: "restore", restore }),
  });
  return (
    <>
      <PageMeta title={labelled(words.title, label)} />
      <div className="head-row">
        <h1>{label}</h1>
        <div className="btns">
          {link}
          {readsAloud && fixedReadAloud.some((one) => one === key) && (
            // A full page load, because that page needs permission to use the microphone.
            <a className="act" href={href("/admin/listen/:subject", { subject: `site-${key}` })}>
              {staffRecordings.link}
            </a>
          )}
          {isOpen && (
            <a className="act" href={path}>
              <Icon name="eye" />
              {words.see}
            </a>
          )}
          {isPreviewed && (
            <a className="act" href={`/admin/preview${path}`}>
              {next ? words.preview : words.tap}
            </a>
          )}
        </div>
      </div>
      <StatusMessage answer={statusMessage} />
      {whoPublishes && <p className="muted">{words.sure.note(whoPublishes)}</p>}
      {next && (
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            send({ intent: "discard" });
          }}
        >
          <p>
            {next.publishAt ? words.nextScheduled(writeMoment(next.publishAt)) : words.nextDraft}{" "}
            {next.otherLanguage && `${words.writtenIn[next.otherLanguage]} `}
            <input type="hidden" name="intent" value="discard" />
            <input type="hidden" name="version" value={version} />
            <button type="submit" className="act">
              {words.discard}
            </button>
          </p>
        </form>
      )}
      <Room side={isPreviewed && <PagePreview label={label} path={path} version={version} />}>
        <WordsForm
          plain={answer?.done === undefined ? answer : undefined}
          page={page}
          action={action}
          onDone={(done) => setStatusMessage({ done })}
        />
      </Room>
      {sheet}
    </>
  );
}
