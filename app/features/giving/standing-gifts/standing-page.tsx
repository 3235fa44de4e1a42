import { formErrors } from "content/form-errors.ts";
import { staffBankStatements } from "content/staff-bank-statements.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffStanding as words } from "content/staff-standing.ts";
import { staffTables } from "content/staff-tables.ts";
import { Form, href, Link } from "react-router";
import * as v from "valibot";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { type Column, DataTable, RowMenu } from "../../../staff-kit/data-table.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { ListSums } from "../../../staff-kit/list-sums.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import hammock from "../../../ui/art/hammock.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { readCursor } from "../../../values/cursor.ts";
import { isPlainDate, siteDate } from "../../../values/dates.ts";
import { asRowId } from "../../../values/row-id.ts";
import { joinCredit } from "../bank-statements/credit-commands.server.ts";
import { recordSeenAtBank } from "../gifts/gift-commands.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findPromiseById } from "../gifts/gift-records.server.ts";
import { seenSchema } from "../gifts/gift-schema.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import { SeenAtBankForm, useSeenAtBank } from "../gifts/seen-at-bank-form.tsx";
import type { Route } from "./+types/standing-page";
import { listStanding, type StandingGift } from "./list-standing.server.ts";
import { endStanding, skipMonth } from "./standing-commands.server.ts";

/** `due` is the due day that the page shows (ISO date). */
const dueSchema = v.object({
  due: v.pipe(
    v.optional(v.string(), ""),
    v.check(isPlainDate, () => formErrors.giving.day),
  ),
});

export const handle: StaffHandle = { staff: { who: canManageGifts } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const after = readCursor(new URL(request.url).searchParams.get("after"), "date");
  return { ...(await listStanding(ctx, after)), today: siteDate(ctx.clock.now()), sendKey: crypto.randomUUID() };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "gift", notYet: staffGifts.notYet, isEchoed: true }, async (form, sender) => {
    const { check, formValues } = form;
    const { ctx } = sender;
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      seen: async () => {
        const promise = await findPromiseById(ctx, id);
        if (promise === undefined) throw new AppError("notFound");
        const outcome = await recordSeenAtBank(
          sender,
          id,
          check(seenSchema(siteDate(ctx.clock.now()), promise.currency)),
        );
        return staffGifts.expected.recorded[outcome];
      },
      join: () => {
        const credit = asRowId(formValues.credit?.[0] ?? "") ?? 0;
        return answerAfter(joinCredit(sender, credit, id, formValues.seen?.[0] ?? ""), words.joined);
      },
      skip: async () => words.skipped(await skipMonth(sender, id, check(dueSchema).due)),
      end: () => answerAfter(endStanding(sender, id, check(dueSchema).due), words.ended),
    });
  });

export default function StandingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { count, sums, gifts, older, today, sendKey } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <StatusMessage answer={actionData} />
      {count === 0 ? (
        <EmptyState art={hammock} {...words.empty} />
      ) : (
        <>
          <p className="muted">{words.lede}</p>
          <ListSums count={staffTables.count(count)} noun={words.noun(count)} sums={sums} csv={false} />
        </>
      )}
      {gifts.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns()}
          rows={gifts}
          about={aboutOf}
          menu={(gift) => (
            <StandingMenu gift={gift} today={today} sendKey={`${sendKey}-${gift.id}`} answer={actionData} />
          )}
        />
      )}
      {older !== undefined && <ActLink label={words.more} to={`?after=${older}`} />}
    </>
  );
}

const nameOf = ({ name }: StandingGift) => name ?? words.friend;

const aboutOf = (gift: StandingGift) => `${nameOf(gift)}, ${gift.amount}, ${gift.reference}`;

function NextDue({ gift }: { gift: StandingGift }) {
  const { due, missed, waitsFor, isCollected, lines, last } = gift;
  return (
    <>
      {missed === 0 ? words.about(due.day) : <b>{words.missed(missed, due.day)}</b>}
      {isCollected && <small className="below">{words.byPartner}</small>}
      {last?.wentBack && <small className="below">{words.wentBack}</small>}
      {waitsFor !== undefined && (
        <Link className="tap below" to={href("/admin/gifts/:id", { id: String(waitsFor) })}>
          {words.waits}
        </Link>
      )}
      {waitsFor === undefined && lines.map((line) => <OpenLine key={line.id} gift={gift} line={line} />)}
    </>
  );
}

function OpenLine({ gift, line }: { gift: StandingGift; line: StandingGift["lines"][number] }) {
  const { id, promiseSeen } = gift;
  const hidden = { intent: "join", id, credit: line.id, seen: promiseSeen };
  return (
    <Form method="post" className="below">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <small>{words.line(line.amount, line.day)}</small>
      {line.payer !== null && (
        <small className="below" dir="auto">
          {line.payer}
        </small>
      )}
      <button type="submit" className="act">
        <Icon name="check" />
        {words.join}
        <span className="vh">{` ${aboutOf(gift)}`}</span>
      </button>
    </Form>
  );
}

const columns = (): Column<StandingGift>[] => [
  { head: words.heads.giver, is: "lead", cell: (gift) => <b dir="auto">{nameOf(gift)}</b> },
  {
    head: words.heads.last,
    cell: ({ last }) => last && <Link to={href("/admin/gifts/:id", { id: String(last.id) })}>{last.day}</Link>,
  },
  { head: words.heads.next, is: "state", cell: (gift) => <NextDue gift={gift} /> },
  { head: words.heads.purpose, isWide: true, cell: ({ purpose }) => purpose ?? staffBankStatements.anything },
  { head: words.heads.sum, is: "sum", cell: ({ amount }) => amount },
];

interface StandingMenuProps {
  gift: StandingGift;
  today: string;
  sendKey: string;
  answer: Route.ComponentProps["actionData"];
}

function StandingMenu({ gift, today, sendKey, answer }: StandingMenuProps) {
  const { id, reference, email, seen, due, waitsFor, isCollected } = gift;
  const dialog = useSeenAtBank(id, answer);
  const acts = [{ intent: "skip", label: words.skip }, ...(isCollected ? [] : [{ intent: "end", label: words.end }])];
  return (
    <>
      <RowMenu about={aboutOf(gift)}>
        {waitsFor === undefined && !isCollected && dialog.button(reference)}
        {waitsFor === undefined &&
          acts.map(({ intent, label }) => (
            <Form key={intent} method="post">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="due" value={due.iso} />
              <button type="submit" name="intent" value={intent}>
                {label}
                <span className="vh">{` ${reference}`}</span>
              </button>
            </Form>
          ))}
        {email && (
          <a href={`mailto:${email}`}>
            {staffGifts.expected.write}
            <span className="vh">{` ${reference}`}</span>
          </a>
        )}
      </RowMenu>
      <SeenAtBankForm
        dialog={dialog}
        id={id}
        seen={seen}
        sendKey={sendKey}
        reference={reference}
        today={today}
        amount={gift.plainAmount}
      />
    </>
  );
}
