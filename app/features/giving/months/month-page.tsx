import { formatList } from "content/intl.ts";
import { staffMonth as words } from "content/staff-month.ts";
import { href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { DataTable } from "../../../staff-kit/data-table.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { canKeepBooks } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { SwitchedOffNotice } from "../../foundation/use/switched-off-notice.tsx";
import { agreeToPurseAct, askForPurseAct, stopPurseAct } from "../purse/act-on-purse.server.ts";
import type { Route } from "./+types/month-page";
import { carryVoucher } from "./carry-voucher.server.ts";
import { readClosing } from "./read-closing.server.ts";
import { viewMonth } from "./view-month.server.ts";
import "./month.css";

export const handle: StaffHandle = { staff: { who: canKeepBooks } };

export const loader = ({ context }: Route.LoaderArgs) => viewMonth(senderOf(context));

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "month", notYet: words.nothing, isEchoed: true }, async (form, sender) => {
    const { formValues } = form;
    const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
    return answerIntents(form, {
      close: async () => {
        const facts = await readClosing(sender.ctx, formValues);
        return words.close.asked[await askForPurseAct(sender, "close", facts, formValues.idempotencyKey?.[0] ?? "")];
      },
      carry: () => answerAfter(carryVoucher(sender, id), words.things.vouchers.carried),
      agree: () => answerAfter(agreeToPurseAct(sender, id), words.close.agreed),
      stop: () => answerAfter(stopPurseAct(sender, id), words.close.stopped),
    });
  });

type Shown = Route.ComponentProps["loaderData"];
type Open = NonNullable<Shown["open"]>;

function Things({ open, sendKey }: { open: Open; sendKey: string }) {
  return (
    <section className="stack">
      <h2>{words.thingsHeading}</h2>
      <ol className="rows">
        {open.things.map(({ name, isDone, detail, path }) => (
          <li key={name} className="stack">
            <h3 className="t-3">
              {words.things[name].name}{" "}
              <span className={isDone ? "small muted" : "month-left"}>{isDone ? words.done : words.notYet}</span>
            </h3>
            <p>{detail}</p>
            {!isDone && <ActLink label={words.things[name].act} to={path} />}
            {name === "vouchers" &&
              open.waiting.map(({ id, number }) => (
                <ActForm
                  key={id}
                  intent="carry"
                  id={id}
                  sendKey={`${sendKey}-${id}`}
                  button={words.things.vouchers.carry(number)}
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Balances({ places }: Pick<Open, "places">) {
  return (
    <section className="stack">
      <h2>{words.balances.heading}</h2>
      {places.map(({ id, name, closing, rows, says }) => (
        <details key={id} className="month-place">
          <summary>
            {name} <b>{closing}</b>
          </summary>
          <dl className="month-sums">
            {rows.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {says !== undefined && <p>{says}</p>}
        </details>
      ))}
    </section>
  );
}

function Close({ open, sendKey }: { open: Open; sendKey: string }) {
  const { act, name, month, isClosable, differences } = open;
  const { field } = useRefusedAct()("close");
  return (
    <section className="stack month-close">
      <p>{words.close.text}</p>
      {differences.map((sentence) => (
        <p key={sentence} className="alert">
          {sentence}
        </p>
      ))}
      {act === undefined && isClosable && (
        <ActForm intent="close" seen={month} sendKey={sendKey} button={words.close.button(name)}>
          {differences.length > 0 && (
            <Field {...field("why")} id="close-why" label={words.close.why} autoComplete="off" />
          )}
        </ActForm>
      )}
      {act === undefined && !isClosable && <p className="small muted">{words.close.left}</p>}
      {act !== undefined && (
        <>
          <p>{act.by}</p>
          {act.why && <p>{act.why}</p>}
          {act.own && <p>{act.own}</p>}
          <div className="btns">
            {act.canAgree && (
              <ActForm intent="agree" id={act.id} sendKey={sendKey} button={words.close.agree} about={name} />
            )}
            <ActForm intent="stop" id={act.id} sendKey={sendKey} button={words.close.stop} about={name} danger />
          </div>
        </>
      )}
    </section>
  );
}

function Closed({ closed }: Pick<Shown, "closed">) {
  return (
    <section className="stack">
      <h2>{words.closed.heading}</h2>
      {closed.length === 0 ? (
        <p>{words.closed.none}</p>
      ) : (
        <DataTable
          caption={words.closed.heading}
          rows={closed.map((month) => ({ id: month.month, ...month }))}
          about={({ name }) => name}
          columns={[
            { head: words.closed.month, is: "lead", cell: ({ name }) => name },
            { head: words.closed.by, is: "state", cell: ({ by }) => by },
            { head: words.closed.seal, isWide: true, cell: ({ seal }) => <code>{seal}</code> },
          ]}
        />
      )}
      {closed.map(({ month, restored, missing }) =>
        restored === undefined ? null : (
          <p key={month}>
            {restored} {missing.length > 0 && words.closed.missing(formatList(missing))}
          </p>
        ),
      )}
    </section>
  );
}

/** The oldest open month with its four tasks, and the closed months. */
export default function MonthPage({ loaderData: { open, closed, files, sendKey }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={words.title} />
      <SwitchedOffNotice of="spending" />
      <h1>{words.title}</h1>
      {open !== undefined && <h2>{open.name}</h2>}
      <p>{open?.lede ?? words.notOpen}</p>
      <StatusMessage answer={actionData} />
      {open === undefined ? (
        <ActLink label={words.toFirstDay} to="/admin/cash" />
      ) : (
        <>
          <div className="month-columns">
            <Things open={open} sendKey={sendKey} />
            <Balances places={open.places} />
          </div>
          <Close open={open} sendKey={sendKey} />
          <Closed closed={closed} />
          <section className="stack">
            <h2>{words.files.heading}</h2>
            <div className="btns">
              {(["csv", "journal"] as const).map((kind) => (
                <a key={kind} className="act" href={href(`/admin/month/lines.${kind}`)}>
                  <Icon name="download" />
                  {words.files[kind]}
                </a>
              ))}
              {files.map(({ label, query }) => (
                <a key={query} className="act" href={`${href("/admin/month/quarter.pdf")}?${query}`}>
                  <Icon name="download" />
                  {label}
                </a>
              ))}
            </div>
          </section>
        </>
      )}
    </>
  );
}
