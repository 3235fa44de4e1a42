import { quoted } from "content/labelled.ts";
import { staffBank as words } from "content/staff-bank.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import type { findBankPage } from "./find-bank-page.server.ts";
import { isSamePlace, numberLine, type Way } from "./ways.ts";
import "./bank-change-card.css";

type Loaded = Awaited<ReturnType<typeof findBankPage>>;

type ShownWays = NonNullable<Loaded["live"]>["ways"];

interface WaysCardProps {
  heading: string;
  ground: string;
  ways: ShownWays;
  /** The previous payment methods; methods that are not among them are marked. */
  before?: ShownWays | undefined;
}

export function WaysCard({ heading, ground, ways, before }: WaysCardProps) {
  const isStill = (was: ShownWays[number]) => ways.some((way) => isSamePlace(way, was));
  const gone = before?.filter((was) => !isStill(was)) ?? [];
  return (
    <section className={`bank-card ${ground} stack`}>
      <h2 className="t-3">{heading}</h2>
      {ways.map((way) => (
        <div key={`${way.label} ${numberLine(way)} ${way.currency}`} className="stack">
          <WayCard way={way} before={before} />
        </div>
      ))}
      {gone.length > 0 && (
        <p>
          <mark>{words.goes(gone.map(numberLine))}</mark>
        </p>
      )}
    </section>
  );
}

function WayCard({ way, before }: { way: ShownWays[number]; before: ShownWays | undefined }) {
  const { label, number, currency, name, hasReference, steps, digits } = way;
  const textOf = ({ hasReference: has }: Pick<Way, "hasReference">) => words.takesReference[has ? "yes" : "no"];
  const rows: { field: keyof Way; title: string; text: string }[] = [
    ...optionalRows(way, ["bank"]),
    { field: "number", title: label, text: number },
    ...optionalRows(way, ["account"]),
    { field: "currency", title: words.rows.money, text: currency },
    { field: "name", title: words.rows.name, text: name },
    ...(hasReference === null
      ? []
      : [{ field: "hasReference" as const, title: words.rows.reference, text: textOf(way) }]),
    ...(steps === null ? [] : [{ field: "steps" as const, title: words.rows.steps, text: steps.join(" · ") }]),
    ...optionalRows(way, ["bic", "bankAddress", "abroad"]),
  ];
  // A new method replaces the method of the same kind and currency.
  const was = before?.find((old) => old.label === label && old.currency === currency);
  const isNew = (field: keyof Way) =>
    before !== undefined && JSON.stringify(was?.[field]) !== JSON.stringify(way[field]);
  return (
    <>
      <dl className="bank-rows">
        {rows.map(({ field, title, text }) => (
          <div key={field}>
            <dt>{title}</dt>
            <dd>{isNew(field) ? <mark>{text}</mark> : text}</dd>
          </div>
        ))}
      </dl>
      {digits !== "none" && (
        <p className="small">
          {`${words.checkDigit[digits]} ${digits === "rightOfTen" ? words.checkDigit.limits : ""}`}
        </p>
      )}
    </>
  );
}

const optionalRows = (way: Way, fields: ("bank" | "account" | "bic" | "bankAddress" | "abroad")[]) =>
  fields.flatMap((field) => {
    const text = way[field];
    return text === null ? [] : [{ field, title: words.rows[field], text }];
  });

interface ChangeProps {
  live: Loaded["live"];
  change: NonNullable<Loaded["open"]>;
  sendKey: string;
  errors: Record<string, string>;
}

export function BankChangeCard({ live, change, sendKey, errors }: ChangeProps) {
  const { id, isAlone, agreed } = change;
  return (
    <>
      <div className="two-hands">
        {live && <WaysCard heading={words.now} ground="g-lilac" {...live} />}
        <WaysCard heading={words.askedFor} ground="g-yellow" ways={change.ways} before={live?.ways} />
      </div>
      <section className="stack">
        <h2>{words.steps.heading}</h2>
        <ol className="bank-steps">
          <Step text={`${change.at}${change.reason ? ` ${quoted(change.reason)}` : ""}`}>
            {words.steps.asked(change.by ?? words.site)}
          </Step>
          <Step text={words.steps.toldText}>{words.steps.told}</Step>
          {agreed ? (
            <Step text={agreed.at}>{words.steps.agreed(agreed.by ?? words.site)}</Step>
          ) : isAlone ? (
            <Step text={words.steps.aloneText}>{words.steps.waitAlone}</Step>
          ) : (
            <Step text={words.steps.agreesText}>{words.steps.agrees}</Step>
          )}
          {(agreed || !isAlone) && <Step text={words.steps.waitText}>{words.steps.wait}</Step>}
        </ol>
      </section>
      {change.canAgree && (
        <ActForm intent="agree" id={id} sendKey={`${sendKey}-agree`} button={words.agree}>
          <Check name="called" id="bank-called" label={words.called} />
          <p className="err" hidden={errors.called === undefined}>
            {errors.called}
          </p>
          <Check name="bankWrote" id="bank-wrote" label={words.bankWrote} />
          <Field
            id="agree-password"
            name="password"
            type="password"
            autoComplete="current-password"
            label={words.password}
            error={errors.password}
          />
        </ActForm>
      )}
      {change.whyNot && <p className="alert alert--err">{change.whyNot}</p>}
      <ActForm intent="stop" id={id} sendKey={`${sendKey}-stop`} button={words.stop} danger />
    </>
  );
}

function Step({ text, children }: { text: string; children: string }) {
  return (
    <li>
      <b>{children}</b>
      <p className="small muted">{text}</p>
    </li>
  );
}
