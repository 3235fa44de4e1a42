import { staffClaims as words } from "content/staff-claims.ts";
import { ActLink } from "../../../staff-kit/act-link.tsx";
import { useButtons } from "../../../staff-kit/status-message.tsx";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";
import type { Claim } from "./find-claims.server.ts";

interface ClaimListProps {
  claims: readonly Claim[];
  /** Path whose action confirms them. */
  action: string;
  onAnswer(answer: StaffFormResult): void;
}

/** The sample's claims about the foundation, waiting ones first; nothing without claims. */
export function ClaimList({ claims, onAnswer, ...about }: ClaimListProps) {
  const buttons = useButtons(onAnswer);
  const waiting = claims.filter(({ confirmed }) => confirmed === undefined);
  const shown = claims.filter(({ confirmed }) => confirmed !== undefined);
  if (claims.length === 0) return null;
  return (
    <section className="stack" id="claims" aria-labelledby="claims-heading">
      <h2 id="claims-heading" className="t-3">
        {words.heading(waiting.length)}
      </h2>
      {waiting.length > 0 && <p className="muted">{words.lede}</p>}
      <Rows claims={waiting} {...about} Form={buttons.Form} />
      {shown.length > 0 && <p className="muted">{words.shown}</p>}
      <Rows claims={shown} {...about} Form={buttons.Form} />
    </section>
  );
}

type RowsProps = Omit<ClaimListProps, "onAnswer"> & { Form: ReturnType<typeof useButtons>["Form"] };

function Rows({ claims, action, Form }: RowsProps) {
  if (claims.length === 0) return null;
  return (
    <ul className="rows">
      {claims.map(({ key, label, path, sentence, confirmed }) => (
        <li key={key} className="person">
          <div>
            <p className="small muted">{label}</p>
            <p>{sentence}</p>
            {confirmed && (
              <p className="small muted">
                {confirmed.by === undefined ? words.before(confirmed.day) : words.by(confirmed.by, confirmed.day)}
              </p>
            )}
          </div>
          <div className="btns">
            <Form method="post" action={action}>
              <input type="hidden" name="intent" value={confirmed === undefined ? "confirm" : "hide"} />
              <input type="hidden" name="claim" value={key} />
              <input type="hidden" name="sentence" value={sentence} />
              <button type="submit" className="act">
                {confirmed === undefined ? words.confirm : words.hide}
                <span className="vh"> {sentence}</span>
              </button>
            </Form>
            <ActLink label={words.rewrite} about={sentence} to={path} />
          </div>
        </li>
      ))}
    </ul>
  );
}
