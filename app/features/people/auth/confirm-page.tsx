import { account } from "content/account.ts";
import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { senderOf } from "../../../server/context.server.ts";
import { FormError, type FormPlan, handleForm } from "../../../server/http/handle-form.server.ts";
import { countTowardsRateLimit } from "../../../server/http/rate-limit.server.ts";
import { requireUser } from "../users/require-user.server.ts";
import { ownPasswordLimit } from "../users/user-commands.server.ts";
import type { Route } from "./+types/confirm-page";
import { AccountForm } from "./account-form.tsx";
import { returnTo } from "./return-to.ts";

export const handle: StaffHandle = { staff: { ...everyMember, beforeSecondStep: "always" } };

const words = account.confirm;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, member } = senderOf(context);
  const { hasPassword } = await requireUser(ctx.db, member.id);
  const { provider } = ctx.auth;
  const to = returnTo(new URL(request.url).searchParams, href("/admin"));
  const action = `${href("/login/oidc")}?${new URLSearchParams({ to, fresh: "" })}`;
  return { hasPassword, provider: provider && { name: provider.name, action } };
}

const passwordSchema = () => v.object({ password: v.pipe(v.optional(v.string(), ""), v.nonEmpty(words.empty)) });

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, requestInfo, member } = senderOf(context);
  const plan: FormPlan = { name: "confirm", secrets: ["password"] };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, plan, async ({ check }) => {
    const { password } = check(passwordSchema());
    if (!(await countTowardsRateLimit(ctx, ownPasswordLimit, member.id)))
      throw new FormError(account.login.wait, { status: 429 });
    const isRight = await ctx.auth.confirmSession(request.headers, password);
    ctx.log.info("sign-in confirmed", { outcome: isRight ? "in" : "refused" });
    if (!isRight) throw new FormError(words.wrong, { errors: { password: words.wrong } });
    return redirect(returnTo(new URL(request.url).searchParams, href("/admin")), 303);
  });
  return rejected ? data(rejected.answer, rejected.status) : done;
}

/** Page that asks for the password again, before acts that change other people's access. */
export default function ConfirmPage({ loaderData: { hasPassword, provider }, actionData }: Route.ComponentProps) {
  const { title, heading, lede, button, password } = words;
  return (
    <div className="stack">
      {hasPassword && (
        <AccountForm
          title={title}
          heading={heading}
          lede={lede}
          button={button}
          answer={actionData}
          fields={[{ name: "password", label: password, type: "password", autoComplete: "current-password" }]}
        />
      )}
      {provider && (
        <form method="post" action={provider.action}>
          {!hasPassword && <h1>{heading}</h1>}
          {!hasPassword && <p className="muted">{lede}</p>}
          <button type="submit" className="btn btn--line">
            {provider.name}
          </button>
        </form>
      )}
    </div>
  );
}
