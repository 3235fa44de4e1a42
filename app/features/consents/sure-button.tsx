interface SureButtonProps {
  intent: string;
  label: string;
  heading: string;
  text: string;
  /** Of the form. */
  path: string;
}

/** An act that asks first, without script too: the question opens below the button. */
export const SureButton = ({ intent, label, heading, text, path }: SureButtonProps) => (
  <details className="sure">
    <summary className="act act--danger">{label}</summary>
    <form method="post" action={path} encType="multipart/form-data" className="form">
      <h3>{heading}</h3>
      <p>{text}</p>
      <input type="hidden" name="intent" value={intent} />
      <div>
        <button type="submit" className="btn btn--danger">
          {label}
        </button>
      </div>
    </form>
  </details>
);
