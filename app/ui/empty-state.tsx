import type { ReactNode } from "react";

interface EmptyStateProps {
  /** Address of a drawing of 240 by 190 pixels. */
  art: string;
  heading: string;
  text?: string;
  /** One link or button that leads on. */
  children?: ReactNode;
}

/** Replaces a list without rows: a drawing, a heading, a sentence and a link. */
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
