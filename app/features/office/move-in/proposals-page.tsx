import { staffProposals as words } from "content/staff-proposals.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { seenSettings } from "../../foundation/settings/change-settings.server.ts";
import type { Route } from "./+types/proposals-page";
import { canMoveIn } from "./move-in-permissions.ts";
import { leaveProposalOut, useProposal, viewProposals } from "./use-proposal.server.ts";

export const handle: StaffHandle = { staff: { who: canMoveIn } };

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  ...(await viewProposals(senderOf(context), asRowId(params.id))),
  sendKey: crypto.randomUUID(),
});

const kinds = ["setting", "help number", "person"] as const;

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "proposals", notYet: words.notYet }, (form, sender) => {
    const { formValues } = form;
    const of = asRowId(args.params.id);
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const accept = (kind: (typeof kinds)[number]) =>
      answerAfter(useProposal(sender, of, id, seenSettings(formValues)), words.used[kind]);
    return answerIntents(form, {
      setting: accept,
      "help number": accept,
      person: accept,
      out: () => answerAfter(leaveProposalOut(sender, of, id), words.isOut),
    });
  });

/** Facts of another site that direct money or calls, or give a role: each waits for a person here. */
export default function ProposalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, open, version, sendKey } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <BackHead to={href("/admin/move-in/:id", { id: String(id) })} back={words.back} title={words.title} />
      <p>{words.lede}</p>
      <StatusMessage answer={actionData} />
      {open.length === 0 && <p className="muted">{words.none}</p>}
      {kinds
        .filter((kind) => open.some((proposal) => proposal.kind === kind))
        .map((kind) => (
          <section key={kind} className="stack">
            <h2>{words.kinds[kind]}</h2>
            <p className="muted">{words.hints[kind]}</p>
            <ul className="rows">
              {open
                .filter((proposal) => proposal.kind === kind)
                .map((proposal) => (
                  <li key={proposal.id} className="person">
                    <div>
                      <h3 className="t-3">{proposal.title}</h3>
                      {proposal.lines.map((line) => (
                        <p key={line} className="small">
                          {line}
                        </p>
                      ))}
                    </div>
                    <Acts {...proposal} version={version} sendKey={sendKey} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}

type ActsProps = Pick<Route.ComponentProps["loaderData"], "version" | "sendKey"> & {
  id: number;
  kind: (typeof kinds)[number];
  title: string;
};

function Acts({ id, kind, title, version, sendKey }: ActsProps) {
  return (
    <div className="btns">
      <ActForm intent={kind} id={id} sendKey={`${sendKey}-${id}`} button={words.use[kind]} about={title}>
        <input type="hidden" name="version" value={version} />
      </ActForm>
      <ActForm intent="out" id={id} sendKey={`${sendKey}-${id}-out`} button={words.out} about={title} />
    </div>
  );
}
