import { staffStatements } from "content/staff-statements.ts";
import { Form } from "react-router";
import hammock from "../../ui/art/hammock.svg";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Check } from "../../ui/field.tsx";
import { currencies } from "../../values/money.ts";

const words = staffStatements.upload;

/** Works without script. @param isFirst explains what happens */
export function UploadForm({ isFirst }: { isFirst: boolean }) {
  return (
    <section className="stack">
      {isFirst && <EmptyState art={hammock} {...staffStatements.empty} />}
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <Form method="post" encType="multipart/form-data" className="form">
        <div className="field">
          <label htmlFor="statement-currency">{words.account}</label>
          <select id="statement-currency" name="currency">
            {currencies.map((currency) => (
              <option key={currency} value={currency}>
                {words.accounts[currency]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="statement-file">{words.file}</label>
          <input
            id="statement-file"
            className="statement-file"
            type="file"
            name="file"
            required
            accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          />
        </div>
        {!isFirst && <Check name="look" label={words.look} />}
        <div>
          <Button>{words.button}</Button>
        </div>
      </Form>
    </section>
  );
}
