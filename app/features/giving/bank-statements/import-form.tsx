import { staffBankStatements } from "content/staff-bank-statements.ts";
import { Form } from "react-router";
import hammock from "../../../ui/art/hammock.svg";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Check, Field } from "../../../ui/field.tsx";
import type { Currency } from "../../../values/money.ts";
import type { listAccounts } from "./accounts.server.ts";

const words = staffBankStatements.upload;

interface UploadProps {
  isFirst: boolean;
  accounts: Awaited<ReturnType<typeof listAccounts>>;
  currencies: readonly Currency[];
}

/** Form that uploads a bank statement; works without script. @param isFirst true to explain the steps */
export function ImportForm({ isFirst, accounts, currencies }: UploadProps) {
  return (
    <section className="stack">
      {isFirst && <EmptyState art={hammock} {...staffBankStatements.empty} />}
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <Form method="post" encType="multipart/form-data" className="form">
        <div className="field">
          <label htmlFor="statement-account">{words.account}</label>
          <select id="statement-account" name="account">
            {accounts.map(({ name, currency, known }) => (
              <option key={name} value={name}>
                {known === null ? words.accounts[currency] : `${known} (${words.accounts[currency]})`}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="statement-file">{words.file}</label>
          <input
            id="statement-file"
            type="file"
            name="file"
            required
            accept=".csv,.txt,.xls,.xlsx,.sta,.940,.html,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          />
        </div>
        {!isFirst && <Check name="look" label={words.look} />}
        <div>
          <Button>{words.button}</Button>
        </div>
      </Form>
      <details>
        <summary className="more">{words.another.heading}</summary>
        <Form method="post" className="form">
          <p>{words.another.text}</p>
          <Field id="account-label" name="label" label={words.another.label} autoComplete="off" />
          <div className="field">
            <label htmlFor="account-currency">{words.another.currency}</label>
            <select id="account-currency" name="currency">
              {currencies.map((currency) => (
                <option key={currency} value={currency}>
                  {words.accounts[currency]}
                </option>
              ))}
            </select>
          </div>
          <div>
            <button type="submit" className="act" name="intent" value="account">
              {words.another.button}
            </button>
          </div>
        </Form>
      </details>
    </section>
  );
}
