import { staffCountry as words } from "content/staff-country.ts";
import { staffShell } from "content/staff-shell.ts";
import { useState } from "react";
import { Form, href } from "react-router";
import { AutosavedForm } from "../../../cms/autosaved-form.tsx";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Locked, Room, RoomHead, RoomSide } from "../../../staff-kit/rooms/room-parts.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import type { Route } from "./+types/country-page";
import { changeCountry, readCountry, readLaw } from "./change-country.server.ts";
import { CountryFacts } from "./country-facts.tsx";
import { CountryField, countryLabels } from "./country-field.tsx";
import { findCountries } from "./find-countries.server.ts";

export const handle: StaffHandle = { staff: { who: canChangeCountry } };

export const loader = ({ context }: Route.LoaderArgs) => findCountries(context.get(appContext));

export const action = (args: Route.ActionArgs) =>
  answerStaffForm(args, { name: "country", notYet: words.notYet, isEchoed: true }, async ({ formValues }, sender) => {
    const sent = readCountry(formValues);
    if (formValues.intent?.[0] === "law") {
      await readLaw(sender, sent.was);
      return words.law.saved;
    }
    const name = await changeCountry(sender, sent);
    return name === undefined ? words.same : words.saved(name);
  });

/** The country of the foundation. It can change until something is recorded in its money. */
export default function CountryPage({
  loaderData: { was, values, fixed, choices, law },
  actionData,
}: Route.ComponentProps) {
  const [saved, setSaved] = useState<string>();
  const refused = formErrorsOf(actionData);
  const isOfLaw = refused?.formValues?.intent?.[0] === "law";
  const side = (formValues: FormValues) => (
    <RoomSide id="country-facts" heading={words.facts.heading} lede={words.facts.lede}>
      <CountryFacts choices={choices} formValues={formValues} />
    </RoomSide>
  );
  return (
    <>
      <PageMeta title={staffShell.rooms.country} />
      <RoomHead heading={staffShell.rooms.country} lede={words.lede} />
      <StatusMessage answer={saved !== undefined ? { done: saved } : isOfLaw || !refused ? actionData : undefined} />
      {fixed === undefined ? (
        // After another admin's change, the form starts again with the current values.
        <AutosavedForm
          key={was}
          id="country"
          action={href("/admin/country")}
          button={words.save}
          initial={{ ...values, was: [was] }}
          labels={countryLabels()}
          plain={isOfLaw ? undefined : refused}
          onDone={setSaved}
          side={side}
        >
          {(formValues, errors) => (
            <>
              <input type="hidden" name="was" value={formValues.was?.[0] ?? was} />
              <CountryField id="country" choices={choices} values={formValues} errors={errors} />
              <Locked>{words.free}</Locked>
            </>
          )}
        </AutosavedForm>
      ) : (
        <Room side={side(values)}>
          <Locked>{fixed}</Locked>
        </Room>
      )}
      <section className="stack" aria-labelledby="law">
        <h2 id="law">{words.law.heading}</h2>
        <p>{law.text}</p>
        {law.isUnread && (
          <Form method="post" action={href("/admin/country")} className="form">
            <input type="hidden" name="was" value={was} />
            <input type="hidden" name="intent" value="law" />
            <div>
              <Button look="line">{words.law.read}</Button>
            </div>
          </Form>
        )}
      </section>
    </>
  );
}
