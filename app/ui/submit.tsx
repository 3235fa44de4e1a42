type SubmitProps = { children: string; busyWords: string; busy: boolean };

/** A submit button. While busy, it says so, keeps the focus, and prevents a second submit. */
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
