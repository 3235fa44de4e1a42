import { labelled } from "content/labelled.ts";
import { staffFigures as words } from "content/staff-figures.ts";
import { Form } from "react-router";
import { WordQuestions } from "../../../cms/protection/word-questions.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { writeEventDate } from "../../../values/dates.ts";
import { asRowId } from "../../../values/row-id.ts";
import { findWayBack } from "../events/door-of-event.server.ts";
import type { Route } from "./+types/event-figures-page";
import { canCount } from "./counted-permissions.ts";
import { countedFields, howCounted, maxFigures, peopleCounted, readCounted } from "./counted-schema.ts";
import { findCountedPage, NotCounted, saveCounted } from "./save-counted.server.ts";

export const handle: StaffHandle = { staff: { who: canCount } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  const found = await findCountedPage(sender, asRowId(params.id));
  return { ...found, door: findWayBack(sender.member, found.event.id, words.event) };
}

/** A rejection includes all rows, because staff forms restore only fields that do not repeat. */
export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "figures", notYet: words.notYet }, async ({ formValues }, sender) => {
    const reject = (sentence: string, errors: Record<string, string> = {}) =>
      new FormError(`${words.notYet} ${sentence}`.trim(), { errors, more: { formValues } });
    const { figures, errors } = readCounted(formValues, words.errors);
    if (errors !== undefined) throw reject("", errors);
    if (figures.length > maxFigures) throw reject(`${words.tooMany}.`);
    const seen = formValues.version?.[0] ?? "";
    try {
      await saveCounted(sender, asRowId(args.params.id), { figures, seen }, { formValues, notYet: words.notYet });
    } catch (error) {
      if (!(error instanceof NotCounted)) throw error;
      throw reject(words[error.why], error.why === "newer" ? { version: words.newer } : {});
    }
    return words.saved;
  });

/** Number of empty rows below the filled rows. */
const spareRows = 3;

export default function EventFiguresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, door, figures, project, version, why } = loaderData;
  const rejected = actionData === undefined || actionData.done !== undefined ? undefined : actionData;
  const typed = rejected?.formValues;
  const stored = figures.map(({ counted_by: by, count, ...figure }) => ({ ...figure, by, count: String(count) }));
  const rows = typed
    ? Array.from({ length: typed.count?.length ?? 0 }, (_, row) =>
        Object.fromEntries(countedFields.map((name) => [name, typed[name]?.[row] ?? ""])),
      )
    : [...stored, ...Array.from({ length: spareRows }, () => ({}))];
  return (
    <>
      <PageMeta title={labelled(words.title, event.title)} />
      <BackHead title={labelled(words.title, event.title)} {...door} />
      <p className="muted">{writeEventDate(event)}</p>
      <p>{words.lede}</p>
      <StatusMessage answer={actionData} />
      {why && <p className="alert alert--err">{words[why]}</p>}
      {(why === undefined || typed) && (
        <Form key={version} method="post" className="form" noValidate>
          {/* After a conflict, the current version: the next submission may replace the other person's figures. */}
          <input
            type="hidden"
            name="version"
            value={(rejected?.errors.version === undefined ? typed?.version?.[0] : undefined) ?? version}
          />
          <WordQuestions questions={rejected?.questions ?? []} answers={typed?.["word-answers"] ?? []} />
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's only identity is its position.
            <FigureRow key={index} place={index} row={row} errors={rejected?.errors ?? {}} />
          ))}
          <p className="muted">{words.more}</p>
          {project && <p className="muted">{words.project(project)}</p>}
          <div>
            <button type="submit" className="act">
              {words.button}
            </button>
          </div>
        </Form>
      )}
    </>
  );
}

type Values = { [name: string]: string };

interface FigureRowProps {
  place: number;
  row: Values;
  errors: Record<string, string>;
}

function FigureRow({ place, row, errors }: FigureRowProps) {
  const about = (name: keyof typeof words.labels) => ({
    id: `figure-${name}-${place}`,
    name,
    label: words.labels[name],
    value: row[name] ?? "",
    error: errors[`${name}-${place}`],
  });
  return (
    <fieldset className="form choices">
      <legend className="t-3">{words.row(place + 1)}</legend>
      <div className="two">
        <Field {...about("count")} inputMode="numeric" optional />
        <Field {...about("unit")} hint={words.hints.unit} optional />
      </div>
      <div className="two">
        <Field {...about("what")} hint={words.hints.what} optional />
        <Field {...about("by")} hint={words.hints.by} optional />
      </div>
      <div className="two">
        <SelectField {...about("how")} options={["", ...howCounted].map((how) => [how, labelOfHow(how)])} />
        <SelectField {...about("people")} options={peopleCounted.map((people) => [people, words.people[people]])} />
      </div>
    </fieldset>
  );
}

const labelOfHow = (how: string): string =>
  howCounted.find((name) => name === how) === undefined ? words.choose : words.how[how as (typeof howCounted)[number]];
