import { staffGifts } from "content/staff-gifts.ts";
import { Form, href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
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
import { siteDate } from "../../../values/dates.ts";
import { asRowId } from "../../../values/row-id.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import type { Route } from "./+types/expected-gifts-page";
import { recordSeenAtBank, sweepPledges } from "./gift-commands.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { seenSchema } from "./gift-schema.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";
import { type ExpectedGift, listExpected } from "./list-expected.server.ts";
import { findPledge } from "./pledge-queries.server.ts";

export const handle: StaffHandle = { staff: { who: canManageGifts } };

const words = staffGifts.expected;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const after = asRowId(new URL(request.url).searchParams.get("after") ?? "") ?? 0;
  return { ...(await listExpected(ctx, after)), today: siteDate(ctx.clock.now()), sendKey: crypto.randomUUID() };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(
    args,
    { name: "gift", notYet: staffGifts.notYet, isEchoed: true },
    async ({ check, formValues }, sender) => {
      const { ctx } = sender;
      if (formValues.intent?.[0] === "sweep") {
        const ids = (formValues.pledge ?? []).flatMap((text) => asRowId(text) ?? []);
        return words.swept(await sweepPledges(sender, ids));
      }
      const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
      const pledge = await findPledge(ctx.db, "id", id);
      if (pledge === undefined) throw new AppError("notFound");
      const outcome = await recordSeenAtBank(sender, id, check(seenSchema(siteDate(ctx.clock.now()), pledge.currency)));
      return words.recorded[outcome];
    },
  );

/** Promised gifts that have not been seen at the bank. */
export default function ExpectedGiftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { count, sums, oldestDays, pledges, older, today, sendKey } = loaderData;
  const takesGifts = useIsInUse("gifts");
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.heading(count)}</h1>
      {count > 0 && <p className="muted">{words.sum(sums, oldestDays)}</p>}
      <StatusMessage answer={actionData} />
      {count === 0 && (
        <EmptyState art={hammock} {...words.empty}>
          {takesGifts && (
            <Link className="act" to={href("/donate/promise")} reloadDocument>
              {words.donatePage}
            </Link>
          )}
        </EmptyState>
      )}
      <ul>
        {pledges.map((pledge) => (
          <PledgeLine key={pledge.id} pledge={pledge} today={today} sendKey={`${sendKey}-${pledge.id}`} />
        ))}
      </ul>
      {pledges.length > 0 && (
        <Form method="post" id="sweep">
          <input type="hidden" name="intent" value="sweep" />
          <button type="submit" className="act act--danger">
            {words.sweep}
          </button>
        </Form>
      )}
      {older !== undefined && <ActLink label={words.more} to={`?after=${older}`} />}
      <aside className="gift-note g-lilac stack">
        <h2 className="t-3">{words.itself}</h2>
        <ul>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </aside>
    </>
  );
}

function PledgeLine({ pledge, today, sendKey }: { pledge: ExpectedGift; today: string; sendKey: string }) {
  const {
    id,
    reference,
    amount,
    plainAmount,
    name,
    email,
    message,
    purpose,
    frequency,
    days,
    sentDays,
    seen,
    waitsFor,
  } = pledge;
  const refused = useRefusedAct()("seen", id);
  const about = [name ?? words.friend, purpose ?? words.anything, ...(frequency === "monthly" ? [words.monthly] : [])];
  return (
    <li className="gift-line">
      <b>{reference}</b>
      <span className="amount">{amount}</span>
      <span className="muted small">{about.join(", ")}</span>
      <span className="muted small">
        {sentDays === undefined ? words.days(days) : <b>{words.saysSent(words.days(sentDays))}</b>}
      </span>
      {message && <p className="small message-text">{words.message(message)}</p>}
      {waitsFor !== undefined && (
        <p className="small">
          <Link className="tap" to={href("/admin/gifts/:id", { id: String(waitsFor) })}>
            {words.waits}
          </Link>
        </p>
      )}
      <details hidden={waitsFor !== undefined} open={refused.isRefused}>
        <summary className="act">
          {words.seen}
          <span className="vh">{` ${reference}`}</span>
        </summary>
        <ActForm intent="seen" id={id} seen={seen} sendKey={sendKey} button={words.save}>
          <Field {...refused.field("amount", plainAmount)} id={`amount-${id}`} label={words.amount} />
          <Field {...refused.field("day", today)} id={`day-${id}`} label={words.day} type="date" />
        </ActForm>
      </details>
      <div className="row-acts">
        {email && (
          <a className="act" href={`mailto:${email}`}>
            {words.write}
            <span className="vh">{` ${reference}`}</span>
          </a>
        )}
        <label className="check">
          <input type="checkbox" name="pledge" value={id} form="sweep" />
          <span>
            {words.choose}
            <span className="vh">{` ${reference}`}</span>
          </span>
        </label>
      </div>
    </li>
  );
}
