import css from "./alert.css?inline";
import { Style } from "./style.tsx";

/** Takes focus after a form was sent, so that screen readers start there. */
export function Notice({ children }: { children: string }) {
  return (
    <>
      <Style name="alert" css={css} />
      {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its answer comes first. */}
      <div className="alert alert--ok" role="status" tabIndex={-1} autoFocus>
        <p>{children}</p>
      </div>
    </>
  );
}

interface ErrorSummaryProps {
  /** Undefined when valid. */
  message: string | undefined;
  errors: { fieldId: string; label: string; message: string }[];
}

/** Error summary with links to the fields. Rendered hidden when valid, for the page script. */
export function ErrorSummary({ message, errors }: ErrorSummaryProps) {
  return (
    <>
      <Style name="alert" css={css} />
      <div
        className="alert alert--err"
        role="alert"
        tabIndex={-1}
        hidden={message === undefined}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form; its errors come first.
        autoFocus={message !== undefined}
        data-summary
      >
        <p>{message}</p>
        <ul hidden={errors.length === 0}>
          {errors.map(({ fieldId, label, message: sentence }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`}>{`${label}: ${sentence}`}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
