import { staff } from "content/staff.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffTables } from "content/staff-tables.ts";
import { href, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { ChosenCsv, type Column, DataTable, RowMenu } from "../../../staff-kit/data-table.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { ListSums } from "../../../staff-kit/list-sums.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate } from "../../../values/dates.ts";
import { readIds } from "../../../values/read-chosen.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import type { Route } from "./+types/expected-gifts-page";
import { recordSeenAtBank, sweepPromises } from "./gift-commands.server.ts";
import { canManageGifts } from "./gift-permissions.ts";
import { seenSchema } from "./gift-schema.ts";
import { GiftsOffNotice } from "./gifts-off-notice.tsx";
import { type ExpectedGift, listExpected } from "./list-expected.server.ts";
import { findPromise } from "./promise-queries.server.ts";
import { SeenAtBankForm, useSeenAtBank } from "./seen-at-bank-form.tsx";

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
        const ids = readIds(formValues.ids ?? []);
        if (ids.length === 0) throw new FormError(staff.list.without);
        return words.swept(await sweepPromises(sender, ids));
      }
      const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
      const promise = await findPromise(ctx.db, "id", id);
      if (promise === undefined) throw new AppError("notFound");
      const outcome = await recordSeenAtBank(
        sender,
        id,
        check(seenSchema(siteDate(ctx.clock.now()), promise.currency)),
      );
      return words.recorded[outcome];
    },
  );

export default function ExpectedGiftsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { count, sums, oldestDays, promises, older, today, sendKey } = loaderData;
  const takesGifts = useIsInUse("gifts");
  const csv = href("/admin/gifts/expected.csv");
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
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
      {count > 0 && (
        <ListSums
          count={staffTables.count(count)}
          noun={words.noun(count)}
          sums={sums}
          also={words.oldest(oldestDays)}
          csv={{ address: csv, label: staffTables.csv(count) }}
        />
      )}
      {promises.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns()}
          rows={promises}
          about={aboutOf}
          menu={(promise) => (
            <PromiseMenu promise={promise} today={today} sendKey={`${sendKey}-${promise.id}`} answer={actionData} />
          )}
          choosing={{
            label: words.chosen,
            money: ({ money }) => money,
            onPhones: true,
            answer: actionData,
            acts: (
              <>
                <ChosenCsv address={csv} />
                <button type="submit" name="intent" value="sweep" className="act">
                  <Icon name="bin" />
                  {words.sweep}
                </button>
              </>
            ),
          }}
        />
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

const nameOf = ({ name }: ExpectedGift) => name ?? words.friend;

const aboutOf = (promise: ExpectedGift) => `${nameOf(promise)}, ${promise.amount}, ${promise.reference}`;

function PromiseState({ promise }: { promise: ExpectedGift }) {
  const { days, sentDays, reference, message, waitsFor } = promise;
  return (
    <>
      {sentDays === undefined ? words.days(days) : <b>{words.saysSent(words.days(sentDays))}</b>}
      <small className="on-phones below">{reference}</small>
      {message && <small className="below message-text">{words.message(message)}</small>}
      {waitsFor !== undefined && (
        <Link className="tap below" to={href("/admin/gifts/:id", { id: String(waitsFor) })}>
          {words.waits}
        </Link>
      )}
    </>
  );
}

const columns = (): Column<ExpectedGift>[] => [
  { head: words.heads.reference, cell: ({ reference }) => reference },
  { head: words.heads.giver, is: "lead", cell: (promise) => <b>{nameOf(promise)}</b> },
  {
    head: words.heads.purpose,
    isWide: true,
    cell: ({ purpose, frequency }) =>
      [purpose ?? words.anything, ...(frequency === "monthly" ? [words.monthly] : [])].join(", "),
  },
  { head: words.heads.state, is: "state", cell: (promise) => <PromiseState promise={promise} /> },
  { head: words.heads.sum, is: "sum", cell: ({ amount }) => amount },
];

interface PromiseMenuProps {
  promise: ExpectedGift;
  today: string;
  sendKey: string;
  answer: StaffFormResult | undefined;
}

/** Lists the acts on a promise; none but a letter while it waits for a second person. */
function PromiseMenu({ promise, today, sendKey, answer }: PromiseMenuProps) {
  const { id, reference, email, waitsFor } = promise;
  const dialog = useSeenAtBank(id, answer);
  const canSee = waitsFor === undefined;
  if (!canSee && !email) return null;
  return (
    <>
      <RowMenu about={aboutOf(promise)}>
        {canSee && dialog.button(reference)}
        {email && (
          <a href={`mailto:${email}`}>
            {words.write}
            <span className="vh">{` ${reference}`}</span>
          </a>
        )}
      </RowMenu>
      {canSee && (
        <SeenAtBankForm {...promise} dialog={dialog} sendKey={sendKey} today={today} amount={promise.plainAmount} />
      )}
    </>
  );
}
