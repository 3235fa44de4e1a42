import { staffHelpNumbers as words } from "content/staff-help-numbers.ts";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender } from "../../../server/context.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/help-numbers-page";
import { callHelpNumber, findOffered, removeHelpNumber } from "./call-help-number.server.ts";
import { findHelpNumbersForStaff } from "./find-help-numbers.server.ts";
import { canManageHelpNumbers } from "./help-number-permissions.ts";
import { helpNumberSchema } from "./help-number-schema.ts";

export const handle: StaffHandle = { staff: { who: canManageHelpNumbers } };

export const loader = ({ context }: Route.LoaderArgs) => findHelpNumbersForStaff(context.get(appContext));

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "help-numbers", notYet: words.notYet, isEchoed: true }, answer);

async function answer({ formValues, check }: SentForm, sender: Sender): Promise<string> {
  const [intent = ""] = formValues.intent ?? [];
  const [number = ""] = formValues.number ?? [];
  if (intent === "remove") {
    const name = await removeHelpNumber(sender, number);
    return name === undefined ? words.gone : words.removed(name);
  }
  const called = intent === "offered" ? await findOffered(sender, number) : check(helpNumberSchema(words));
  await callHelpNumber(sender, called);
  return words.saved(called.name);
}

/** Numbers for help: what somebody of the foundation called is on the page, and nothing else. */
export default function HelpNumbersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { country, shown, offered } = loaderData;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  const errors = refused?.errors;
  // Without script, what was typed comes with the page.
  const typed = (name: string) => refused?.formValues?.[name]?.[0] ?? "";
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      <section className="stack" aria-labelledby="shown">
        <h2 id="shown">{words.shown}</h2>
        {shown.length === 0 && <p>{words.none}</p>}
        {shown.map(({ name, number, day, by }) => (
          <Line key={number} name={name} number={number} intent="remove" button={words.remove}>
            {words.called(day, by)}
          </Line>
        ))}
      </section>
      <section className="stack" aria-labelledby="offered">
        <h2 id="offered">{words.offered(country)}</h2>
        <p className="muted">{offered.length === 0 ? words.allCalled : words.offeredLede}</p>
        {offered.map(({ name, number }) => (
          <Line key={number} name={name} number={number} intent="offered" button={words.call} />
        ))}
      </section>
      <section className="stack" aria-labelledby="add">
        <h2 id="add">{words.add}</h2>
        <p className="muted">{words.addLede}</p>
        <Form key={shown.length} method="post" action={href("/admin/help-numbers")} className="form" noValidate>
          <Field id="help-name" name="name" label={words.labels.name} value={typed("name")} error={errors?.name} />
          <Field
            id="help-number"
            name="number"
            label={words.labels.number}
            value={typed("number")}
            error={errors?.number}
          />
          <div>
            <Button>{words.addButton}</Button>
          </div>
        </Form>
      </section>
    </>
  );
}

interface LineProps {
  name: string;
  number: string;
  intent: "offered" | "remove";
  button: string;
  children?: string;
}

function Line({ name, number, intent, button, children }: LineProps) {
  return (
    <Form method="post" action={href("/admin/help-numbers")} className="form">
      <p>
        <b>{name}</b> {number}
        {children && <span className="small muted"> {children}</span>}
      </p>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="number" value={number} />
      <div>
        <button type="submit" className="act">
          {button}
          <span className="vh">{` ${name}, ${number}`}</span>
        </button>
      </div>
    </Form>
  );
}
