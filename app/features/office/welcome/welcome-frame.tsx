import { staffWelcome as words } from "content/staff-welcome.ts";
import type { ReactNode } from "react";
import { useDoorSign } from "../../../staff-kit/use-door-sign.ts";
import { steps } from "./welcome-step.ts";
import "./welcome.css";

interface WelcomeFrameProps {
  /** Number of the step, from 1. */
  number: number;
  isOver: boolean;
  children: ReactNode;
}

/** A whole page: the mark, a stitch for each step, and the step. */
export function WelcomeFrame({ number, isOver, children }: WelcomeFrameProps) {
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
              {steps.map((step, place) => (
                <i key={step} className={place < number ? "is-on" : undefined} />
              ))}
            </span>
            <span role="status">{words.count(number, steps.length)}</span>
          </span>
        )}
      </header>
      <main id="main" className="staff-main wel-main">
        {children}
      </main>
    </div>
  );
}
