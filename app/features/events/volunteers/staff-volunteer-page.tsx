import { staffVolunteers as words } from "content/staff-volunteers.ts";
import type { ReactNode } from "react";
import { href, redirect } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { BackHead } from "../../../staff-kit/back-head.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Check } from "../../../ui/field.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { asRowId } from "../../../values/row-id.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { telephoneHref } from "../../foundation/settings/telephone-href.ts";
import type { Route } from "./+types/staff-volunteer-page";
import { answerVolunteer } from "./answer-volunteer.server.ts";
import { readVolunteer } from "./find-volunteers.server.ts";
import { HoursPart, NotesPart, ReferencesPart, VettingPart } from "./volunteer-parts.tsx";
import { canManageVolunteers } from "./volunteer-permissions.ts";

export const handle: StaffHandle = { staff: { who: canManageVolunteers } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const sender = senderOf(context);
  const volunteer = await readVolunteer(sender, asRowId(params.id), words.skills);
  const { country } = await findSettings(sender.ctx);
  return { volunteer, dials: telephoneHref(country, volunteer.phone ?? ""), sendKey: crypto.randomUUID() };
}

export const action = (args: Route.ActionArgs) =>
  answerVolunteer(args, asRowId(args.params.id) ?? 0, words, () => redirect(href("/admin/volunteers"), 303));

export default function StaffVolunteerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { volunteer, dials, sendKey } = loaderData;
  const { name, email, phone, place, days, skills, message, at } = volunteer;
  const part = { volunteer, sendKey };
  return (
    <>
      <PageMeta title={name} />
      <BackHead title={name} to={href("/admin/volunteers")} back={words.back} />
      <p className="muted">{words.since(at)}</p>
      <StatusMessage answer={actionData} />
      <dl className="stack">
        <Fact label={words.facts.contact}>
          <a className="act" href={email ? `mailto:${email}` : dials}>
            {email ?? phone}
          </a>
        </Fact>
        <Fact label={words.facts.skills}>{skills.join(", ")}</Fact>
        <Fact label={words.facts.place}>{place}</Fact>
        {days && <Fact label={words.facts.days}>{days}</Fact>}
        {message && (
          <Fact label={words.facts.message}>
            <span className="message-text">{message}</span>
          </Fact>
        )}
      </dl>
      <StatePart {...part} />
      <VettingPart {...part} />
      {volunteer.private && <ReferencesPart {...part} references={volunteer.private.references} />}
      {volunteer.private && <NotesPart {...part} notes={volunteer.private.notes} />}
      <HoursPart {...part} />
      {volunteer.can.delete && (
        <section className="stack">
          <h2>{words.delete.heading}</h2>
          <p>{words.delete.text}</p>
          <ActForm intent="delete" sendKey={`${sendKey}-delete`} button={words.delete.button} danger>
            <Check name="sure" label={words.delete.sure} />
          </ActForm>
        </section>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StatePart({ volunteer, sendKey }: Parameters<typeof HoursPart>[0]) {
  const { state, next } = volunteer;
  return (
    <section className="stack">
      <h2>{words.state.heading}</h2>
      <p>{words.state.now(words.states[state])}</p>
      <ActForm key={state} intent="state" sendKey={`${sendKey}-state`} button={words.state.button}>
        <fieldset className="form choices">
          <legend className="vh">{words.state.heading}</legend>
          {next.map((state) => (
            <Check key={state} type="radio" name="state" value={state} label={words.state.to[state]} />
          ))}
        </fieldset>
      </ActForm>
    </section>
  );
}
