import type { ReactNode } from "react";

/** Fields that the browser sends while the page has no script. */
export interface Sends {
  method: "get" | "post";
  /** Path to which the form is sent; undefined for the page's own address. */
  action?: string | undefined;
  fields: Record<string, string | number>;
}

interface OwnFormProps {
  sends: Sends;
  /** Called instead of the browser's submission, with script. */
  onSend(): void;
  children: ReactNode;
}

/** Form around one button, so that it also works without script. It must not be inside another form. */
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
