import { staffBank } from "content/staff-bank.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import type { findBankPage } from "./find-bank-page.server.ts";

const words = staffBank.reports;

type Reports = Awaited<ReturnType<typeof findBankPage>>["reports"];

export function BankReports({ reports, sendKey }: { reports: Reports; sendKey: string }) {
  return (
    <section className="stack" id="reports">
      <h2>{words.heading}</h2>
      {reports.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="stack">
        {reports.map(({ id, at, story, account, contact, doneBy }) => (
          <li key={id} className="stack">
            <p className="message-text">{story}</p>
            <p className="small muted">
              {[at, account && words.account(account), contact && words.contact(contact)].filter(Boolean).join(" · ")}
            </p>
            {doneBy !== undefined && <p className="small muted">{words.doneBy(doneBy)}</p>}
            <ActForm
              intent={doneBy === undefined ? "done" : "undone"}
              id={id}
              sendKey={`${sendKey}-${id}-${doneBy === undefined}`}
              button={doneBy === undefined ? words.done : words.undone}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
