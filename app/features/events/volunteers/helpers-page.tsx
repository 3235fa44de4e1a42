import { labelled } from "content/labelled.ts";
import { staffVolunteers } from "content/staff-volunteers.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { findWayBack } from "../events/door-of-event.server.ts";
import type { Route } from "./+types/helpers-page";
import { addHelper, CannotHelp, findHelperPage, removeHelper } from "./helper-commands.server.ts";
import { canManageVolunteers } from "./volunteer-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManageVolunteers } };

const words = staffVolunteers.helpers;

export async function loader({ params, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  const found = await findHelperPage(sender, asRowId(params.id));
  return { ...found, door: findWayBack(sender.member, found.event.id, words.event), sendKey: crypto.randomUUID() };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "helpers", notYet: staffVolunteers.notYet }, (form, sender) => {
    const event = asRowId(args.params.id);
    const volunteer = asRowId(form.formValues.volunteer?.[0] ?? form.formValues.id?.[0] ?? "");
    return answerIntents(form, {
      async add() {
        if (volunteer === undefined) throw refuse(words.choose);
        try {
          await addHelper(sender, event, volunteer);
        } catch (error) {
          throw error instanceof CannotHelp ? refuse(words[error.why](error.name)) : error;
        }
        return words.added;
      },
      remove: () => answerAfter(removeHelper(sender, event, volunteer), words.removed),
    });
  });

const refuse = (sentence: string) =>
  new FormError(`${staffVolunteers.notYet} ${sentence}.`.replace(/\.\.$/, "."), { errors: { volunteer: sentence } });

export default function HelpersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, door, withChildren, helpers, ready, most, unvetted, sendKey } = loaderData;
  const isInUse = useIsInUse("volunteers");
  return (
    <>
      <PageMeta title={labelled(words.title, event.title)} />
      <SwitchedOffNotice of="volunteers" />
      <BackHead title={labelled(words.title, event.title)} {...door} />
      <p className="muted">{event.when}</p>
      <p>{withChildren ? words.children : words.noChildren}</p>
      <StatusMessage answer={actionData} />
      {helpers.length === 0 && <p>{words.none}</p>}
      <ul className="stack">
        {helpers.map(({ id, name, why }) => (
          <li key={id} className="row stack">
            <Link className="act" to={href("/admin/volunteers/:id", { id: String(id) })}>
              {name}
            </Link>
            {why && <p className="alert alert--err">{`${words.why[why]}.`}</p>}
            <ActForm
              intent="remove"
              id={id}
              sendKey={`${sendKey}-${id}`}
              button={words.remove}
              about={name}
              danger={why !== undefined}
            />
          </li>
        ))}
      </ul>
      {ready.length === 0 && isInUse && <p>{words.noneReady}</p>}
      {unvetted > 0 && <p className="muted">{words.unvetted(unvetted)}</p>}
      {most !== undefined && <p className="muted">{words.most(most)}</p>}
      {ready.length > 0 && isInUse && (
        <ActForm key={helpers.length} intent="add" sendKey={sendKey} button={words.button}>
          <div className="field">
            <label htmlFor="helper">{words.who}</label>
            <select id="helper" name="volunteer" defaultValue="">
              <option value="">{words.choose}</option>
              {ready.map(({ id, name, place }) => (
                <option key={id} value={id}>
                  {place ? `${name}, ${place}` : name}
                </option>
              ))}
            </select>
          </div>
        </ActForm>
      )}
    </>
  );
}
