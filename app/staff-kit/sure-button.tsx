interface SureButtonProps {
  label: string;
  heading: string;
  text: string;
  path: string;
  field: { name: string; value: string | number };
}

/** A button that asks before its act, also without script: the question opens below the button. */
export const SureButton = ({ label, heading, text, path, field }: SureButtonProps) => (
  <details className="sure">
    <summary className="act act--danger">{label}</summary>
    <form method="post" action={path} encType="multipart/form-data" className="form">
      <h3>{heading}</h3>
      <p>{text}</p>
      <input type="hidden" {...field} />
      <div>
        <button type="submit" className="btn btn--danger">
          {label}
        </button>
      </div>
    </form>
  </details>
);
