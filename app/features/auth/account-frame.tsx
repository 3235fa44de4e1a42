import type { ReactNode } from "react";
import { href } from "react-router";
import { AdireStyle } from "../../ui/adire.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Style } from "../../ui/style.tsx";
import css from "./account-frame.css?inline";

interface AccountFrameProps {
  name: string;
  kind: string;
  children: ReactNode;
}

/** The frame of the sign-in pages: a cloth, and a narrow column. */
export function AccountFrame({ name, kind, children }: AccountFrameProps) {
  return (
    <>
      <AdireStyle />
      <Style name="account-frame" layer="feature" css={css} />
      <main className="login" id="main">
        <div className="login-side adire g-ink" />
        <div className="login-box">
          <a className="logo" href={href("/")}>
            <Logo name={name} kind={kind} />
          </a>
          {children}
        </div>
      </main>
    </>
  );
}
