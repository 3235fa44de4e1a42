import type { ReactNode } from "react";
import { Form } from "react-router";

interface ActFormProps {
  intent: string;
  id?: number;
  /** State that the page shows. If another state is stored, there is a conflict. */
  seen?: string;
  /** Idempotency key. A repeated submission counts once. */
  sendKey: string;
  button: string;
  about?: string;
  danger?: boolean;
  /** Address of the action; the page itself by default. */
  action?: string;
  children?: ReactNode;
}

/** A small form for one act, which works without script. */
export function ActForm({ intent, id, seen, sendKey, button, about, danger, action, children }: ActFormProps) {
  return (
    <Form method="post" action={action} className="form" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      <input type="hidden" name="idempotencyKey" value={sendKey} />
      {children}
      <div>
        <button type="submit" className={danger ? "act act--danger" : "act"}>
          {button}
          {about !== undefined && <span className="vh">{` ${about}`}</span>}
        </button>
      </div>
    </Form>
  );
}
