import type { ReactNode } from "react";

/** Fields that the browser sends while the page has no script. */
export interface Sends {
  method: "get" | "post";
  /** Path that the form is sent to; without one, the page's own address. */
  action?: string | undefined;
  fields: Record<string, string | number>;
}

interface OwnFormProps {
  sends: Sends;
  /** Sends the form in place of the browser, with script. */
  onSend(): void;
  /** A submit button. */
  children: ReactNode;
}

/** Form around one button, so that it also works without script. Never inside another form. */
export const OwnForm = ({ sends: { method, action, fields }, onSend, children }: OwnFormProps) => (
  <form
    className="own-form"
    method={method}
    action={action}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
