import { account } from "content/account.ts";
import { staffOffline } from "content/staff-offline.ts";
import { type FormEvent, useEffect, useState } from "react";
import { Form, href, redirect } from "react-router";
import { cookieHeaders } from "../../../server/auth/auth.ts";
import { everyMember, type StaffHandle } from "../../../server/auth/staff-access.ts";
import { appContext } from "../../../server/context.server.ts";
import { leaveDevice } from "../../../staff-kit/offline/device-account.ts";
import { countWaiting } from "../../../staff-kit/offline/device-store.ts";
import { Button, ButtonLink, Buttons } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import type { Route } from "./+types/sign-out-page";

export const handle: StaffHandle = { staff: { ...everyMember, beforeSecondStep: "always" } };

const words = account.signOut;

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await context.get(appContext).auth.signOut(request.headers);
  return redirect(`${href("/login")}?out`, { status: 303, headers: cookieHeaders(cookies) });
}

/** Page that asks before signing out, and shows what this device has not sent yet. The button signs out. */
export default function SignOutPage() {
  const waiting = useWaiting();
  return (
    <Form method="post" className="stack" reloadDocument onSubmit={leaveFirst}>
      <PageMeta title={words.title} />
      <h1>{words.heading}</h1>
      {waiting > 0 && (
        <p className="alert alert--err" role="status">
          {staffOffline.signOut.waiting(waiting)} {staffOffline.signOut.text}
        </p>
      )}
      <Buttons>
        <Button>{waiting > 0 ? staffOffline.signOut.anyway : words.button}</Button>
        <ButtonLink look="line" href={href("/admin")}>
          {words.stay}
        </ButtonLink>
      </Buttons>
    </Form>
  );
}

function useWaiting(): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    // If storage is blocked, nothing is stored on the device.
    countWaiting().then(setWaiting, () => {});
  }, []);
  return waiting;
}

/** Deletes the stored pages on the device before the session ends. */
async function leaveFirst(event: FormEvent<HTMLFormElement>): Promise<void> {
  const form = event.currentTarget;
  event.preventDefault();
  await leaveDevice().catch(() => {});
  form.submit();
}
