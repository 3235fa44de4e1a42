import { staffOffline as words } from "content/staff-offline.ts";
import { Link } from "react-router";
import { type FormValues, listUnsentDrafts } from "../local-draft.ts";
import type { QueuedForm } from "./device-store.ts";
import { offlineNouns } from "./offline-nouns.ts";

/** Returns the address of a draft's form, from its id in `content-item-form.tsx`; undefined for another form. */
function addressOf(id: string): string | undefined {
  const [, before = "", after = ""] = /^(\w+)-(\w+)$/.exec(id) ?? [];
  const isOf = (noun: string) => offlineNouns.some((one) => one === noun);
  if (before === "new" && isOf(after)) return `/admin/${after}?create`;
  return isOf(before) && /^[1-9]\d*$/.test(after) ? `/admin/${before}/${after}` : undefined;
}

const titleOf = ({ title }: FormValues) => title?.[0]?.trim() || words.untitled;

/** Counts unsent texts on this device: drafts that the server lacks, each with a link, and queued forms. */
export function UnsentLine({ forms }: { forms: QueuedForm[] }) {
  const waiting = forms.filter(({ state }) => state !== "sent");
  const drafts = listUnsentDrafts().flatMap(({ id, formValues }) => {
    const to = waiting.some(({ draftId }) => draftId === id) ? undefined : addressOf(id);
    return to === undefined ? [] : [{ to, title: titleOf(formValues) }];
  });
  if (drafts.length === 0) return null;
  return (
    <p className="kept">
      {words.notSent(drafts.length + waiting.length)}{" "}
      {drafts.map(({ to, title }) => (
        <Link key={to} className="act" to={to}>
          {title}
        </Link>
      ))}
      {waiting.length > 0 && (
        <a className="act" href="#kept">
          {words.heading}
        </a>
      )}
    </p>
  );
}
