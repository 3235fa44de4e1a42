import { staffWelcome as words } from "content/staff-welcome.ts";
import type { ReactNode } from "react";
import { useDoorSign } from "../../../staff-kit/use-door-sign.ts";
import "./welcome.css";

interface WelcomeFrameProps {
  /** Number of the step among the steps with a question, from 1. */
  number: number;
  all: number;
  isOver: boolean;
  children: ReactNode;
}

/** Full page with the logo, a progress line, and the step. */
export function WelcomeFrame({ number, all, isOver, children }: WelcomeFrameProps) {
  const door = useDoorSign();
  return (
    <div className="wel">
      <header className="wel-top">
        <span className="logo">
          <img src={door.mark} width="36" height="36" alt="" />
          <span>{door.name}</span>
        </span>
        {!isOver && (
          <span className="wel-count">
            <span className="stitches" aria-hidden="true">
              {Array.from({ length: all }, (_, place) => place + 1).map((place) => (
                <i key={place} className={place <= number ? "is-on" : undefined} />
              ))}
            </span>
            <span role="status">{words.count(number, all)}</span>
          </span>
        )}
      </header>
      <main id="main" className="staff-main wel-main">
        {children}
      </main>
    </div>
  );
}
