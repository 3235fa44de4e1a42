import css from "./alert.css?inline";
import { Style } from "./style.tsx";

/** Good news, said aloud. It takes the focus after a form was sent, so that readers begin there. */
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
  /** The form's own sentence; none while all is well. */
  message: string | undefined;
  /** Sentences with the id of the field that each is about. */
  errors: { fieldId: string; label: string; message: string }[];
}

/**
 * What is wrong with a form, above it, with a link to each field. Always there and hidden while all is well, so
 * that the page script can fill it.
 */
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
