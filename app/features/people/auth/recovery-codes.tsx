import { staffPeople } from "content/staff-people.ts";
import "./recovery-codes.css";

const words = staffPeople.account;

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Printed, because a person may have several accounts. */
  owner: { email: string; site: string };
}

/** Shows new recovery codes once. Printing prints only them. */
export function RecoveryCodes({ codes, owner }: RecoveryCodesProps) {
  return (
    <section className="recovery-codes note g-yellow stack" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{words.recovery}</h3>
      <p>{words.codesOf(owner.email, owner.site)}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>{words.recoveryText}</p>
      <p className="no-print">
        <button type="button" className="btn needs-script" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </section>
  );
}
