import { staffHelpNumbers as words } from "content/staff-help-numbers.ts";
import { staffSettings } from "content/staff-settings.ts";
import { staffShell } from "content/staff-shell.ts";
import { useState } from "react";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, type Sender, staffContext } from "../../../server/context.server.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { Folded } from "../../../staff-kit/rooms/folded.tsx";
import { Room, RoomHead } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { formErrorsOf, type StaffFormErrors } from "../../../values/staff-form-result.ts";
import { askAboutTelephones } from "../../foundation/settings/ask-about-telephones.server.ts";
import { markSettings } from "../../foundation/settings/change-settings.server.ts";
import { findPublicSettings, findSettings } from "../../foundation/settings/find-settings.server.ts";
import { personValuesOf } from "../../foundation/settings/settings-form-values.ts";
import { canChangeContact } from "../../foundation/settings/settings-permissions.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import type { Route } from "./+types/help-numbers-page";
import { callHelpNumber, changePersons, findOffered, removeHelpNumber } from "./call-help-number.server.ts";
import { findHelpNumbersForStaff } from "./find-help-numbers.server.ts";
import { canManageHelpNumbers } from "./help-number-permissions.ts";
import { helpNumberSchema } from "./help-number-schema.ts";
import { childSafetyLineIn, PersonsForm, SafetyPreview } from "./persons-form.tsx";

export const handle: StaffHandle = { staff: { who: canManageHelpNumbers, beforeSecondStep: "concerns" } };

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const settings = await findSettings(ctx);
  const { phone = "" } = await findPublicSettings(ctx);
  const { heading, text, us, foundation, none } = (await findWordsOf(ctx, "safeguarding")).danger;
  return {
    ...(await findHelpNumbersForStaff(ctx)),
    persons: personValuesOf(settings),
    version: markSettings(settings),
    canChange: canChangeContact(context.get(staffContext)),
    page: { phone, danger: { heading, text, us, foundation, none } },
  };
}

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "help-numbers", notYet: words.notYet, isEchoed: true }, answer);

async function answer(form: SentForm, sender: Sender): Promise<string> {
  const { formValues, check } = form;
  const [intent = ""] = formValues.intent ?? [];
  const [number = ""] = formValues.number ?? [];
  if (intent === "remove") {
    const name = await removeHelpNumber(sender, number);
    return name === undefined ? words.gone : words.removed(name);
  }
  if (intent === "persons") {
    await changePersons(sender, form);
    return words.personsSaved;
  }
  if (intent !== "offered")
    await askAboutTelephones(sender.ctx, formValues, { number: undefined }, { notYet: words.notYet });
  const called = intent === "offered" ? await findOffered(sender, number) : check(helpNumberSchema(words));
  await callHelpNumber(sender, called);
  return words.saved(called.name);
}

export default function HelpNumbersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { country, shown, offered, persons, version, canChange, page } = loaderData;
  const [saved, setSaved] = useState<string>();
  const refused = formErrorsOf(actionData);
  const isOfPersons = refused?.formValues?.intent?.[0] === "persons";
  const screen = { ...page, shown, offered };
  const lead = childSafetyLineIn(persons);
  return (
    <>
      <PageMeta title={staffShell.rooms.safety} />
      <RoomHead heading={staffShell.rooms.safety} lede={words.lede} />
      <StatusMessage answer={saved === undefined ? actionData : { done: saved }} />
      <Numbers country={country} shown={shown} offered={offered} refused={isOfPersons ? undefined : refused} />
      {canChange ? (
        <PersonsForm
          saved={persons}
          version={version}
          screen={screen}
          plain={isOfPersons ? refused : undefined}
          onDone={setSaved}
        />
      ) : (
        <Room side={<SafetyPreview {...screen} lead={lead} />}>
          <h2 id="who">{words.who}</h2>
          <p>{lead === "" ? words.nobody : lead}</p>
          <p className="muted">{words.adminsOnly}</p>
        </Room>
      )}
    </>
  );
}

type NumbersProps = Pick<Route.ComponentProps["loaderData"], "country" | "shown" | "offered"> & {
  /** Typed values of a rejected form, for browsers without script. */
  refused: StaffFormErrors | undefined;
};

function Numbers({ country, shown, offered, refused }: NumbersProps) {
  const errors = refused?.errors;
  const typed = (name: string) => refused?.formValues?.[name]?.[0] ?? "";
  return (
    <>
      <section className="stack" aria-labelledby="shown">
        <h2 id="shown">{words.shown}</h2>
        {shown.length === 0 && <p>{words.none}</p>}
        {shown.map(({ name, number, day, by, isEmergency }) => (
          <Line key={number} name={name} number={number} intent="remove" button={words.remove}>
            {(isEmergency ? words.confirmed : words.called)(day, by)}
          </Line>
        ))}
      </section>
      <section className="stack" aria-labelledby="offered">
        <h2 id="offered">{words.offered(country)}</h2>
        <p className="muted">{offered.length === 0 ? words.allCalled : words.offeredLede}</p>
        {offered.map(({ name, number, isEmergency }) => (
          <Line
            key={number}
            name={name}
            number={number}
            intent="offered"
            button={isEmergency ? words.confirm : words.call}
          />
        ))}
      </section>
      <Folded id="add" heading={words.add} note={words.addLede} isOpen={errors !== undefined && typed("intent") === ""}>
        <Form key={shown.length} method="post" action={href("/admin/help-numbers")} className="form" noValidate>
          <Field id="help-name" name="name" label={words.labels.name} value={typed("name")} error={errors?.name} />
          <Field
            id="help-number"
            name="number"
            label={words.labels.number}
            value={typed("number")}
            error={errors?.number}
            sure={staffSettings.telephoneIsRight}
          />
          <div>
            <Button>{words.addButton}</Button>
          </div>
        </Form>
      </Folded>
    </>
  );
}

type LineProps = { name: string; number: string; intent: "offered" | "remove"; button: string; children?: string };

function Line({ name, number, intent, button, children }: LineProps) {
  return (
    <Form method="post" action={href("/admin/help-numbers")} className="call-line">
      <p>
        <b>{name}</b> {number}
        {children && <span className="small muted"> {children}</span>}
      </p>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="number" value={number} />
      <button type="submit" className="act">
        {button}
        <span className="vh">{` ${name}, ${number}`}</span>
      </button>
    </Form>
  );
}
