import { staffProposals as words } from "content/staff-proposals.ts";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Check } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { seenSettings } from "../../foundation/settings/change-settings.server.ts";
import type { Route } from "./+types/proposals-page";
import type { ImportProposal } from "./import-proposal-queries.server.ts";
import { canMoveIn } from "./move-in-permissions.ts";
import { leavePlainOut, usePlainProposals } from "./use-plain-proposals.server.ts";
import { leaveProposalOut, useProposal } from "./use-proposal.server.ts";
import { viewProposals } from "./view-proposals.server.ts";

export const handle: StaffHandle = { staff: { who: canMoveIn } };

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  ...(await viewProposals(senderOf(context), asRowId(params.id))),
  sendKey: crypto.randomUUID(),
});

const kinds = ["ways", "setting", "help number", "person"] as const;

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "proposals", notYet: words.notYet }, (form, sender) => {
    const { formValues } = form;
    const of = asRowId(args.params.id);
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    const accept = (kind: (typeof kinds)[number]) =>
      answerAfter(useProposal(sender, of, id, seenSettings(formValues)), words.used[kind]);
    const ids = (formValues.take ?? []).map((value) => asRowId(value) ?? 0);
    return answerIntents(form, {
      settings: () => answerAfter(usePlainProposals(sender, of, ids, seenSettings(formValues)), words.settings.used),
      "settings-out": () => answerAfter(leavePlainOut(sender, of, ids), words.settings.isOut),
      ways: accept,
      setting: accept,
      "help number": accept,
      person: accept,
      out: () => answerAfter(leaveProposalOut(sender, of, id), words.isOut),
    });
  });

/** Facts of another site that direct money or calls, or give a role: each waits for a person here. */
export default function ProposalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, open, plain, version, sendKey } = loaderData;
  return (
    <>
      <PageMeta title={words.title} />
      <BackHead to={href("/admin/move-in/:id", { id: String(id) })} back={words.back} title={words.title} />
      <p>{words.lede}</p>
      <StatusMessage answer={actionData} />
      {open.length + plain.length === 0 && <p className="muted">{words.none}</p>}
      {plain.length > 0 && <PlainProposals plain={plain} version={version} />}
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
                      <Lines lines={proposal.lines} />
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

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <p key={line} className="small">
      {line}
    </p>
  ));

/** Settings and switches, which one press uses together. */
function PlainProposals({ plain, version }: Pick<Route.ComponentProps["loaderData"], "plain" | "version">) {
  return (
    <section className="stack">
      <h2>{words.settings.heading}</h2>
      <p className="muted">{words.settings.hint}</p>
      <Form method="post" className="form">
        <input type="hidden" name="version" value={version} />
        <ul className="rows">
          {plain.map(({ id, title, lines }) => (
            <li key={id}>
              <Check name="take" value={id} defaultChecked label={title} />
              <Lines lines={lines} />
            </li>
          ))}
        </ul>
        <div className="btns">
          <button type="submit" className="btn" name="intent" value="settings">
            {words.settings.use}
          </button>
          <button type="submit" className="act" name="intent" value="settings-out">
            {words.settings.out}
          </button>
        </div>
      </Form>
    </section>
  );
}

type ActsProps = Pick<Route.ComponentProps["loaderData"], "version" | "sendKey"> & {
  id: number;
  kind: ImportProposal["kind"];
  title: string;
};

function Acts({ id, kind, title, version, sendKey }: ActsProps) {
  // A switch stands in the form above.
  if (kind === "switch") return null;
  return (
    <div className="btns">
      <ActForm intent={kind} id={id} sendKey={`${sendKey}-${id}`} button={words.use[kind]} about={title}>
        <input type="hidden" name="version" value={version} />
      </ActForm>
      <ActForm intent="out" id={id} sendKey={`${sendKey}-${id}-out`} button={words.out} about={title} />
    </div>
  );
}
