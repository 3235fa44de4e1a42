import { giftErrors } from "content/giving-errors.ts";
import { staffBankStatements as words } from "content/staff-bank-statements.ts";
import { data, Form, href, redirect } from "react-router";
import * as v from "valibot";
import { appContext, type Sender, senderOf, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { OlderLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { asRowId } from "../../../values/row-id.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { isSettled } from "../../people/users/find-settled-people.server.ts";
import { listPurposes } from "../gifts/find-purpose.server.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import { donorName } from "../gifts/promise-schema.ts";
import type { Route } from "./+types/bank-statement-page";
import { addAccount, listAccounts, saveTolerance } from "./accounts.server.ts";
import { ColumnsForm } from "./columns-form.tsx";
import * as commands from "./credit-commands.server.ts";
import { MatchedCredits, OpenCredits, OtherCredits } from "./credit-lists.tsx";
import { findHeldFile, findTolerances, viewBankStatement } from "./find-bank-statement.server.ts";
import { listDecidedCredits, listOpenCredits, listPromises } from "./list-credits.server.ts";
import { dropHeldFile, type Received, readHeldFile, receiveBankStatement } from "./receive-bank-statement.server.ts";
import "./bank-statements.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import { ImportForm } from "./import-form.tsx";

function ToleranceForm({ tolerances }: { tolerances: Awaited<ReturnType<typeof findTolerances>> }) {
  const refused = useRefusedAct();
  const about = (currency: string) => refused("tolerance", currency, "currency");
  return (
    <details open={tolerances.some(({ currency }) => about(currency).isRefused)}>
      <summary className="more">{words.tolerance.heading}</summary>
      {tolerances.map(({ currency, tolerance }) => (
        <Form key={currency} method="post" className="form">
          <input type="hidden" name="currency" value={currency} />
          <Field
            {...about(currency).field("tolerance", tolerance)}
            id={`tolerance-${currency}`}
            label={words.tolerance.label(words.upload.accounts[currency])}
            hint={words.tolerance.hint}
          />
          <div>
            <button type="submit" className="act" name="intent" value="tolerance">
              {words.tolerance.button}
              <span className="vh">{` ${words.upload.accounts[currency]}`}</span>
            </button>
          </div>
        </Form>
      ))}
    </details>
  );
}

export const handle: StaffHandle = { staff: { who: canManageGifts } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const query = new URL(request.url).searchParams;
  const id = (name: string) => asRowId(query.get(name) ?? "");
  const again = Date.parse(query.get("again") ?? "");
  const statement = await viewBankStatement(ctx, id("added"));
  return {
    file: query.has("file") ? await findHeldFile({ ctx, member }, id("file") ?? 0) : undefined,
    again: Number.isNaN(again) ? undefined : writeDay(siteDate(new Date(again))),
    statement,
    isNew: query.has("added"),
    decided: statement && (await listDecidedCredits(ctx, statement.id)),
    open: await listOpenCredits(ctx, request.url),
    projects: await listPurposes(ctx),
    promises: await listPromises(ctx),
    tolerances: await findTolerances(ctx),
    currencies: await findCurrencies(ctx),
    accounts: await listAccounts(ctx),
    isSettled: await isSettled(ctx, member.id),
  };
}

const statusOf: Record<string, number> = { tooOften: 429, busy: 503 };

export async function action(args: Route.ActionArgs) {
  if (!args.request.headers.get("Content-Type")?.startsWith("multipart/form-data"))
    return answerStaffForm(args, { name: "statement", notYet: words.notYet, isEchoed: true }, answerButton);
  const received = await receiveBankStatement(senderOf(args.context), args.request);
  if (!("problem" in received)) return redirect(placeOf(received), 303);
  const message = writeProblem(received);
  const answer = { message, errors: {}, file: await heldAfter(senderOf(args.context), received) };
  return data<StatementAnswer>(answer, statusOf[received.problem as string] ?? 422);
}

type HeldFile = Awaited<ReturnType<typeof findHeldFile>>;

type StatementAnswer = StaffFormResult & { file?: HeldFile | undefined };

const heldAfter = async (sender: Sender, received: Problem): Promise<HeldFile | undefined> =>
  received.held === undefined ? undefined : findHeldFile(sender, received.held, received);

/** @returns the status message @throws a redirect after an upload */
async function answerButton(form: SentForm, sender: Sender): Promise<string> {
  const { formValues, check } = form;
  const value = (name: string): string => formValues[name]?.[0] ?? "";
  const rowOf = (name: string): number => asRowId(value(name)) ?? 0;
  const currencies = await findCurrencies(sender.ctx);
  const currencyOf = () => {
    const currency = currencies.find((code) => code === (value("currency") || currencies[0]));
    if (currency === undefined) throw new FormError(giftErrors.foreignMoney);
    return currency;
  };
  const id = rowOf("id");
  const { done } = words;
  return answerIntents(form, {
    async columns() {
      const received = await readHeldFile(sender, formValues);
      if (!("problem" in received)) throw redirect(placeOf(received), 303);
      const status = received.problem === "gone" ? 409 : 422;
      throw new FormError(writeProblem(received), { status, more: { file: await heldAfter(sender, received) } });
    },
    async drop() {
      await dropHeldFile(sender, formValues);
      throw redirect(href("/admin/gifts/statement"), 303);
    },
    join: () => answerAfter(commands.joinCredit(sender, id, rowOf("promise"), value("seen")), done.join),
    "join-hand": () => answerAfter(commands.joinHandGift(sender, id, rowOf("gift"), value("seen")), done["join-hand"]),
    "join-reference": () =>
      answerAfter(commands.joinByReference(sender, id, value("reference")), done["join-reference"]),
    record() {
      const { name, project } = check(payerSchema);
      return answerAfter(commands.recordCredit(sender, id, name, project), done.record);
    },
    "same-payer": () =>
      answerAfter(commands.recordFromPayer(sender, id, rowOf("earlier"), value("seen")), done["same-payer"]),
    async friends() {
      const ids = (formValues.credit ?? []).flatMap((text) => asRowId(text) ?? []);
      const { recorded, decided } = await commands.recordFriends(sender, ids);
      return words.friends.done(recorded, decided);
    },
    account: () => answerAfter(addAccount(sender, currencyOf(), value("label")), done.account),
    no: () => answerAfter(commands.refuseProposal(sender, id), done.no),
    other: () => answerAfter(commands.markAsOther(sender, id), done.other),
    reopen: () => answerAfter(commands.reopenCredit(sender, id), done.reopen),
    undo: () => answerAfter(commands.undoMatch(sender, id, value("seen")), done.undo),
    tolerance: () => answerAfter(saveTolerance(sender, currencyOf(), value("tolerance")), done.tolerance),
  });
}

const payerSchema = v.object({ name: donorName, project: v.optional(v.string(), "") });

type Problem = Extract<Received, { problem: unknown }>;

function placeOf(received: Exclude<Received, Problem>): string {
  const page = href("/admin/gifts/statement");
  if ("held" in received) return `${page}?file=${received.held}`;
  if (received.again === undefined) return `${page}?added=${received.added}`;
  return `${page}?again=${encodeURIComponent(received.again)}`;
}

function writeProblem(received: Problem): string {
  if (!("currency" in received)) return `${words.uploadProblems[received.problem]} ${words.notYet}`;
  const { kind, row, found, sums, column } = received.problem;
  const [expected = "", said = ""] = sums.map((amount) => formatMoney({ amount, currency: received.currency }));
  const ask = words.asks[kind];
  const parts = [words.problems[kind](row, found, expected, said), words.notYet, column && words.column(column), ask];
  return parts.filter((part) => part).join(" ");
}

export default function BankStatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { again, statement, isNew, decided, open, promises, tolerances, isSettled } = loaderData;
  const file = (actionData as StatementAnswer | undefined)?.file ?? loaderData.file;
  const isInUse = useIsInUse("statements");
  const upload = isInUse && (
    <ImportForm
      isFirst={statement === undefined && !isNew}
      accounts={loaderData.accounts}
      currencies={loaderData.currencies}
    />
  );
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <SwitchedOffNotice of="statements" />
      <h1>{words.title}</h1>
      <StatusMessage answer={actionData} />
      {!isSettled && <p className="alert alert--warn">{words.notSettled}</p>}
      {again !== undefined && (
        <p className="alert alert--ok" role="status">
          {words.again(again)}
        </p>
      )}
      {file === undefined ? (
        <>
          {statement && isNew && <h2>{words.read(statement.lines)}</h2>}
          {statement && <p className="lede">{words.from(statement.name, statement.firstDay, statement.lastDay)}</p>}
          {statement && statement.outs > 0 && <p>{words.moneyOut(statement.outs)}</p>}
          {statement && isNew && (
            <p className="alert alert--ok" role="status">
              {words.addsUp(statement.opening, statement.closing, statement.isCompared)}
            </p>
          )}
          {!isNew && upload}
        </>
      ) : (
        <ColumnsForm file={file} />
      )}
      {decided && <MatchedCredits decided={decided} />}
      <OpenCredits open={open} projects={loaderData.projects} />
      {open.older !== undefined && <p className="muted">{words.waiting(open.count)}</p>}
      <OlderLink label={words.older} older={open.older} />
      <datalist id="open-promises">
        {promises.map(({ reference, amount, name }) => (
          <option key={reference} value={reference}>
            {`${amount}, ${name ?? words.friend}`}
          </option>
        ))}
      </datalist>
      {decided && <OtherCredits credits={decided.others} />}
      {isNew && file === undefined && upload}
      <ToleranceForm tolerances={tolerances} />
    </>
  );
}
