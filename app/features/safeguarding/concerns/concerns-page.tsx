import { staffSafeguarding as words } from "content/staff-safeguarding.ts";
import { Link } from "react-router";
import { writeCount } from "../../../cms/content-filters.ts";
import { requireReader } from "../../../server/auth/require-reader.server.ts";
import { safeguardingErrors } from "../../../server/auth/safeguarding-errors.ts";
import { canOpenConcerns, canReadSafeguarding } from "../../../server/auth/safeguarding-permissions.ts";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Chips } from "../../../staff-kit/list-tools.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import letterbox from "../../../ui/art/letterbox.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import type { Route } from "./+types/concerns-page";
import * as commands from "./concern-commands.server.ts";
import { findConcerns } from "./concern-commands.server.ts";
import { Calls, ClosedConcernsCard, ConcernReaders } from "./concern-readers.tsx";
import { stateSchema } from "./concern-schema.ts";
import { explainClosed } from "./find-readers.server.ts";
import { OpenConcern } from "./open-concern.tsx";
import { stopReading } from "./stop-reading.server.ts";

export const handle: StaffHandle = {
  staff: {
    who: canOpenConcerns,
    sends: canReadSafeguarding,
    refused: safeguardingErrors.safeguardingOnly,
    beforeSecondStep: "concerns",
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  if (!canReadSafeguarding(sender.member)) return { closed: await explainClosed(sender) };
  return { open: await findConcerns(sender, request.url) };
}

const maxNote = 10_000;

export const action = (args: Route.ActionArgs) => {
  // Checked first, because errors of the form would reveal that the concern exists.
  requireReader(senderOf(args.context).member);
  const plan = { name: "concern", notYet: words.notYet };
  return answerStaffForm(args, plan, (form, sender) => {
    const { check, formValues } = form;
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const person = formValues.person?.[0] ?? "";
    return answerIntents(form, {
      note() {
        const text = formValues.text?.[0]?.trim() ?? "";
        const problem = text === "" ? words.noteEmpty : text.length > maxNote ? words.noteLong : undefined;
        if (problem !== undefined)
          throw new FormError(`${words.notYet} ${problem}.`, { errors: { text: problem }, more: { typed: text } });
        const key = formValues.idempotencyKey?.[0]?.slice(0, 60) ?? "";
        return answerAfter(commands.addNote(sender, id, text, key), words.noteAdded);
      },
      state() {
        const state = check(stateSchema(words.passedMissing));
        return answerAfter(commands.changeState(sender, id, state), words.stateSaved);
      },
      delete() {
        if (formValues.sure?.[0] !== "on")
          throw new FormError(`${words.notYet} ${words.deleteUnsure}.`, { errors: { sure: words.deleteUnsure } });
        return answerAfter(commands.deleteConcern(sender, id), words.deleted);
      },
      name: () => answerAfter(commands.changeReader(sender, person, true), words.readers.named),
      unname: () => answerAfter(commands.changeReader(sender, person, false), words.readers.unnamed),
      stop: () => answerAfter(stopReading(sender, id), words.readers.stopped),
      release: () => answerAfter(commands.releaseConcerns(sender, person), words.readers.released),
    });
  });
};

export default function ConcernsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.closed !== undefined) return <ClosedConcernsCard closed={loaderData.closed} />;
  return <OpenConcerns {...loaderData.open} actionData={actionData} />;
}

type OpenProps = Awaited<ReturnType<typeof findConcerns>> & Pick<Route.ComponentProps, "actionData">;

/** From a width of 1024 pixels, the list is beside the open concern. */
function OpenConcerns({ actionData, ...found }: OpenProps) {
  const { concerns, open, older, isClosed, counts, locked, opening, readers, sendKey } = found;
  const isLocked = locked.open + locked.closed > 0;
  const query: Record<string, string> = isClosed ? { status: "closed" } : {};
  const chip = (name: "open" | "closed") => ({
    label: words.filters[name],
    to: name === "closed" ? "?status=closed" : "?",
    count: writeCount(counts[name]),
    isCurrent: (name === "closed") === isClosed,
  });
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {opening && (
        <p className="alert">{words.opening(writeCount(opening.open), writeCount(opening.closed), opening.from)}</p>
      )}
      {opening && <Calls calls={opening.calls} />}
      {isLocked && (
        <p className="alert">
          {words.olderLocked(writeCount(locked.open), writeCount(locked.closed))}{" "}
          {locked.isLead ? words.howReleased.lead : words.howReleased.reader}
        </p>
      )}
      <div className="tools">
        <Chips label={words.filters.label} chips={[chip("open"), chip("closed")]} />
      </div>
      <div className={open ? "inbox inbox--open" : "inbox"}>
        <div className="inbox-list">
          {counts.open + counts.closed === 0 && !isLocked && !opening && (
            <EmptyState art={letterbox} {...words.empty} />
          )}
          {(counts.open + counts.closed > 0 || isLocked || opening) && concerns.length === 0 && (
            <p>{isLocked || opening ? words.noneForYou : words.none}</p>
          )}
          <ul className="lst">
            {concerns.map(({ id, reference, state, at, isDanger }) => (
              <li key={id} className="mail-row">
                <Link
                  to={`?${new URLSearchParams({ ...query, id: String(id) })}`}
                  aria-current={id === open?.id ? "true" : undefined}
                  preventScrollReset
                >
                  <span className="mail-from">
                    {state === "new" ? <b>{words.row(reference)}</b> : words.row(reference)}
                    <span className="muted small">{` ${at}`}</span>
                  </span>
                  {isDanger && <span className="mail-new">{words.danger}</span>}
                  <span className="muted small">{words.states[state]}</span>
                </Link>
              </li>
            ))}
          </ul>
          <OlderLink label={words.older} older={older} query={query} />
        </div>
        {open ? (
          <OpenConcern
            key={open.id}
            concern={open}
            answer={actionData}
            sendKey={sendKey}
            back={`?${new URLSearchParams(query)}`}
          />
        ) : (
          <p className="muted inbox-none">{words.choose}</p>
        )}
      </div>
      <ConcernReaders {...readers} sendKey={sendKey} />
    </>
  );
}
