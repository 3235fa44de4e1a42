import { staff } from "content/staff.ts";
import type { Difference } from "../values/staff-form-result.ts";

const words = staff.form;

/** The fields in which another person's newer version differs from the form. */
export function Differences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return <p>{words.noDifference}</p>;
  return differences.map(({ label, saved, sent }) => (
    <section key={label}>
      <h3>{label}</h3>
      <p className="small muted">{words.savedNow}</p>
      <p>{saved || words.nothing}</p>
      <p className="small muted">{words.yours}</p>
      <p>{sent || words.nothing}</p>
    </section>
  ));
}
