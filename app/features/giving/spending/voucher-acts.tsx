import { staffSpending } from "content/staff-spending.ts";
import type { KeyboardEvent } from "react";
import { Form } from "react-router";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Button } from "../../../ui/button.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { VoucherView } from "./view-voucher.server.ts";

const words = staffSpending.voucher;

/** Acts that need a sentence for the other person. */
const spoken = ["answer", "ask", "refuse"] as const;

/** The acts of this person on a voucher, each in a form of its own. */
export function VoucherActs({ voucher }: { voucher: VoucherView }) {
  const { acts, seen, sendKey, erasable } = voucher;
  const refused = useRefusedAct();
  const has = (act: (typeof acts)[number]) => acts.includes(act);
  return (
    <div className="stack">
      {has("approve") && <ApproveForm voucher={voucher} />}
      {has("pay") && <PayForm voucher={voucher} />}
      {spoken.filter(has).map((act) => (
        <details key={act} className="more-form" open={act === "answer" || refused(act).isRefused}>
          <summary className="more">{words[act].heading}</summary>
          {act === "answer" && voucher.question && (
            <figure className="voucher-question">
              <blockquote>{voucher.question.said}</blockquote>
              <figcaption className="small muted">{voucher.question.by}</figcaption>
            </figure>
          )}
          <ActForm intent={act} seen={seen} sendKey={`${sendKey}-${act}`} button={words[act].button}>
            <Field {...refused(act).field("words")} id={`voucher-${act}`} label={words[act].words} autoComplete="off" />
          </ActForm>
        </details>
      ))}
      {has("takeBack") && (
        <details className="more-form">
          <summary className="more">{words.takeBack.heading}</summary>
          <p>{words.takeBack.text}</p>
          <ActForm intent="takeBack" seen={seen} sendKey={`${sendKey}-back`} button={words.takeBack.button} danger />
        </details>
      )}
      {erasable > 0 && (
        <details className="more-form">
          <summary className="more">{words.erasePayee.heading}</summary>
          <p>{words.erasePayee.text(voucher.payee, erasable)}</p>
          <ActForm intent="erasePayee" sendKey={`${sendKey}-erase`} button={words.erasePayee.button} danger />
        </details>
      )}
    </div>
  );
}

/** Enter in the tick would send the form: approving needs its button. */
const ignoreEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

function ApproveForm({ voucher }: { voucher: VoucherView }) {
  const { purse, isOrganisation, isSecond, approvers } = voucher;
  return (
    <Form method="post" className="form" noValidate onKeyDown={ignoreEnter}>
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="seen" value={voucher.seen} />
      <input type="hidden" name="idempotencyKey" value={`${voucher.sendKey}-approve`} />
      {purse?.putIn && <input type="hidden" name="putsIn" value="on" />}
      {isOrganisation && <MayBeNamed {...voucher} />}
      {purse?.putIn && <p>{purse.putIn}</p>}
      {purse && <p className="muted">{purse.people}</p>}
      {isSecond && <p>{words.first(approvers.at(-1) ?? "")}</p>}
      <div>
        <Button>{purse?.putIn ? words.putInButton : words.approve}</Button>
      </div>
    </Form>
  );
}

/** The tick for naming an organisation in public, with its registration number. */
function MayBeNamed({ mayBeNamed, isRegistered }: Pick<VoucherView, "mayBeNamed" | "isRegistered">) {
  const { field, isRefused } = useRefusedAct()("approve");
  const { value: ticked, error } = field("mayBeNamed");
  const about = error === undefined ? "voucher-named-hint" : "voucher-named-hint voucher-named-error";
  return (
    <div className="voucher-named">
      <Check
        name="mayBeNamed"
        label={words.named}
        defaultChecked={isRefused ? ticked !== undefined : mayBeNamed}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={about}
      />
      <p className="hint" id="voucher-named-hint">
        {words.namedHint}
      </p>
      <p className="err" id="voucher-named-error" hidden={error === undefined}>
        {error}
      </p>
      {!isRegistered && (
        <Field
          {...field("registration")}
          id="voucher-registration"
          label={words.registration}
          hint={words.registrationHint}
          optional
          autoComplete="off"
        />
      )}
    </div>
  );
}

function PayForm({ voucher: { places, seen, sendKey, today } }: { voucher: VoucherView }) {
  const field = useRefusedAct()("pay").field;
  return (
    <Form method="post" className="form" noValidate>
      <h2 className="t-3">{words.pay.heading}</h2>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="idempotencyKey" value={`${sendKey}-pay`} />
      <SelectField
        {...field("place")}
        id="voucher-place"
        label={words.pay.place}
        options={[["", words.pay.choose], ...places.map(({ value, label }) => [value, label] as const)]}
      />
      <Field {...field("day", today)} id="voucher-day" label={words.pay.day} type="date" />
      <div>
        <Button>{words.pay.button}</Button>
      </div>
    </Form>
  );
}
