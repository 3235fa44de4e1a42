import type { ReactNode } from "react";
import { Notice } from "../../../ui/alert.tsx";
import { Button, Buttons } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";

interface LinkPageProps {
  words: { title: string; heading: string; lede: string; button: string };
  /** The result, in a live region; undefined shows the button instead. */
  statusMessage?: string;
  children: ReactNode;
}

/** The token of an e-mail link. */
export const readLinkToken = (request: Request) => new URL(request.url).searchParams.get("token");

/** The page of an e-mail link. Opening it changes nothing; its button does. */
export function LinkPage({ words, statusMessage, children }: LinkPageProps) {
  return (
    <div className="g-ink">
      <PageMeta title={words.title} />
      <div className="wrap section">
        <div className="stack">
          <h1 className="t-2">{statusMessage === undefined ? words.heading : words.title}</h1>
          {statusMessage === undefined ? (
            <>
              <p>{words.lede}</p>
              <form method="post">
                <Buttons>
                  <Button>{words.button}</Button>
                </Buttons>
              </form>
            </>
          ) : (
            <>
              <Notice>{statusMessage}</Notice>
              {children}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
