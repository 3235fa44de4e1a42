import { account } from "content/account.ts";
import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { data, Form, href, redirect } from "react-router";
import { FormRejection } from "../../server/http/handle-form.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import { drawCode } from "../../server/auth/qr-code.server.ts";
import { senderOf, staffContext } from "../../server/context.server.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { markedFields } from "../../values/form-result.ts";
import type { StaffAnswer } from "../../values/staff-form-result.ts";
import { answerStaffForm } from "../../cms/handle-staff-form.server.ts";
import type { Route } from "./+types/own-account-page";
import * as verbs from "../auth/two-factor.server.ts";
import { SecondFactorForm, type StartedFactor } from "../auth/two-factor-form.tsx";
import { appCodeSchema, ownPasswordSchema } from "./user-schema.ts";
import { cookieHeaders } from "../auth/return-to.ts";

const words = staffPeople.account;

export async function loader({ context }: Route.LoaderArgs) {
  return { isOn: context.get(staffContext).twoFactor };
}

/** Says in words why nothing came of it. */
function rejectionOf(outcome: "wrong" | "wait" | "already", field: "password" | "code") {
  const wrong = field === "password" ? words.wrongPassword : words.wrongCode;
  const why = { wrong: markedFields(1), wait: account.login.wait, already: words.already }[outcome];
  return new FormRejection(`${words.notYet} ${why}`, { errors: outcome === "wrong" ? { [field]: wrong } : {} });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { site, visit, member } = senderOf(context);
  const { headers } = request;
  const plan = { name: "account", notYet: words.notYet };
  const { done, rejected } = await answerStaffForm(site, visit, request, plan, async ({ typed, check }) => {
    switch (typed.intent?.[0]) {
      case "start": {
        const outcome = await verbs.startSecondFactor(site, member, headers, check(ownPasswordSchema).password);
        if (typeof outcome === "string") throw rejectionOf(outcome, "password");
        const { uri, recoveryCodes } = outcome;
        const secret = new URL(uri).searchParams.get("secret") ?? "";
        return data<StartedFactor>({ done: words.started, code: drawCode(uri), secret, recoveryCodes });
      }
      case "confirm": {
        const outcome = await verbs.confirmSecondFactor(site, member, headers, check(appCodeSchema).code);
        if (typeof outcome === "string") throw rejectionOf(outcome, "code");
        return data<StaffAnswer>({ done: words.on }, { headers: cookieHeaders(outcome) });
      }
      case "stop": {
        const outcome = await verbs.stopSecondFactor(site, member, headers, check(ownPasswordSchema).password);
        if (typeof outcome === "string") throw rejectionOf(outcome, "password");
        return data<StaffAnswer>({ done: words.off }, { headers: cookieHeaders(outcome) });
      }
      case "everywhere": {
        const cookies = await verbs.signOutEverywhere(site, member, headers);
        return redirect(`${href("/login")}?out`, { status: 303, headers: cookieHeaders(cookies) });
      }
      default:
        throw new Refusal("unreadableForm");
    }
  });
  return rejected ? data<StaffAnswer>(rejected.answer, rejected.status) : done;
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
