import { labelled } from "content/labelled.ts";
import { staffMoveIn as words } from "content/staff-move-in.ts";
import { staffProposals as proposals } from "content/staff-proposals.ts";
import { useEffect } from "react";
import { Form, href, Link, redirect, useRevalidator } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Check } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/import-page";
import {
  actOnImport,
  bringWith,
  dropImport,
  requireBringing,
  requireImport,
  saveAnswers,
} from "./import-commands.server.ts";
import type { Answers } from "./import-kind.server.ts";
import { workingStates } from "./import-states.ts";
import { LookedRows } from "./looked-rows.tsx";
import { canMoveIn } from "./move-in-permissions.ts";
import { QuestionFields, questionsForm } from "./question-fields.tsx";
import { viewImport } from "./view-import.server.ts";
import "./move-in.css";

export const handle: StaffHandle = { staff: { who: canMoveIn } };

export const loader = ({ request, params, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const from = asRowId(searchParams.get("from") ?? "") ?? 1;
  return viewImport(senderOf(context), asRowId(params.id), { from, isAskedWhy: searchParams.has("drafts") });
};

export async function action(args: Route.ActionArgs) {
  const actor = senderOf(args.context);
  const answer = await answerStaffForm(args, { name: "import", notYet: words.notYet, isEchoed: true }, async (form) => {
    const row = await requireImport(actor, asRowId(args.params.id));
    const { formValues } = form;
    const undo = formValues.changed?.[0] ?? "";
    const bring = (answers?: Answers) => {
      requireBringing(actor, row);
      return answerAfter(bringWith(actor, row, formValues, answers), words.bring.begun);
    };
    return answerIntents(form, {
      answers: () => answerAfter(saveAnswers(actor, row, formValues), words.questions.saved),
      bring: () => bring(),
      without: () => bring({ goOn: "yes" }),
      stop: () => answerAfter(actOnImport(actor, row, "stop"), words.bring.stopped),
      publish: () => answerAfter(actOnImport(actor, row, "publish"), words.done.publishing),
      undo: () => {
        if (formValues.sure === undefined) throw new FormError(words.done.sureFirst);
        return answerAfter(actOnImport(actor, row, "undo", { undo }), words.done.undoing);
      },
      drop: async () => {
        await dropImport(actor, row);
        throw redirect(href("/admin/move-in"), 303);
      },
    });
  });
  return answer;
}

type Shown = Route.ComponentProps["loaderData"];

function Progress({ shown }: { shown: Shown }) {
  const { revalidate } = useRevalidator();
  const { state, done, rows } = shown;
  useEffect(() => {
    const timer = setInterval(revalidate, 2_000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <section className="stack">
      {state === "reading" && <p>{words.found.reading}</p>}
      {state === "publishing" && <p>{words.done.publishing}</p>}
      {state === "undoing" && <p>{words.done.undoing}</p>}
      {state === "running" && (
        <>
          <progress value={done} max={Math.max(rows, done, 1)} aria-label={words.states.running} />
          <p>{words.bring.progress(done, rows)}</p>
        </>
      )}
      <p>
        <Link className="act" to={href("/admin/move-in/:id", { id: String(shown.id) })}>
          {words.bring.look}
        </Link>
      </p>
      {state === "running" && (
        <Form method="post">
          <button type="submit" className="act" name="intent" value="stop">
            {words.bring.stop}
          </button>
        </Form>
      )}
    </section>
  );
}

function Came({ shown }: { shown: Shown }) {
  const { id, counts, photos, formerlyPublic, held, canUndo, changed } = shown;
  const here = href("/admin/move-in/:id", { id: String(id) });
  return (
    <section className="stack">
      <h2>{words.done.heading}</h2>
      <p>{counts.length > 0 ? words.done.brought(counts) : words.done.nothing}</p>
      {photos.asked > 0 && (
        <p>
          {words.done.photosWait(photos.asked)} <Link to={`${href("/admin/media")}?show=ask`}>{words.done.answer}</Link>
        </p>
      )}
      {photos.later > 0 && <p>{words.done.photosLater(photos.later)}</p>}
      {held && <Held held={held} />}
      {shown.hasWays && (
        <p>
          {proposals.bank} <Link to={href("/admin/bank")}>{proposals.bankLink}</Link>
        </p>
      )}
      {shown.proposals > 0 && (
        <p>
          <Link to={href("/admin/move-in/:id/proposals", { id: String(shown.id) })}>
            {proposals.link(shown.proposals)}
          </Link>
        </p>
      )}
      <Form method="post" className="form">
        {shown.state === "brought" && formerlyPublic > 0 && (
          <div>
            <button type="submit" className="btn" name="intent" value="publish" formNoValidate>
              {words.done.publish(formerlyPublic)}
            </button>
            <p className="hint">{words.done.publishHint}</p>
            {held === undefined && (
              <Link className="act" to={`${here}?drafts`}>
                {words.held.ask}
              </Link>
            )}
          </div>
        )}
        {canUndo && changed > 0 && (
          <fieldset className="field">
            <legend>{words.done.changed(changed)}</legend>
            {(["keepChanged", "removeChanged"] as const).map((name, index) => (
              <label key={name} className="check">
                <input type="radio" name="changed" value={name} defaultChecked={index === 0} />
                <span>{words.done[name]}</span>
              </label>
            ))}
          </fieldset>
        )}
        {canUndo && (
          <div>
            <Check name="sure" label={words.done.sure} />
            <button type="submit" className="btn btn--danger" name="intent" value="undo">
              {words.done.undo}
            </button>
            {shown.undoUntil && <p className="hint">{shown.undoUntil}</p>}
          </div>
        )}
      </Form>
    </section>
  );
}

const Undone = ({ stayed, isOfReaders }: Shown) => (
  <p>
    {stayed > 0 ? words.done.undoneBut(stayed) : words.done.undone} {isOfReaders && words.done.undoneReaders}
  </p>
);

function Held({ held }: { held: NonNullable<Shown["held"]> }) {
  return (
    <section className="stack">
      <h3>{held.length === 0 ? words.held.none : words.held.heading(held.length)}</h3>
      <ul>
        {held.map(({ key, title, to, why }) => (
          <li key={key}>
            <Link to={to}>{title}</Link> <span className="small muted">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One import: what was found, what becomes what, a look, and bringing in. */
export default function ImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { state, found, questions, problem, looked, notes, waitsForPictures } = shown;
  const title = labelled(shown.kind, words.states[state]);
  const isWorking = workingStates.some((working) => working === state);
  return (
    <>
      <PageMeta title={title} />
      <BackHead to={href("/admin/move-in")} back={words.back} title={title} />
      <StatusMessage answer={actionData} />
      {problem !== undefined && <p className="alert alert--err">{problem}</p>}
      {isWorking && <Progress shown={shown} />}
      {found.length > 0 && (
        <section className="stack">
          <h2>{words.found.heading}</h2>
          {found.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {(state === "asked" || state === "stopped") && <QuestionFields questions={questions} />}
      {looked && <LookedRows looked={looked} id={shown.id} />}
      {(state === "asked" || state === "stopped") && (
        <section className="stack">
          <h2>{words.bring.heading}</h2>
          <p>{shown.promise}</p>
          <Form method="post" className="btns">
            <button type="submit" className="btn" name="intent" value="bring" form={questionsForm}>
              {waitsForPictures ? words.bring.again : state === "stopped" ? words.bring.goOn : words.bring.button}
            </button>
            {waitsForPictures && (
              <button type="submit" className="btn btn--line" name="intent" value="without" form={questionsForm}>
                {words.bring.without}
              </button>
            )}
            {state === "asked" && (
              <button type="submit" className="act" name="intent" value="drop">
                {words.bring.drop}
              </button>
            )}
          </Form>
        </section>
      )}
      {(state === "brought" || state === "stopped") && <Came shown={shown} />}
      {state === "undone" && <Undone {...shown} />}
      {notes.length > 0 && (
        <section className="stack">
          <h2>{words.done.report}</h2>
          <ul>
            {notes.map(({ key, sentence, rows }) => (
              <li key={key}>
                {sentence} <span className="small muted">{rows}</span>
              </li>
            ))}
          </ul>
          <p>
            <a href={href("/admin/move-in/:id/report", { id: String(shown.id) })}>{proposals.report}</a>
          </p>
        </section>
      )}
    </>
  );
}
