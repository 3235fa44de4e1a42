import { account } from "content/account.ts";
import { staffPeople } from "content/staff-people.ts";
import { staffShell } from "content/staff-shell.ts";
import { useState } from "react";
import { data, Form, href, redirect } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, senderOf, staffContext } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { qrCode } from "../../../server/images/qr-code.server.ts";
import { AppearanceChoice } from "../../../staff-kit/appearance-choice.tsx";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { useHasScript } from "../../../ui/device-value.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { markedFields } from "../../../values/form-result.ts";
import { nameBrowser } from "../../../values/name-browser.ts";
import { writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { listUsers } from "../users/user-commands.server.ts";
import { ChangePassword, EditUserForm } from "../users/user-forms.tsx";
import { appCodeSchema, ownPasswordSchema } from "../users/user-schema.ts";
import type { Route } from "./+types/own-account-page";
import { findSignIns } from "./session-queries.server.ts";
import * as verbs from "./two-factor.server.ts";
import { type StartedTwoFactor, TwoFactorForm } from "./two-factor-form.tsx";

export const handle: StaffHandle = { staff: everyMember };

const words = staffPeople.account;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const member = context.get(staffContext);
  const own = (await listUsers(ctx, member)).find(({ isYou }) => isYou);
  if (own === undefined) throw new AppError("notFound");
  const { sessions } = await findSignIns(ctx.db, member.id);
  return {
    own,
    isOn: member.twoFactor,
    sessions: sessions.map(({ createdAt, userAgent }) => ({
      at: writeMoment(new Date(createdAt).toISOString()),
      browser: nameBrowser(userAgent ?? ""),
    })),
  };
}

/** The error message of a failed attempt. */
function rejectionOf(outcome: "wrong" | "wait" | "already", field: "password" | "code") {
  const wrong = field === "password" ? words.wrongPassword : words.wrongCode;
  const why = { wrong: markedFields(1), wait: account.login.wait, already: words.already }[outcome];
  return new FormError(`${words.notYet} ${why}`, { errors: outcome === "wrong" ? { [field]: wrong } : {} });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, requestInfo, member } = senderOf(context);
  const { headers } = request;
  const plan = { name: "account", notYet: words.notYet };
  const { done, rejected } = await handleStaffForm(ctx, requestInfo, request, plan, (form) => {
    const { check } = form;
    return answerIntents(form, {
      async start() {
        const outcome = await verbs.startTwoFactor(ctx, member, headers, check(ownPasswordSchema).password);
        if (typeof outcome === "string") throw rejectionOf(outcome, "password");
        const { uri, recoveryCodes } = outcome;
        const secret = new URL(uri).searchParams.get("secret") ?? "";
        return data<StartedTwoFactor>({ done: words.started, code: qrCode(uri), secret, recoveryCodes });
      },
      async confirm() {
        const outcome = await verbs.confirmTwoFactor(ctx, member, headers, check(appCodeSchema).code);
        if (typeof outcome === "string") throw rejectionOf(outcome, "code");
        return data<StaffFormResult>({ done: words.on }, { headers: cookieHeaders(outcome) });
      },
      async stop() {
        const outcome = await verbs.stopTwoFactor(ctx, member, headers, check(ownPasswordSchema).password);
        if (typeof outcome === "string") throw rejectionOf(outcome, "password");
        return data<StaffFormResult>({ done: words.off }, { headers: cookieHeaders(outcome) });
      },
      async everywhere() {
        const cookies = await verbs.signOutEverywhere(ctx, member, headers);
        return redirect(`${href("/login")}?out`, { status: 303, headers: cookieHeaders(cookies) });
      },
    });
  });
  return rejected ? data<StaffFormResult>(rejected.answer, rejected.status) : done;
}

export default function OwnAccountPage({ loaderData: { own, isOn, sessions }, actionData }: Route.ComponentProps) {
  const [statusMessage, setStatusMessage] = useState(actionData?.done);
  return (
    <div className="stack">
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      <section className="stack" id="name">
        <h2>{words.name}</h2>
        <EditUserForm person={own} plain={undefined} onDone={setStatusMessage} />
      </section>
      {own.canChangePassword && (
        <section className="stack" id="password">
          <h2>{staffPeople.password.heading}</h2>
          <ChangePassword id={own.id} plain={undefined} onDone={setStatusMessage} />
        </section>
      )}
      <section className="stack" id="two-step">
        <h2>{words.factor}</h2>
        <TwoFactorForm isOn={isOn} plain={actionData} onStatusMessage={setStatusMessage} />
      </section>
      <Appearance />
      <section className="stack" id="everywhere">
        <h2>{words.everywhere}</h2>
        <ul>
          {sessions.map(({ at, browser }) => (
            <li key={at + browser}>{words.session(browser || words.unknownBrowser, at)}</li>
          ))}
        </ul>
        <p>{words.everywhereText}</p>
        {/* The sign-in page is a document outside the app. */}
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

/** The choice is a cookie that the script sets. */
function Appearance() {
  if (!useHasScript()) return null;
  return (
    <section className="stack" id="appearance">
      <h2>{staffShell.appearance.heading}</h2>
      <AppearanceChoice isOnPage />
    </section>
  );
}
