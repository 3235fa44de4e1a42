import { staffCash } from "content/staff-cash.ts";
import { staffCashLines as words } from "content/staff-cash-lines.ts";
import { Form, Link } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canKeepBooks } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import { Choice, Typed } from "../cash/cash-fields.tsx";
import type { Route } from "./+types/correct-page";
import { askToCorrect } from "./ask-to-correct.server.ts";
import { EntryLine } from "./entry-line.tsx";
import { viewCorrection } from "./view-correction.server.ts";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

function readId(params: { id: string }): number {
  const id = asRowId(params.id);
  if (id === undefined) throw new AppError("notFound");
  return id;
}

export const loader = ({ context, params }: Route.LoaderArgs) => viewCorrection(senderOf(context), readId(params));

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(
    args,
    { name: "correct", notYet: staffCash.notYet, isEchoed: true },
    async ({ formValues }, sender) => words.correct.asked[await askToCorrect(sender, readId(args.params), formValues)],
  );

/** Says what a line of the books should say, and why. Another person agrees. */
export default function CorrectPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { entry, groups, kinds, whyNot, gift } = shown;
  const common = { refused: formErrorsOf(actionData), intent: "correct" };
  return (
    <>
      <PageMeta title={words.correct.title} />
      <BackHead title={words.correct.title} to="/admin/cash/lines" back={words.title} />
      <StatusMessage answer={actionData} />
      <EntryLine entry={entry} />
      {whyNot !== undefined && <p>{whyNot}</p>}
      {gift !== null && (
        <Link className="act" to={`/admin/gifts/${gift}`}>
          {words.openGift}
        </Link>
      )}
      {groups.length > 0 && (
        <Form method="post" className="form" noValidate>
          <p>{words.correct.lede}</p>
          <input type="hidden" name="intent" value="correct" />
          <input type="hidden" name="idempotencyKey" value={shown.sendKey} />
          {groups.map(({ amount, lines }, index) => (
            <fieldset key={`amount-${lines[0]?.number}`} className="form">
              <legend className="label">{words.correct.should}</legend>
              <Typed
                id={`amount-${index}`}
                name={`amount-${index}`}
                label={words.correct.amount}
                hint={words.correct.amountHint}
                value={amount}
                autoComplete="off"
                {...common}
              />
              {lines.map(({ number, label, holder, options, kind }) => (
                <div key={number} className="form">
                  <Choice
                    id={`holder-${number}`}
                    name={`holder-${number}`}
                    label={label}
                    options={options}
                    value={holder}
                    {...common}
                  />
                  {kind !== undefined && (
                    <Choice
                      id={`kind-${number}`}
                      name={`kind-${number}`}
                      label={words.correct.kind}
                      options={kinds}
                      value={kind}
                      {...common}
                    />
                  )}
                </div>
              ))}
            </fieldset>
          ))}
          <Typed
            id="correct-day"
            name="day"
            type="date"
            label={words.correct.day}
            hint={words.correct.dayHint}
            value={shown.today}
            {...common}
          />
          <Typed id="correct-why" name="why" label={words.correct.why} autoComplete="off" {...common} />
          <div>
            <Button>{words.correct.button}</Button>
          </div>
        </Form>
      )}
    </>
  );
}
