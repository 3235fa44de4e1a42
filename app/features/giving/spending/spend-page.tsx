import { staffCash } from "content/staff-cash.ts";
import { staffSpending } from "content/staff-spending.ts";
import { data, href, redirect } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { revalidateUnlessQueued, sendOrQueue } from "../../../staff-kit/offline/send-or-queue.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import sleepingCalendar from "../../../ui/art/sleeping-calendar.svg";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canSpend } from "../../../values/roles.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import type { Route } from "./+types/spend-page";
import { findSpendForm } from "./find-spend-form.server.ts";
import { handleVoucherForm } from "./handle-voucher-form.server.ts";
import { SpendForm } from "./spend-form.tsx";
import "./spending.css";

export const handle: StaffHandle = { staff: { who: canSpend } };

const words = staffSpending;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  findSpendForm(senderOf(context), new URL(request.url).searchParams);

export async function action(args: Route.ActionArgs) {
  const { done, rejected } = await handleVoucherForm(args);
  if (rejected !== undefined) return data(rejected.answer, rejected.status);
  const query = done.isRepeated ? "?repeated" : "?sent";
  throw redirect(href("/admin/spending/:id", { id: String(done.id) }) + query, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const shouldRevalidate = revalidateUnlessQueued;

/** Form of a voucher, which works without script, and offline with it. */
export default function SpendPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData !== undefined && "values" in actionData ? actionData : undefined;
  const answer = refused === undefined ? (actionData as StaffFormResult | undefined) : undefined;
  return (
    <>
      <PageMeta title={words.new} />
      <SwitchedOffNotice of="spending" />
      <BackHead title={words.new} to={href("/admin/spending")} back={words.title} />
      <StatusMessage answer={answer} />
      {loaderData.isOpen ? (
        <SpendForm
          {...loaderData}
          refused={refused}
          queued={answer?.done === undefined ? undefined : answer.queuedKey}
        />
      ) : (
        <EmptyState art={sleepingCalendar} heading={staffCash.first.notOpen}>
          {loaderData.canBegin && <ActLink label={staffCash.first.begin} to={href("/admin/cash")} />}
        </EmptyState>
      )}
    </>
  );
}
