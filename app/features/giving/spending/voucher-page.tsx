import { spendingErrors } from "content/spending-errors.ts";
import { staffSpending } from "content/staff-spending.ts";
import { useEffect } from "react";
import { href, Link, useSearchParams } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { deleteDraft } from "../../../staff-kit/local-draft.ts";
import { revalidateUnlessQueued, sendOrQueue } from "../../../staff-kit/offline/send-or-queue.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canSpend } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import type { Route } from "./+types/voucher-page";
import { answerVoucherAct } from "./answer-voucher-act.server.ts";
import { WaitingList } from "./spending-page.tsx";
import { type VoucherView, viewVoucher } from "./view-voucher.server.ts";
import { VoucherActs } from "./voucher-acts.tsx";
import { voucherDraft } from "./voucher-draft.ts";
import "./spending.css";

export const handle: StaffHandle = { staff: { who: canSpend } };

const words = staffSpending.voucher;

export const loader = ({ params, context }: Route.LoaderArgs) => viewVoucher(senderOf(context), asRowId(params.id));

export const action = (args: Route.ActionArgs) => answerVoucherAct(args, asRowId(args.params.id));

/** An answer may wait on the phone for a connection; other acts need one. */
export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args, ["answer"]);

export const shouldRevalidate = revalidateUnlessQueued;

function Picture({ id, number, sent, hasPicture, isErased, alike }: VoucherView) {
  if (!hasPicture) return <p className="voucher-none">{isErased ? words.erased : words.none}</p>;
  const address = href("/admin/spending/:id/picture", { id: String(id) });
  return (
    <figure className="voucher-picture">
      <img src={address} alt={words.alt(number)} />
      <figcaption className={alike ? "alert alert--err" : "small muted"}>
        {words.caption(sent)}{" "}
        {alike ? (
          <Link to={href("/admin/spending/:id", { id: String(alike.id) })}>{words.alike(alike.number)}</Link>
        ) : (
          words.notAlike
        )}
      </figcaption>
      <a className="act" href={address} target="_blank" rel="noreferrer">
        <Icon name="search" />
        {words.look}
      </a>
    </figure>
  );
}

function Facts(voucher: VoucherView) {
  const { facts } = words;
  const rows: [string, string][] = [
    [facts.state, staffSpending.states[voucher.state]],
    [facts.for, voucher.for],
    [facts.payee, voucher.payee],
    [facts.paidFrom, voucher.paidFrom],
    [facts.day, voucher.day],
    [facts.note, voucher.note],
    [facts.spender, voucher.spender],
    [facts.approved, voucher.approvers.join(", ")],
  ];
  return (
    <dl className="voucher-facts">
      {rows
        .filter(([, text]) => text !== "")
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function Purse({ purse }: Pick<VoucherView, "purse">) {
  if (purse === undefined) return null;
  return (
    <>
      <dl className="voucher-purse">
        <div>
          <dt>{purse.name}</dt>
          <dd>{purse.now}</dd>
        </div>
        <div className={purse.isShort ? "voucher-short" : undefined}>
          <dt>{purse.afterLabel}</dt>
          <dd>{purse.after}</dd>
        </div>
      </dl>
      {(purse.problem ?? purse.ended) && <p className="alert alert--err">{purse.ended ?? purse.problem}</p>}
      {purse.closed && <p className="alert">{purse.closed}</p>}
    </>
  );
}

function History({ history }: Pick<VoucherView, "history">) {
  return (
    <section className="stack">
      <h2>{words.history}</h2>
      <ol className="voucher-rows">
        {history.map(({ id, act, by, said }) => (
          <li key={id}>
            <b>{act}</b>
            <small>{by}</small>
            {said && <p>{said}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A voucher: its picture beside its facts, and the acts of this person. */
export default function VoucherPage({ loaderData: voucher, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { sent, repeated } = staffSpending.form;
  const done = query.has("sent") ? sent(voucher.number) : query.has("repeated") ? repeated(voucher.number) : undefined;
  useEffect(() => {
    if (done !== undefined) deleteDraft(voucherDraft);
  }, [done]);
  const title = staffSpending.number(voucher.number);
  return (
    <>
      <PageMeta title={title} />
      <SwitchedOffNotice of="spending" />
      <BackHead title={title} to={href("/admin/spending")} back={words.back} />
      <StatusMessage answer={actionData ?? (done === undefined ? undefined : { done })} />
      <p className="voucher-amount">{voucher.amount}</p>
      <div className="voucher">
        <Picture {...voucher} />
        <div className="stack">
          <Facts {...voucher} />
          <Purse {...voucher} />
          {voucher.refusal && <p className="alert">{spendingErrors[voucher.refusal]}</p>}
          <VoucherActs voucher={voucher} />
        </div>
      </div>
      <History {...voucher} />
      <WaitingList heading={words.others} vouchers={voucher.others} />
    </>
  );
}
