import { labelled } from "content/labelled.ts";
import css from "./alert.css?inline";
import { Style } from "./style.tsx";

export const AlertStyle = () => <Style name="alert" css={css} />;

/** A message that takes the focus after a form was sent, so that screen readers start there. */
export function Notice({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its answer comes first.
    <div className="alert alert--ok" role="status" tabIndex={-1} autoFocus>
      <AlertStyle />
      <p>{children}</p>
    </div>
  );
}

interface ErrorSummaryProps {
  /** Undefined when valid. */
  message: string | undefined;
  /** Fields in the order of the form; those with an error are listed. */
  fields: readonly { name: string; label: string }[];
  errors?: Record<string, string>;
  /** Prefix of the ids of fields, before their names. */
  prefix?: string;
}

/** Error summary with links to the fields. It is rendered hidden if there is no error, for the page script. */
export function ErrorSummary({ message, fields, errors = {}, prefix = "" }: ErrorSummaryProps) {
  const wrong = fields.filter(({ name }) => errors[name] !== undefined);
  return (
    <div
      className="alert alert--err"
      role="alert"
      tabIndex={-1}
      hidden={message === undefined}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its errors come first.
      autoFocus={message !== undefined}
      data-summary
    >
      <AlertStyle />
      <p>{message}</p>
      <ul hidden={wrong.length === 0}>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${prefix}${name}`}>{labelled(label, errors[name] ?? "")}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
