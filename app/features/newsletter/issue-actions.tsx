import { staffNewsletter as words } from "content/staff-newsletter.ts";
import { useState } from "react";
import { Ask } from "../../ui/confirm-button.tsx";
import type { IssueState } from "./issue-queries.server.ts";

interface IssueActionsProps {
  issue: { subject: string; state: IssueState; readers: number; canSend: boolean };
  act(intent: string): void;
}

export function IssueActions({ issue: { subject, state, readers, canSend }, act }: IssueActionsProps) {
  const [asking, setAsking] = useState<"send" | "delete">();
  const ask = {
    send: { heading: words.sendAsk(readers), text: words.sendText, yes: words.send, no: words.keep },
    delete: { heading: words.deleteAsk(subject), text: words.deleteText, yes: words.delete, no: words.deleteKeep },
  };
  return (
    <div className="stack">
      <div className="btns">
        {state === "draft" && (
          <>
            <button type="button" className="act" onClick={() => act("test")}>
              {words.test}
            </button>
            {canSend && readers > 0 && (
              <button type="button" className="act" onClick={() => setAsking("send")}>
                {words.send}
              </button>
            )}
            <button type="button" className="act act--danger" onClick={() => setAsking("delete")}>
              {words.delete}
            </button>
          </>
        )}
        {state === "sending" && (
          <button type="button" className="act" onClick={() => act("pause")}>
            {words.pause}
          </button>
        )}
        {state === "paused" && canSend && (
          <button type="button" className="act" onClick={() => act("go-on")}>
            {words.goOn}
          </button>
        )}
      </div>
      {state === "draft" && (
        <p className="small muted">
          {[words.savedOnly, !canSend && words.sendAdmins, readers === 0 && words.sendNobody].filter(Boolean).join(" ")}
        </p>
      )}
      {asking && (
        <Ask
          {...ask[asking]}
          onYes={() => {
            setAsking(undefined);
            act(asking);
          }}
          onNo={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
