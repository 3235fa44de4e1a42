import type { ReactNode } from "react";
import { Notice } from "../../../ui/alert.tsx";
import { Button, Buttons } from "../../../ui/button.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";

interface LinkPageProps {
  words: { title: string; heading: string; lede: string; button: string };
  /** Result in a live region; if undefined, the button is shown instead. */
  statusMessage?: string;
  children: ReactNode;
}

/** Reads the token in an e-mail's link. */
export const readLinkToken = (request: Request) => new URL(request.url).searchParams.get("token");

/** Page of a link in an e-mail. Opening the page changes nothing; only its button does. */
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
