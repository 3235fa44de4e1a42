import type { ReactNode } from "react";
import { Form } from "react-router";

interface ActFormProps {
  intent: string;
  /** Of the gift or promise. */
  id?: number;
  /** Idempotency key: a repeated submission counts once. */
  sendKey: string;
  button: string;
  /** The object's name, for screen readers. */
  about?: string;
  danger?: boolean;
  children?: ReactNode;
}

/** A small form of one act; works without script. */
export function ActForm({ intent, id, sendKey, button, about, danger, children }: ActFormProps) {
  return (
    <Form method="post" className="form" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
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
