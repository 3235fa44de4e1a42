import { bankSentences } from "content/bank-sentences.ts";
import { labelled, quoted } from "content/labelled.ts";
import { staffBank as words } from "content/staff-bank.ts";
import { staffShell } from "content/staff-shell.ts";
import { useState } from "react";
import { href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import { appContext, type Sender, staffContext } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Room, RoomHead, RoomSide, SiteScreen } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { formErrorsOf, type StaffFormErrors } from "../../../values/staff-form-result.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import type { Route } from "./+types/bank-page";
import { BankChangeCard, WaysCard } from "./bank-change-card.tsx";
import * as commands from "./bank-commands.server.ts";
import { canManageBank } from "./bank-permissions.ts";
import { agreeSchema, askBankSchema, passwordSchema } from "./bank-schema.ts";
import { findBankPage } from "./find-bank-page.server.ts";
import { markReport } from "./report-commands.server.ts";
import { SureLine } from "./sure-line.tsx";
import "./sure-line.css";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { listWayLabels, WayFields } from "./way-fields.tsx";
import type { WayChoices } from "./way-forms.ts";
import { slots } from "./way-forms.ts";
import { numberLine } from "./ways.ts";

function WaysSide({ live, isAltered }: Pick<Awaited<ReturnType<typeof findBankPage>>, "live" | "isAltered">) {
  return (
    <RoomSide id="ways-side" heading={words.side.heading} lede={words.side.lede}>
      {live ? (
        <SiteScreen>
          {live.ways.map((way) => (
            <div key={`${way.label} ${numberLine(way)} ${way.currency}`} className="way-shown g-lilac">
              {[way.bank, way.label].filter(Boolean).join(", ")}
              <b className="way-number">{numberLine(way)}</b>
              {`${way.name} (${way.currency})`}
            </div>
          ))}
        </SiteScreen>
      ) : (
        <p>{isAltered ? words.side.altered : words.side.none}</p>
      )}
    </RoomSide>
  );
}

type Reports = Awaited<ReturnType<typeof findBankPage>>["reports"];

function BankReports({ reports, sendKey }: { reports: Reports; sendKey: string }) {
  return (
    <section className="stack" id="reports">
      <h2>{words.reports.heading}</h2>
      {reports.length === 0 && <p className="muted">{words.reports.none}</p>}
      <ul className="stack">
        {reports.map(({ id, at, story, account, contact, doneBy }) => (
          <li key={id} className="stack">
            <p className="message-text">{story}</p>
            <p className="small muted">
              {[at, account && words.reports.account(account), contact && words.reports.contact(contact)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {doneBy !== undefined && <p className="small muted">{words.reports.doneBy(doneBy)}</p>}
            <ActForm
              intent={doneBy === undefined ? "done" : "undone"}
              id={id}
              sendKey={`${sendKey}-${id}-${doneBy === undefined}`}
              button={doneBy === undefined ? words.reports.done : words.reports.undone}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const handle: StaffHandle = { staff: { who: canManageBank } };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const { sure } = await findWordsOf(ctx, "giving");
  return { ...(await findBankPage(ctx, member)), sure, sendKey: crypto.randomUUID() };
}

const texts = ["reason", ...slots.map((slot) => `steps${slot}`)];

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "bank", notYet: bankSentences.notYet, texts, isEchoed: true }, accept);

function accept(form: SentForm, sender: Sender): Promise<string> {
  const { check, formValues } = form;
  const id = asRowId(formValues.id?.[0] ?? "") ?? 0;
  const mark = (intent: "done" | "undone") => answerAfter(markReport(sender, id, intent === "done"), words.done.report);
  return answerIntents(form, {
    async ask() {
      const outcome = await commands.askForDetails(sender, check(askBankSchema(await findCountry(sender.ctx))));
      return outcome === "first" ? words.done.first : words.done.ask;
    },
    agree: () => answerAfter(commands.agreeToChange(sender, id, check(agreeSchema)), words.done.agree),
    stop: () => answerAfter(commands.stopChange(sender, id), words.done.stop),
    confirm: () => answerAfter(commands.confirmDetails(sender, check(passwordSchema).password), words.done.confirm),
    done: mark,
    undone: mark,
  });
}

export default function BankPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isAltered, isFirst, live, open, confirmed, sure, history, reports, whyNotAsk, sendKey } = loaderData;
  const { initial, choices } = loaderData;
  const [asked, setAsked] = useState<string>();
  const refused = formErrorsOf(actionData);
  const errors = refused?.errors ?? {};
  const state = isAltered ? words.altered : open && words.waiting;
  return (
    <>
      <PageMeta title={staffShell.rooms.ways} />
      <p className="bank-back">
        <ActLink label={words.back} icon="back" to={href("/admin/gifts")} />
      </p>
      <RoomHead heading={staffShell.rooms.ways} lede={words.lede} />
      <Room side={<WaysSide live={live} isAltered={isAltered} />}>
        {state && <h2>{state}</h2>}
        {isAltered && <p className="alert alert--err">{words.alteredText}</p>}
        {isFirst && <p>{words.noneText}</p>}
        {open && <p>{words.still(open.liveAt)}</p>}
        <StatusMessage answer={asked === undefined ? actionData : { done: asked }} />
        {open ? (
          <BankChangeCard live={live} change={open} sendKey={sendKey} errors={errors} />
        ) : (
          live && <WaysCard heading={words.now} ground="g-lilac" {...live} />
        )}
        {live && (
          <section className="stack">
            <h2>{words.confirm.heading}</h2>
            <SureLine words={sure} confirmed={confirmed} />
            <p>{words.confirm.text}</p>
            <ActForm intent="confirm" sendKey={`${sendKey}-confirm`} button={words.confirm.button}>
              <PasswordField id="confirm-password" error={open === undefined ? errors.password : undefined} />
            </ActForm>
          </section>
        )}
        {open === undefined && whyNotAsk && <p className="alert alert--err">{whyNotAsk}</p>}
        {open === undefined && whyNotAsk === undefined && (
          <AskForm
            isFirst={isFirst}
            initial={initial}
            choices={choices}
            plain={refused?.formValues?.intent?.[0] === "ask" ? refused : undefined}
            onDone={setAsked}
          />
        )}
        <BankReports reports={reports} sendKey={sendKey} />
        <section className="stack">
          <h2>{words.history}</h2>
          <ol className="stack" reversed>
            {history.map(({ id, at, what, by, ways, reason }) => (
              <li key={id}>
                {labelled(at, `${words.what[what] ?? what}, ${by ?? words.site}`)}
                {ways.map((way) => (
                  <span key={way} className="muted">{` ${way}`}</span>
                ))}
                {reason && <span className="muted">{` ${quoted(reason)}`}</span>}
              </li>
            ))}
          </ol>
        </section>
      </Room>
    </>
  );
}

function PasswordField({ id, error }: { id: string; error: string | undefined }) {
  const about = { type: "password", autoComplete: "current-password" } as const;
  return <Field id={id} name="password" label={words.password} error={error} {...about} />;
}

const labels = () => ({ ...listWayLabels(), reason: words.ask.reason });

interface AskFormProps {
  isFirst: boolean;
  /** The public payment methods, so that a change of one keeps the others. */
  initial: FormValues;
  choices: WayChoices;
  /** Errors of the rejected form, for browsers without script. */
  plain: StaffFormErrors | undefined;
  onDone(sentence: string): void;
}

function AskForm({ isFirst, initial, choices, plain, onDone }: AskFormProps) {
  const button = isFirst ? words.ask.buttonFirst : words.ask.button;
  return (
    <section className="stack" id="ask">
      <h2>{isFirst ? words.ask.headingFirst : words.ask.heading}</h2>
      <AutosavedForm
        id="bank"
        action={href("/admin/bank")}
        button={button}
        initial={initial}
        plain={plain}
        onDone={onDone}
        labels={labels()}
      >
        {(formValues, errors, about) => (
          <>
            <input type="hidden" name="intent" value="ask" />
            <WayFields choices={choices} formValues={formValues} errors={errors} about={about} />
            <Field {...about("reason")} long optional hint={words.ask.reasonHint} />
          </>
        )}
      </AutosavedForm>
    </section>
  );
}
