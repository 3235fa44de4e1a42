import { staffPeople } from "content/staff-people.ts";
import { useState } from "react";
import { data, href } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { answerIntents } from "../../../server/http/answer-intents.server.ts";
import { handleStaffForm } from "../../../staff-kit/handle-staff-form.server.ts";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import { requireUser } from "../users/require-user.server.ts";
import type { Route } from "./+types/second-step-page";
import { describeSecondStep } from "./describe-second-step.server.ts";
import { returnTo } from "./return-to.ts";
import { twoFactorActs } from "./two-factor.server.ts";
import { SecondStepNotice, TwoFactorForm } from "./two-factor-form.tsx";

export const handle: StaffHandle = { staff: { ...everyMember, beforeSecondStep: "always" } };

const words = staffPeople.secondStep;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, member } = senderOf(context);
  const { provider } = ctx.auth;
  const to = returnTo(new URL(request.url).searchParams, href("/admin"));
  const { hasPassword } = await requireUser(ctx.db, member.id);
  const action = `${href("/login/oidc")}?${new URLSearchParams({ to, fresh: "" })}`;
  return {
    ...(await describeSecondStep(ctx, member)),
    to,
    hasPassword,
    provider: provider && { name: provider.name, action },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sender = senderOf(context);
  const plan = { name: "second step", notYet: staffPeople.account.notYet };
  const { done, rejected } = await handleStaffForm(sender.ctx, sender.requestInfo, request, plan, (form) =>
    answerIntents(form, twoFactorActs(sender, request.headers, form)),
  );
  if (rejected) return data<StaffFormResult>(rejected.answer, rejected.status);
  return data(done.answer, { headers: cookieHeaders(done.cookies ?? []) });
}

/** First page after sign-in when two-step sign-in is required: sets up the app, and shows recovery codes. */
export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { to, provider, hasPassword, ...secondStep } = loaderData;
  const { isOn, state } = secondStep;
  const [statusMessage, setStatusMessage] = useState(actionData?.done);
  return (
    <div className="stack">
      <PageMeta title={words.title} />
      <h1>{words.title}</h1>
      <div role="status">{statusMessage && <p className="alert alert--ok">{statusMessage}</p>}</div>
      {!isOn && <p>{words.lede}</p>}
      <SecondStepNotice {...secondStep} />
      {!isOn && hasPassword && <p>{words.need}</p>}
      <h2>{staffPeople.account.factor}</h2>
      {(isOn || hasPassword) && (
        <TwoFactorForm
          {...secondStep}
          action={href("/admin/second-step")}
          plain={actionData}
          onStatusMessage={setStatusMessage}
        />
      )}
      {!isOn && provider && (
        <form method="post" action={provider.action}>
          <button type="submit" className="btn btn--line">
            {provider.name}
          </button>
        </form>
      )}
      <Buttons>
        {(isOn || state === undefined || state === "coming") && (
          <ButtonLink look="line" href={to}>
            {words.goOn}
          </ButtonLink>
        )}
        {state === "concerns" && (
          <ButtonLink look="line" href={href("/admin/concerns")}>
            {words.toConcerns}
          </ButtonLink>
        )}
      </Buttons>
    </div>
  );
}
