import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import { staffReceipts } from "content/staff-receipts.ts";
import { href, Link } from "react-router";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import type { RefundsView } from "../refunds/find-refunds.server.ts";
import { RefundForm } from "../refunds/refund-section.tsx";
import { AddressForm, CorrectForm, PurposeForms, UndoForm } from "./correct-forms.tsx";
import type { findGiftChanges } from "./find-gift-changes.server.ts";
import type { GiftAct } from "./gift-states.ts";

const words = staffGifts.gift;
const receiptWords = staffReceipts.gift;

interface GiftActsView {
  /** Facts on the page, from `hashGift`. */
  seen: string;
  acts: GiftAct[];
  /** Common part of the forms' idempotency keys. */
  sendKey: string;
  canAgree: boolean;
  hasPromise: boolean;
  /** Empty or null if unknown. */
  name: string;
  spentOn: string | null;
  /** True if the page of the gift shows the account of its project. */
  hasAccount: boolean;
  /** ISO dates; `thankedOn` is empty before the thanks. */
  today: string;
  thankedOn: string;
  day: string;
  refunds: Pick<RefundsView, "ask">;
  changes: Awaited<ReturnType<typeof findGiftChanges>>;
}

export function GiftActs({ gift }: { gift: GiftActsView }) {
  const refused = useRefusedAct();
  const { seen, sendKey, canAgree, hasPromise, spentOn, hasAccount } = gift;
  const act = { sendKey, seen };
  const has = (name: GiftAct) => gift.acts.includes(name);
  const { undo, now, address, ...purpose } = gift.changes;
  return (
    <div className="form">
      {gift.changes.mistake && (
        <p className="alert">
          {staffGiftChanges.mistake.page} <Link to={href("/admin/cash")}>{staffGiftChanges.mistake.link}</Link>
        </p>
      )}
      {undo && has("void") && <UndoForm sendKey={sendKey} seen={seen} undo={undo} />}
      {has("agree") && canAgree && <ActForm {...act} intent="agree" button={words.agree} />}
      {has("arrived") && <ActForm {...act} intent="arrived" button={words.arrived} />}
      {has("thank") && (
        <ActForm {...act} intent="thank" button={words.thank.button}>
          <h2 className="t-3">{words.thank.heading}</h2>
          <p>{words.thank.text}</p>
          <input type="hidden" name="before" value={gift.thankedOn} />
          <Field
            {...refused("thank").field("day", gift.today)}
            id="gift-thanked"
            label={words.thank.day}
            hint={words.thank.hint(gift.day)}
            type="date"
          />
          <Field {...refused("thank").field("how")} id="gift-how" label={words.thank.how} optional />
        </ActForm>
      )}
      {has("spend") && hasAccount && !spentOn && <p className="muted">{words.spend.hasAccount}</p>}
      {has("spend") && (!hasAccount || spentOn) && (
        <ActForm {...act} intent="spend" button={words.spend.button}>
          <h2 className="t-3">{words.spend.heading}</h2>
          <Field
            {...refused("spend").field("spentOn", spentOn ?? "")}
            id="gift-spent"
            label={words.spend.label}
            hint={words.spend.hint}
          />
        </ActForm>
      )}
      {has("receipt") && (
        <ActForm {...act} intent="receipt" button={receiptWords.renew}>
          <h2 className="t-3">{receiptWords.renewHeading}</h2>
          <p>{receiptWords.renewText}</p>
          <Field
            {...refused("receipt").field("name", gift.name)}
            id="receipt-name"
            label={receiptWords.name}
            hint={receiptWords.nameHint}
            optional
          />
          <Field {...refused("receipt").field("reason")} id="receipt-reason" label={receiptWords.reason} />
        </ActForm>
      )}
      {has("correct") && now && <CorrectForm sendKey={sendKey} seen={seen} now={now} />}
      {has("correct") && address && <AddressForm sendKey={sendKey} seen={seen} {...address} />}
      {(has("purpose") || purpose.waiting) && <PurposeForms sendKey={sendKey} seen={seen} {...purpose} />}
      {has("join") && !hasPromise && (
        <ActForm {...act} intent="join" button={words.join.button}>
          <h2 className="t-3">{words.join.heading}</h2>
          <Field {...refused("join").field("reference")} id="gift-reference" label={words.join.label} />
        </ActForm>
      )}
      {has("split") && (
        <ActForm {...act} intent="split" button={words.split.button}>
          <h2 className="t-3">{words.split.heading}</h2>
          <p>{words.split.text}</p>
          <Field {...refused("split").field("amount")} id="gift-first" label={words.split.label} />
        </ActForm>
      )}
      {has("void") && (
        <ActForm {...act} intent="void" button={words.void.button} danger>
          <h2 className="t-3">{words.void.heading}</h2>
          <p>{words.void.text}</p>
          <Field {...refused("void").field("reason")} id="gift-reason" label={words.void.reason} />
        </ActForm>
      )}
      <RefundForm ask={gift.refunds.ask} today={gift.today} seen={seen} sendKey={sendKey} />
      {has("restore") && <ActForm {...act} intent="restore" button={words.restore} />}
    </div>
  );
}
