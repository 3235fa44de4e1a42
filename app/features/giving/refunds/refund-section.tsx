import { joinFacts, labelled } from "content/labelled.ts";
import { staffRefunds as words } from "content/staff-refunds.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import type { RefundsView } from "./find-refunds.server.ts";
import { refundWays } from "./refund-ways.ts";

interface Props {
  refunds: RefundsView;
  /** Debit in a bank statement that may reverse the gift. */
  taken: { line: number; isReversal: boolean; money: string; day: string; outOn: string } | undefined;
  /** Facts of the gift on the page, from `hashGift`. */
  seen: string;
  sendKey: string;
}

export function RefundSection({ refunds, taken, seen, sendKey }: Props) {
  if (refunds.rows.length === 0 && taken === undefined) return null;
  return (
    <section className="stack" id="refunds">
      <h2>{words.heading}</h2>
      {taken && (
        <div className="form">
          <p className="alert alert--warn">
            {words.taken[taken.isReversal ? "reversal" : "text"](taken.money, taken.day, taken.outOn)}
          </p>
          {answersOf(words.taken).map(([intent, button]) => (
            <ActForm
              key={intent}
              intent={intent}
              id={taken.line}
              seen={seen}
              sendKey={`${sendKey}-${intent}`}
              button={button}
            />
          ))}
        </div>
      )}
      {refunds.rows.length > 0 && (
        <ul className="stack">
          {refunds.rows.map((refund) => (
            <Refund key={refund.id} refund={refund} isAlone={refunds.isAlone} seen={seen} sendKey={sendKey} />
          ))}
        </ul>
      )}
    </section>
  );
}

const answersOf = ({ byBank, byUs, no }: Record<"byBank" | "byUs" | "no", string>) =>
  [
    ["taken", byBank],
    ["sent-back", byUs],
    ["not-taken", no],
  ] as const;

type RefundProps = Pick<Props, "seen" | "sendKey"> & { refund: RefundsView["rows"][number]; isAlone: boolean };

function Refund({ refund: { id, money, day, facts, waits, canAgree, canUndo }, isAlone, seen, sendKey }: RefundProps) {
  const refused = useRefusedAct()("refund-back", id);
  const key = `${sendKey}-${id}`;
  return (
    <li className="form">
      <p>
        <b>{money}</b>
        {`, ${labelled(day, joinFacts(facts))}`}
      </p>
      {waits && !canAgree && <p className="muted">{isAlone ? words.waitsAlone : words.needsOther}</p>}
      {waits && canAgree && (
        <ActForm
          intent="agree-refund"
          id={id}
          seen={seen}
          sendKey={`${key}-agree`}
          button={words.agree}
          about={money}
          danger
        />
      )}
      {waits && (
        <ActForm intent="stop-refund" id={id} seen={seen} sendKey={`${key}-stop`} button={words.stop} about={money} />
      )}
      {canUndo && (
        <details open={refused.isRefused}>
          <summary className="act">
            {words.back.summary}
            <span className="vh">{` ${money}`}</span>
          </summary>
          <ActForm intent="refund-back" id={id} seen={seen} sendKey={`${key}-back`} button={words.back.button}>
            <p>{words.back.text}</p>
            <Field {...refused.field("reason")} id={`refund-back-${id}`} label={words.back.reason} />
          </ActForm>
        </details>
      )}
    </li>
  );
}

export function RefundForm({
  ask,
  today,
  seen,
  sendKey,
}: Pick<Props, "seen" | "sendKey"> & { ask: RefundsView["ask"]; today: string }) {
  const refused = useRefusedAct()("refund");
  if (ask === undefined) return null;
  const ways = refundWays.filter((way) => ask.isByPartner || way !== "partner");
  const way = refused.field("way", ways[0]);
  return (
    <details id="refund" open={refused.isRefused}>
      <summary className="act act--danger">{words.ask.summary}</summary>
      <ActForm intent="refund" seen={seen} sendKey={`${sendKey}-refund`} button={words.ask.button} danger>
        <p>{words.ask.text}</p>
        <p>{words.ask.left(ask.money)}</p>
        <input type="hidden" name="left" value={ask.left} />
        <Field
          {...refused.field("amount")}
          id="refund-amount"
          label={words.ask.amount}
          hint={words.ask.amountHint}
          optional
        />
        <div className="field">
          <label htmlFor="refund-way">{words.ask.way}</label>
          <select id="refund-way" name="way" defaultValue={way.value}>
            {ways.map((option) => (
              <option key={option} value={option}>
                {words.choices[option]}
              </option>
            ))}
          </select>
          {way.error && <p className="err">{way.error}</p>}
        </div>
        <Field
          {...refused.field("day", today)}
          id="refund-day"
          type="date"
          label={words.ask.day}
          {...(ask.isByPartner && { hint: words.ask.dayHint })}
        />
        <Field {...refused.field("why")} id="refund-why" label={words.ask.why} optional />
      </ActForm>
    </details>
  );
}
