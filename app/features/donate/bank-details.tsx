import { donate } from "content/donate.ts";
import { href } from "react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { SiteSettings } from "../settings/settings-schema.ts";

const words = donate.bank;
const order = ["bankName", "nairaAccount", "dollarAccount", "accountName"] as const;

export function BankDetails({ bank, openerId }: { bank: SiteSettings["bank"]; openerId: string }) {
  return (
    <Dialog id="bank" heading={words.heading} close={words.close} openerId={openerId}>
      <p>{words.lede}</p>
      <dl className="bank">
        {order.map((name) => (
          <div key={name}>
            <dt>{words.rows[name]}</dt>
            <dd>{bank[name]}</dd>
            <dd className="copy-cell" hidden>
              <button type="button" className="copy" data-copy={bank[name]}>
                <Icon name="copy" />
                <span>
                  <span data-copied={words.copied}>{words.copy}</span>
                  <span className="vh"> {words.rows[name].toLowerCase()}</span>
                </span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted" role="status" />
      <p>
        <a className="tap" href={href("/contact")}>
          {words.tellUs}
        </a>
      </p>
    </Dialog>
  );
}
