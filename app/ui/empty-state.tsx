import type { ReactNode } from "react";

interface EmptyStateProps {
  /** Address of a drawing of 240 by 190 pixels. */
  art: string;
  heading: string;
  text?: string;
  /** The way on: one link or button. */
  children?: ReactNode;
}

/** A list without rows: a drawing, a line, a sentence and a way on. */
export function EmptyState({ art, heading, text, children }: EmptyStateProps) {
  return (
    <section className="nil">
      <img src={art} width={240} height={190} alt="" />
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}
