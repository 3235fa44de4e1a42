import { staffBankStatements } from "content/staff-bank-statements.ts";
import { Form } from "react-router";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import type { findTolerances } from "./find-bank-statement.server.ts";

const { tolerance: words, upload } = staffBankStatements;

export function ToleranceForm({ tolerances }: { tolerances: Awaited<ReturnType<typeof findTolerances>> }) {
  const refused = useRefusedAct();
  const about = (currency: string) => refused("tolerance", currency, "currency");
  return (
    <details open={tolerances.some(({ currency }) => about(currency).isRefused)}>
      <summary className="more">{words.heading}</summary>
      {tolerances.map(({ currency, tolerance }) => (
        <Form key={currency} method="post" className="form">
          <input type="hidden" name="currency" value={currency} />
          <Field
            {...about(currency).field("tolerance", tolerance)}
            id={`tolerance-${currency}`}
            label={words.label(upload.accounts[currency])}
            hint={words.hint}
          />
          <div>
            <button type="submit" className="act" name="intent" value="tolerance">
              {words.button}
              <span className="vh">{` ${upload.accounts[currency]}`}</span>
            </button>
          </div>
        </Form>
      ))}
    </details>
  );
}
