import { staffOnlineGifts as words } from "content/staff-online-gifts.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { reasonSchema } from "../gifts/gift-schema.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import type { Route } from "./+types/online-gifts-page";
import * as commands from "./checkout-commands.server.ts";
import { findProblems } from "./checkout-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

/** Higher than any expected number of open problems. */
const maxProblems = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { db, payments } = ctx;
  const rows = await findProblems(db, maxProblems);
  return {
    hasPartner: payments.length > 0,
    sendKey: crypto.randomUUID(),
    problems: rows.map(({ id, provider, reference, received_at, problem, kind }) => ({
      id,
      problem,
      canRecord: commands.canRecord(kind),
      from: words.from(provider, reference ?? "", writeMoment(received_at)),
    })),
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "online payment", notYet: words.notYet, isEchoed: true }, (form, sender) => {
    const { check, formValues } = form;
    if (sender.ctx.payments.length === 0) throw new AppError("notFound");
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      again: () => answerAfter(commands.askAgain(sender, id), words.done.again),
      record: () => answerAfter(commands.recordProblemAsGift(sender, id), words.done.record),
      ignore: () => answerAfter(commands.ignoreProblem(sender, id, check(reasonSchema).reason), words.done.ignore),
    });
  });

export default function OnlineGiftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { problems, hasPartner, sendKey } = loaderData;
  const refused = useRefusedAct();
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      {problems.length === 0 && <EmptyState art={hammock} {...(hasPartner ? words.none : words.noPartner)} />}
      <ul>
        {problems.map(({ id, problem, from, canRecord }) => (
          <li key={id} className="gift-line">
            <b>{problem}</b>
            <p className="muted small">{from}</p>
            <div className="row-acts">
              <ActForm intent="again" id={id} sendKey={sendKey} button={words.again} />
              {canRecord && <ActForm intent="record" id={id} sendKey={sendKey} button={words.record} />}
            </div>
            <ActForm intent="ignore" id={id} sendKey={sendKey} button={words.ignore}>
              <Field {...refused("ignore", id).field("reason")} id={`why-${id}`} label={words.why} />
            </ActForm>
          </li>
        ))}
      </ul>
      {hasPartner && (
        <section className="stack" id="refund">
          <h2 className="t-3">{words.refund.heading}</h2>
          <p>{words.refund.text}</p>
          <ActLink label={words.refund.find} to={href("/admin/gifts/received")} />
        </section>
      )}
    </>
  );
}
