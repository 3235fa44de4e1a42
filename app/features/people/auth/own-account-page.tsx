import { staffPeople } from "content/staff-people.ts";
import { staffShell } from "content/staff-shell.ts";
import { useState } from "react";
import { data, Form, href, redirect } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext, senderOf, staffContext } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { AppearanceChoice } from "../../../staff-kit/appearance-choice.tsx";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { useHasScript } from "../../../ui/device-value.ts";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { nameBrowser } from "../../../values/name-browser.ts";
import { writeMoment } from "../../../values/site-time.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { listUsers } from "../users/user-commands.server.ts";
import { ChangePassword, EditUserForm } from "../users/user-forms.tsx";
import type { Route } from "./+types/own-account-page";
import { describeSecondStep } from "./describe-second-step.server.ts";
import { findSignIns } from "./session-queries.server.ts";
import { signOutEverywhere, twoFactorActs } from "./two-factor.server.ts";
import { SecondStepNotice, TwoFactorForm } from "./two-factor-form.tsx";

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
    secondStep: await describeSecondStep(ctx, member),
    sessions: sessions.map(({ createdAt, userAgent }) => ({
      at: writeMoment(new Date(createdAt).toISOString()),
      browser: nameBrowser(userAgent ?? ""),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sender = senderOf(context);
  const { ctx, requestInfo, member } = sender;
  const { headers } = request;
  const plan = { name: "account", notYet: words.notYet };
  const { done, rejected } = await handleStaffForm(ctx, requestInfo, request, plan, (form) =>
    answerIntents(form, {
      ...twoFactorActs(sender, headers, form),
      async everywhere() {
        const cookies = await signOutEverywhere(ctx, member, headers);
        throw redirect(`${href("/login")}?out`, { status: 303, headers: cookieHeaders(cookies) });
      },
    }),
  );
  if (rejected) return data<StaffFormResult>(rejected.answer, rejected.status);
  return data(done.answer, { headers: cookieHeaders(done.cookies ?? []) });
}

export default function OwnAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, secondStep, sessions } = loaderData;
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
        <SecondStepNotice {...secondStep} />
        <TwoFactorForm
          {...secondStep}
          action={href("/admin/account")}
          plain={actionData}
          onStatusMessage={setStatusMessage}
        />
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
        {/* A full page load, because the sign-in page is outside the staff app. */}
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

/** Choice of light or dark mode. The script stores it in a cookie. */
function Appearance() {
  if (!useHasScript()) return null;
  return (
    <section className="stack" id="appearance">
      <h2>{staffShell.appearance.heading}</h2>
      <AppearanceChoice isOnPage />
    </section>
  );
}
