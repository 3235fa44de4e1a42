interface SubmitProps {
  children: string;
  /** What it says while the form is on its way. */
  busyWords: string;
  busy: boolean;
}

/** The button of a staff form: while it is busy it says so, stays in reach of the keyboard, and sends nothing twice. */
export function Submit({ children, busyWords, busy }: SubmitProps) {
  return (
    <button
      type="submit"
      className="btn"
      aria-busy={busy}
      aria-disabled={busy}
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy ? busyWords : children}
    </button>
  );
}
