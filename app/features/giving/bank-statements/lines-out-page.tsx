import { staffLinesOut as words } from "content/staff-lines-out.ts";
import { Form, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canKeepBooks } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { GiftsOffNotice } from "../gifts/gifts-off-notice.tsx";
import type { Route } from "./+types/lines-out-page";
import { viewLinesOut } from "./find-lines-out.server.ts";
import {
  cancelLine,
  markLineNotOurs,
  nameCharge,
  nameExactLines,
  nameLine,
  payByLine,
  reopenLine,
} from "./name-lines-out.server.ts";
import "./bank-statements.css";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

export const loader = ({ context }: Route.LoaderArgs) => viewLinesOut(senderOf(context).ctx);

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "lines out", notYet: words.notYet }, async (form, sender) => {
    const value = (name: string) => form.formValues[name]?.[0] ?? "";
    const id = asRowId(value("id")) ?? 0;
    const other = asRowId(value("other")) ?? 0;
    return answerIntents(form, {
      exact: async () => words.doneExact(await nameExactLines(sender)),
      name: () => answerAfter(nameLine(sender, id, value("entry")), words.done),
      charge: () => answerAfter(nameCharge(sender, id), words.doneCharge),
      pay: () => answerAfter(payByLine(sender, id, other), words.donePaid),
      cancel: () => answerAfter(cancelLine(sender, id, other), words.done),
      disown: () => answerAfter(markLineNotOurs(sender, id), words.done),
      reopen: () => answerAfter(reopenLine(sender, id), words.doneReopened),
    });
  });

type Shown = Route.ComponentProps["loaderData"];
type Said = Pick<Shown["exact"][number], "money" | "day" | "narration" | "account">;

function Line({ line }: { line: Said }) {
  return (
    <>
      <h3 className="t-3">{words.line(line.money, line.day)}</h3>
      <p>
        <span className="mono">{line.narration}</span> <span className="small muted">{line.account}</span>
      </p>
    </>
  );
}

function Exact({ exact, sendKey }: Pick<Shown, "exact" | "sendKey">) {
  if (exact.length === 0) return null;
  return (
    <section className="stack">
      <h2>{words.exact(exact.length)}</h2>
      <Form method="post">
        <input type="hidden" name="intent" value="exact" />
        <input type="hidden" name="idempotencyKey" value={sendKey} />
        <Button>{words.agreeAll(exact.length)}</Button>
      </Form>
      <details>
        <summary className="more">{words.showExact}</summary>
        <ul className="rows stack">
          {exact.map((line) => (
            <li key={line.id}>
              <Line line={line} />
              <p>{line.label}</p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function OpenLine({ line, sendKey }: { line: Shown["open"][number]; sendKey: string }) {
  const about = words.line(line.money, line.day);
  const act = { id: line.id, sendKey };
  if (line.gift !== null)
    return (
      <Link className="act" to={`/admin/gifts/${line.gift}`}>
        {words.reversal}
        <span className="vh">{` ${about}`}</span>
      </Link>
    );
  return (
    <div className="btns">
      {line.candidates.map(({ value, label }) => (
        <ActForm key={value} {...act} intent="name" button={words.thisOne(label)} about={about}>
          <input type="hidden" name="entry" value={value} />
        </ActForm>
      ))}
      {line.vouchers.map(({ id, label }) => (
        <ActForm key={id} {...act} intent="pay" button={words.pay(label)} about={about}>
          <input type="hidden" name="other" value={id} />
        </ActForm>
      ))}
      {line.cancelling.map(({ id, label }) => (
        <ActForm key={id} {...act} intent="cancel" button={words.cancels(label)} about={about}>
          <input type="hidden" name="other" value={id} />
        </ActForm>
      ))}
      {line.place !== undefined && <ActForm {...act} intent="charge" button={words.charge} about={about} />}
      <Link className="act" to={line.voucher}>
        {words.sendVoucher}
        <span className="vh">{` ${about}`}</span>
      </Link>
      <ActForm {...act} intent="disown" button={words.disown} about={about} />
    </div>
  );
}

/** Money out of the bank statements: each line gets a name before its month closes. */
export default function LinesOutPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { exact, open, named, sendKey } = shown;
  return (
    <>
      <PageMeta title={words.title} />
      <GiftsOffNotice />
      <h1>{words.title}</h1>
      <p>{words.lede}</p>
      <StatusMessage answer={actionData} />
      {!shown.isOpen && <p>{words.errors.beforeBooks}</p>}
      {shown.isOpen && exact.length + open.length === 0 && <p>{words.none}</p>}
      <Exact exact={exact} sendKey={sendKey} />
      {open.length > 0 && (
        <section className="stack">
          <h2>{words.open(open.length)}</h2>
          <ul className="rows stack">
            {open.map((line) => (
              <li key={line.id} className="stack">
                <Line line={line} />
                {line.place === undefined && <p className="small">{words.errors.noPlace}</p>}
                <OpenLine line={line} sendKey={sendKey} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {named.length > 0 && (
        <details>
          <summary className="more">{words.named}</summary>
          <ul className="rows stack">
            {named.map((line) => (
              <li key={line.id} className="stack">
                <Line line={line} />
                <p>{line.name}</p>
                <ActForm
                  intent="reopen"
                  id={line.id}
                  sendKey={sendKey}
                  button={words.reopen}
                  about={words.line(line.money, line.day)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
