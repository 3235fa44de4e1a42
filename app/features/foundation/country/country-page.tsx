import { staffCountry as words } from "content/staff-country.ts";
import { Form, href } from "react-router";
import type { StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { answerStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { formErrorsOf } from "../../../values/staff-form-result.ts";
import { canChangeCountry } from "../settings/settings-permissions.ts";
import type { Route } from "./+types/country-page";
import { changeCountry, readCountry, readLaw } from "./change-country.server.ts";
import { CountryField } from "./country-field.tsx";
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

/** Where the foundation is: free until something is recorded in its money. */
export default function CountryPage({
  loaderData: { was, values, fixed, choices, law },
  actionData,
}: Route.ComponentProps) {
  const refused = formErrorsOf(actionData);
  const shown = refused?.formValues?.otherName === undefined ? values : refused.formValues;
  return (
    <>
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <p className="muted">{words.lede}</p>
      <StatusMessage answer={actionData} />
      <p>{fixed ?? words.free}</p>
      {fixed === undefined && (
        // Another admin's change begins the form anew: it shows what is, and says what it saw.
        <Form key={was} method="post" action={href("/admin/country")} className="form" noValidate>
          <input type="hidden" name="was" value={was} />
          <CountryField id="country" choices={choices} values={shown} errors={refused?.errors ?? {}} />
          <div>
            <Button>{words.save}</Button>
          </div>
        </Form>
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
