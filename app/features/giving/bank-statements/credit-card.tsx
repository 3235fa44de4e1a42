import { staffBankStatements as words } from "content/staff-bank-statements.ts";
import { staffPastGifts as past } from "content/staff-past-gifts.ts";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../values/icon-name.ts";
import { PurposeSelect } from "../gifts/correct-forms.tsx";
import type { CreditView, DecidedCredits, OpenCredits } from "./list-credits.server.ts";

type Matched = DecidedCredits["matched"][number];

interface SewnProps {
  credit: CreditView;
  seam: "sure" | "maybe" | "none";
  ground?: string;
  reason: string;
  children: ReactNode;
  acts: ReactNode;
}

/** Shows a bank line beside its gift or proposal, with the reason for the match. */
function Sewn({ credit, seam, ground, reason, children, acts }: SewnProps) {
  return (
    <li className={`sewn sewn--${seam}`}>
      <div className="said">
        <small>{words.bankSays}</small>
        <p>
          <b>{credit.amount}</b>
          {`, ${credit.day}`}
        </p>
        <p className="mono">{credit.narration ?? words.noWords}</p>
      </div>
      <div className={ground}>
        <small>{reason}</small>
        <p>{children}</p>
      </div>
      {acts}
    </li>
  );
}

interface ActsProps {
  credit: CreditView;
  hidden?: Record<string, string | number | undefined>;
  buttons: { intent: string; label: string; icon: IconName }[];
  children?: ReactNode;
}

/** Buttons of a credit; each works without script. */
export function Acts({ credit, hidden = {}, buttons, children }: ActsProps) {
  return (
    <Form method="post" className="row-acts">
      <input type="hidden" name="id" value={credit.id} />
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {buttons.map(({ intent, label, icon }) => (
        <button key={intent} type="submit" className="act" name="intent" value={intent}>
          <Icon name={icon} />
          {label}
          <span className="vh">{` ${credit.amount}, ${credit.day}`}</span>
        </button>
      ))}
    </Form>
  );
}

function reasonOf({ standing, back, isSplit, bySite, isRightAmount }: Matched): string {
  if (standing !== "counts") return words.exact[standing];
  if (back !== undefined) return words.exact.partBack(back);
  if (isSplit) return words.exact.split;
  return bySite ? words.exact[isRightAmount ? "bySite" : "otherAmount"] : words.exact.byStaff;
}

export function MatchedCredit({ credit }: { credit: Matched }) {
  const { giftId, standing, back, reference, name, purpose } = credit;
  const counts = standing === "counts";
  const undo = { intent: "undo", label: words.exact.undo, icon: "close" as const };
  return (
    <Sewn
      credit={credit}
      reason={reasonOf(credit)}
      seam={counts ? "sure" : "none"}
      {...(counts && { ground: "g-green" })}
      acts={back === undefined && <Acts credit={credit} hidden={{ seen: credit.seen }} buttons={[undo]} />}
    >
      {giftId !== null && (
        <Link to={href("/admin/gifts/:id", { id: String(giftId) })}>{reference ?? words.exact.gift}</Link>
      )}
      {`, ${name ?? words.friend}, ${purpose ?? words.anything}`}
    </Sewn>
  );
}

export function ProbableCredit({ credit }: { credit: OpenCredits["probable"][number] }) {
  const { gift, promise, earlier, reason } = credit.proposal;
  const seen = gift?.seen ?? promise?.seen ?? credit.proposal.seen;
  const hidden = { gift: gift?.id, promise: promise?.id, seen, earlier: earlier?.id };
  const intent = gift !== undefined ? "join-hand" : promise !== undefined ? "join" : "same-payer";
  const yes = { intent, label: words.probable.yes, icon: "check" as const };
  const no = { intent: "no", label: words.probable.no, icon: "close" as const };
  return (
    <Sewn
      credit={credit}
      seam="maybe"
      ground="g-yellow"
      reason={words.probable.reasons[reason]}
      acts={
        <div className="sewn-acts">
          <Acts credit={credit} hidden={hidden} buttons={[yes, no]} />
          <FindPromise credit={credit} label={words.probable.another} />
        </div>
      }
    >
      {gift !== undefined && words.handGift(gift.name ?? words.friend, gift.day)}
      {earlier !== undefined &&
        words.earlier(
          earlier.name ?? words.friend,
          earlier.amount,
          earlier.day,
          earlier.purpose ?? words.anything,
          promise !== undefined,
        )}
      {gift === undefined && promise !== undefined && (
        <>
          <b>{promise.reference}</b>
          {`, ${words.promised(promise.amount)}, ${promise.name ?? words.friend}, ${promise.purpose ?? words.anything}`}
          {promise.isMonthly && `, ${words.monthly}`}
        </>
      )}
    </Sewn>
  );
}

export const friendsForm = "friends";

interface UnknownProps {
  credit: OpenCredits["unknown"][number];
  projects: { id: string; title: string }[];
}

function reasonOfUnknown({ isPast, wentBack, wasRefused }: UnknownProps["credit"]): string {
  if (isPast) return past.atBank;
  return wentBack ? words.probable.reasons.wentBack : words.unknown[wasRefused ? "refused" : "none"];
}

export function UnknownCredit({ credit, projects }: UnknownProps) {
  const record = { intent: "record", label: words.unknown.record, icon: "plus" as const };
  const other = { intent: "other", label: words.unknown.other, icon: "close" as const };
  const refused = useRefusedAct()("record", credit.id);
  return (
    <Sewn
      credit={credit}
      seam="none"
      reason={reasonOfUnknown(credit)}
      acts={
        <div className="sewn-acts">
          {!credit.isPast && (
            <label className="check">
              <input type="checkbox" name="credit" value={credit.id} form={friendsForm} />
              <span>
                {words.friends.choose}
                <span className="vh">{` ${credit.amount}, ${credit.day}`}</span>
              </span>
            </label>
          )}
          <Acts credit={credit} buttons={[record, other]}>
            <Field
              {...refused.field("name", credit.payer ?? "")}
              id={`payer-${credit.id}`}
              label={words.unknown.name}
              hint={credit.payer === undefined ? words.unknown.nameHint : words.unknown.payerHint}
              autoComplete="off"
              optional
            />
            {projects.length > 0 && (
              <PurposeSelect id={`for-${credit.id}`} projects={projects} value={refused.field("project").value} />
            )}
          </Acts>
          <FindPromise credit={credit} label={words.unknown.find} />
        </div>
      }
    >
      {credit.isPast ? past.atBankText : words.unknown.text}
    </Sewn>
  );
}

type PaidOut = OpenCredits["payouts"][number];

const sumOf = ({ count, amount, fees, from, to }: NonNullable<PaidOut["payout"]>): string =>
  words.payout.sum(count, amount, fees, from, to);

export function aboutPayout(payout: NonNullable<PaidOut["payout"]>): string {
  const name = words.payout.partners[payout.partner];
  return payout.isCounted ? words.payout.counted(name) : words.payout.open(name);
}

export function PayoutCredit({ credit }: { credit: PaidOut }) {
  const { payout } = credit;
  if (payout === undefined) return null;
  const other = { intent: "other", label: words.payout.no, icon: "close" as const };
  const record = { intent: "record", label: words.unknown.record, icon: "plus" as const };
  return (
    <Sewn
      credit={credit}
      seam="none"
      reason={aboutPayout(payout)}
      acts={<Acts credit={credit} buttons={payout.isCounted ? [other] : [other, record]} />}
    >
      {sumOf(payout)}
    </Sewn>
  );
}

function FindPromise({ credit, label }: { credit: CreditView; label: string }) {
  const id = `reference-${credit.id}`;
  const refused = useRefusedAct()("join-reference", credit.id);
  return (
    <details open={refused.isRefused}>
      <summary className="act">
        <Icon name="search" />
        {label}
        <span className="vh">{` ${credit.amount}, ${credit.day}`}</span>
      </summary>
      <Form method="post" className="form">
        <input type="hidden" name="id" value={credit.id} />
        <div className="field">
          <label htmlFor={id}>{words.unknown.reference}</label>
          <input
            id={id}
            name="reference"
            list="open-promises"
            autoComplete="off"
            required
            defaultValue={refused.field("reference").value}
          />
        </div>
        <div>
          <button type="submit" className="act" name="intent" value="join-reference">
            {words.unknown.join}
          </button>
        </div>
      </Form>
    </details>
  );
}
