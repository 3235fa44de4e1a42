import { staffDoughnut as words } from "content/staff-doughnut.ts";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { writeDay } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import type { Route } from "./+types/doughnut-page";
import { askForDoughnut, viewDoughnut } from "./ask-for-doughnut.server.ts";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

export const loader = ({ context }: Route.LoaderArgs) => viewDoughnut(senderOf(context).ctx);

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "doughnut", notYet: words.notYet, isEchoed: true }, (form, sender) =>
    answerIntents(form, { ask: () => askForDoughnut(sender, form.formValues.idempotencyKey?.[0] ?? "") }),
  );

export default function DoughnutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, countedOn, counted, waits, sendKey } = loaderData;
  const months = counted && ([writeMonth(counted.first), writeMonth(counted.last)] as const);
  const canAsk = countedOn === undefined && !waits && counted !== undefined && counted.shares.length > 0;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      <p>{countedOn === undefined ? words.typed : words.counted(writeDay(countedOn))}</p>
      {!isOpen && <p>{words.notOpen}</p>}
      {isOpen && (counted === undefined || counted.shares.length === 0) && <p>{words.none}</p>}
      {counted && months && counted.shares.length > 0 && (
        <section className="stack">
          <h2>{countedOn === undefined ? words.would(...months) : words.is(...months)}</h2>
          <ul className="rows">
            {counted.shares.map(({ label, percent }) => (
              <li key={label}>
                <b>{percent.toFixed(2)}%</b> {label}
              </li>
            ))}
          </ul>
        </section>
      )}
      {waits && <p>{words.waits}</p>}
      {canAsk && (
        <Form method="post" className="form">
          <input type="hidden" name="intent" value="ask" />
          <input type="hidden" name="idempotencyKey" value={sendKey} />
          <p className="muted">{words.rule}</p>
          <div>
            <Button>{words.button}</Button>
          </div>
        </Form>
      )}
      <p className="btns">
        <ActLink label={words.open} icon="gift" to={href("/admin/cash")} />
      </p>
    </>
  );
}
