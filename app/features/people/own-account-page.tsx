import { account } from "content/account.ts";
import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { data, Form, href, redirect } from "react-router";
import { Refusal } from "../../platform/refusals.ts";
import { drawCode } from "../../platform/sign-in/draw-code.server.ts";
import { siteContext, staffContext } from "../../platform/site.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { markedFields } from "../../values/form-answer.ts";
import type { StaffRefusal } from "../../values/staff-answer.ts";
import { checkStaffForm, readStaffForm } from "../desk/check-staff-form.server.ts";
import type { Route } from "./+types/own-account-page";
import * as verbs from "./second-factor.server.ts";
import { SecondFactorForm, type StartedFactor } from "./second-factor-form.tsx";
import { appCodeSchema, ownPasswordSchema } from "./user-schema.ts";
import { cookieHeaders } from "./way-on.ts";

const words = staffPeople.account;

export async function loader({ context }: Route.LoaderArgs) {
  return { isOn: context.get(staffContext).twoFactor };
}

/** Says in words why nothing came of it. */
function refuse(outcome: "wrong" | "wait" | "already", field: "password" | "code") {
  const isWrong = outcome === "wrong";
  const wrong = field === "password" ? words.wrongPassword : words.wrongCode;
  const why = { wrong: markedFields(1), wait: account.login.wait, already: words.already }[outcome];
  return data(
    {
      message: `${words.notYet} ${why}`,
      errors: isWrong ? { [field]: wrong } : {},
    } satisfies StaffRefusal as StaffRefusal,
    422,
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const member = context.get(staffContext);
  const { headers } = request;
  const typed = await readStaffForm(request);
  switch (typed.intent?.[0]) {
    case "start": {
      const { fields, refused } = checkStaffForm(typed, ownPasswordSchema, words.notYet);
      if (refused) return data(refused, 422);
      const outcome = await verbs.startSecondFactor(site, member, headers, fields.password);
      if (typeof outcome === "string") return refuse(outcome, "password");
      const { uri, recoveryCodes } = outcome;
      const secret = new URL(uri).searchParams.get("secret") ?? "";
      return data({ done: words.started, code: drawCode(uri), secret, recoveryCodes } satisfies StartedFactor);
    }
    case "confirm": {
      const { fields, refused } = checkStaffForm(typed, appCodeSchema, words.notYet);
      if (refused) return data(refused, 422);
      const outcome = await verbs.confirmSecondFactor(site, member, headers, fields.code);
      if (typeof outcome === "string") return refuse(outcome, "code");
      return data({ done: words.on }, { headers: cookieHeaders(outcome) });
    }
    case "stop": {
      const { fields, refused } = checkStaffForm(typed, ownPasswordSchema, words.notYet);
      if (refused) return data(refused, 422);
      const outcome = await verbs.stopSecondFactor(site, member, headers, fields.password);
      if (typeof outcome === "string") return refuse(outcome, "password");
      return data({ done: words.off }, { headers: cookieHeaders(outcome) });
    }
    case "everywhere": {
      const cookies = await verbs.signOutEverywhere(site, member, headers);
      return redirect(`${href("/login")}?out`, { status: 303, headers: cookieHeaders(cookies) });
    }
    default:
      throw new Refusal("unreadableForm");
  }
}

export default function OwnAccountPage({ loaderData: { isOn } }: Route.ComponentProps) {
  const [said, setSaid] = useState<string>();
  return (
    <div className="stack">
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <div role="status">{said && <p className="alert alert--ok">{said}</p>}</div>
      <section className="stack">
        <h2>{words.factor}</h2>
        <SecondFactorForm isOn={isOn} onSaid={setSaid} />
      </section>
      <section className="stack">
        <h2>{words.everywhere}</h2>
        <p>{words.everywhereText}</p>
        {/* The sign-in page is a document of its own, outside the app. */}
        <Form method="post" reloadDocument>
          <input type="hidden" name="intent" value="everywhere" />
          <button type="submit" className="btn btn--line">
            {words.everywhere}
          </button>
        </Form>
      </section>
    </div>
  );
}
