import { staffProjectEnd as words } from "content/staff-project-end.ts";
import { Form } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { agreeToPurseAct, askForPurseAct, stopPurseAct } from "../purse/act-on-purse.server.ts";
import type { Route } from "./+types/project-purse-page";
import { canSeeProjectPurse } from "./project-end-permissions.ts";
import { readRest, viewProjectPurse } from "./view-project-purse.server.ts";

export const handle: StaffHandle = { staff: { who: canSeeProjectPurse } };

export const loader = ({ params, context }: Route.LoaderArgs) =>
  viewProjectPurse(senderOf(context), asRowId(params.id) ?? 0);

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "project-purse", notYet: words.nothing }, async (form, sender) => {
    const { formValues } = form;
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const key = formValues.idempotencyKey?.[0] ?? "";
    const project = asRowId(args.params.id) ?? 0;
    return answerIntents(form, {
      rest: async () => {
        const facts = await readRest(sender.ctx, project, formValues);
        return words.rest.asked[await askForPurseAct(sender, "rest", facts, key)];
      },
      end: async () => {
        const facts = await readRest(sender.ctx, project, formValues);
        return words.end.asked[await askForPurseAct(sender, "end", facts, key)];
      },
      agree: () => answerAfter(agreeToPurseAct(sender, id), words.acts.agreed),
      stop: () => answerAfter(stopPurseAct(sender, id), words.acts.stopped),
    });
  });

/** The purse of a project: its sums, the purse that gets the rest, and its end. */
export default function ProjectPursePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, canAct, sums, isOpen, ended, restName, restTo, targets, acts, vouchers, sendKey, back } = loaderData;
  return (
    <>
      <PageMeta title={title} />
      <SwitchedOffNotice of="spending" />
      <h1>{title}</h1>
      <ActLink label={words.back} icon="back" to={back} />
      <StatusMessage answer={actionData} />
      {!isOpen && <p>{words.notOpen}</p>}
      <dl className="purse-sums">
        {sums.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {ended !== undefined && <p>{ended}</p>}
      {acts.map(({ id, sentence, by, own, canAgree }) => (
        <section key={id} className="stack">
          <h2>{sentence}</h2>
          <p className="small muted">{by}</p>
          {own && <p>{own}</p>}
          <div className="btns">
            {canAgree && (
              <ActForm intent="agree" id={id} sendKey={sendKey} button={words.acts.agree} about={sentence} />
            )}
            {canAct && (
              <ActForm intent="stop" id={id} sendKey={sendKey} button={words.acts.stop} about={sentence} danger />
            )}
          </div>
        </section>
      ))}
      {isOpen && canAct && ended === undefined && (
        <>
          <section className="stack">
            <h2>{words.rest.heading}</h2>
            <p>{words.rest.now(restName)}</p>
            <details className="more-form">
              <summary className="more">{words.rest.change}</summary>
              <Form method="post" className="form" noValidate>
                <p>{words.rest.lede}</p>
                <input type="hidden" name="intent" value="rest" />
                <input type="hidden" name="idempotencyKey" value={sendKey} />
                <SelectField
                  id="rest-to"
                  name="restTo"
                  label={words.rest.label}
                  value={String(restTo)}
                  error={undefined}
                  options={targets.map(({ id, name }) => [String(id), name] as const)}
                />
                <div>
                  <Button>{words.rest.button}</Button>
                </div>
              </Form>
            </details>
          </section>
          <section className="stack">
            <h2>{words.end.heading}</h2>
            <p>{words.end.lede(restName)}</p>
            {vouchers > 0 ? (
              <p>{words.end.vouchers(vouchers)}</p>
            ) : (
              <Form method="post" className="form" noValidate>
                <input type="hidden" name="intent" value="end" />
                <input type="hidden" name="restTo" value={restTo} />
                <input type="hidden" name="idempotencyKey" value={`${sendKey}-end`} />
                <div>
                  <button type="submit" className="act act--danger">
                    {words.end.button}
                  </button>
                </div>
              </Form>
            )}
          </section>
        </>
      )}
    </>
  );
}
