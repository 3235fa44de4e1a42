import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { admins, adminsOnly, both, protectors } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

const referees = { firstName: "Mama Sample", firstContact: "0800 123 4567", secondName: "", secondContact: "" };

export const sample: FeatureSample = {
  routes: {
    "admin/event/:id/helpers": {
      path: "/admin/event/1/helpers",
      get: protectors(200),
      posts: [
        { fields: { intent: "add" }, ...protectors(422) },
        { fields: { intent: "add", volunteer: "2" }, ...protectors(200) },
        { fields: { intent: "remove", id: "1" }, ...protectors(200) },
      ],
    },
    "admin/volunteers": { path: "/admin/volunteers", get: protectors(200) },
    "admin/volunteers/export": { path: "/admin/volunteers/export", get: protectors(200) },
    "admin/volunteers/:id": {
      path: "/admin/volunteers/1",
      get: protectors(200),
      posts: [
        { fields: { intent: "state", state: "talked" }, ...protectors(200) },
        { fields: { intent: "note", text: "A note" }, ...adminsOnly, lead: 200 },
        { fields: { intent: "references", ...referees }, ...adminsOnly, lead: 200 },
        // Only the safeguarding lead.
        { fields: { intent: "vet", months: "24", spoke: "yes" }, ...both(403), lead: 200 },
        { fields: { intent: "unvet" }, ...both(403), lead: 200 },
        { fields: { intent: "hours", date: "2026-01-01", hours: "1" }, ...protectors(200) },
        { fields: { intent: "unhours", id: "1" }, ...protectors(200) },
        // Leads to the list.
        { fields: { intent: "delete", sure: "on" }, ...admins(202), lead: 202 },
      ],
    },
  },
  /** Two volunteers: the second is vetted; the first helps at event 1, with hours. */
  async addOneOfEach({ db }) {
    const volunteer = { state: "new" as const, name: "Mama Sample", email: "mama@example.org", phone: null };
    const offer = { skills: '["read"]', other_skill: null, days: null, place: null, message: null };
    const first = { reference_1_name: null, reference_1_contact: null };
    const second = { reference_2_name: null, reference_2_contact: null };
    const dates = { created_at: at, changed_at: at };
    const row = { ...volunteer, ...offer, ...first, ...second, ...dates };
    const unvetted = { vetted_on: null, vetted_until: null, vetted_by: null };
    const vetted = { vetted_on: "2015-01-01", vetted_until: "2027-03-09", vetted_by: "Other Member" };
    await db
      .insertInto("volunteers")
      .values({ ...row, ...unvetted, fingerprint: "one" })
      .execute();
    await db
      .insertInto("volunteers")
      .values({ ...row, ...vetted, state: "active", fingerprint: "two" })
      .execute();
    const hours = { date: at.slice(0, 10), half_hours: 2, recorded_at: at, recorded_by: "Other Member" };
    await db
      .insertInto("volunteer_hours")
      .values({ ...hours, volunteer_id: 1, event_id: null, idempotency_key: null })
      .execute();
    await db
      .insertInto("event_helpers")
      .values({ event_id: 1, volunteer_id: 1, added_at: at, added_by: "Other Member" })
      .execute();
  },
  async fillStaffArea(post) {
    await post("/volunteer", {
      read: "yes",
      place: "Yaba",
      name: "Sample Reader",
      contact: "helper@example.org",
      adult: "yes",
      firstName: "Mama Sample",
      firstContact: "0800 123 4567",
      message: "A ramp, please.",
    });
    await post("/admin/volunteers/1", { intent: "state", state: "talked" });
    await post("/admin/volunteers/1", { intent: "hours", date: "2026-01-01", hours: "2.5" });
    await post("/admin/volunteers/1", { intent: "note", text: "Wants to begin with translating." });
  },
  staffPages: ["/admin/event/1/helpers", "/admin/volunteers", "/admin/volunteers?q=nobody", "/admin/volunteers/1"],
  typedInto: ["/admin/volunteers/1"],
  forms: [{ path: "/volunteer", refused: { name: "" }, limit: { name: "volunteer", times: 60, minutes: 60 } }],
  confirmed: [["all volunteers", "/admin/volunteers/export", undefined, "/admin/volunteers"]],
  values: { "volunteers.state": () => "talked", volunteer_id: (n) => n },
  personal: { "volunteer_notes.text": "words" },
  shaped: {
    volunteers: ["state", "skills", "created_at", "changed_at", "vetted_on", "vetted_until", "fingerprint"],
    volunteer_notes: ["written_at", "idempotency_key"],
  },
  async spoil({ db }, send) {
    await send("/volunteer", { read: "yes", place: "P", name: "N", contact: "a@example.org", adult: "yes" });
    await db
      .insertInto("volunteer_notes")
      .values({ volunteer_id: 1, text: "T", written_at: "2026", written_by: "W" })
      .execute();
  },
  expressions: ({ events, waits }) => ({
    volunteers: {
      state: waits("'new'", "'active'"),
      skills: "'[]'",
      name: "'Helper ' || n",
      vetted_until: "'2026-12-01'",
    },
    volunteer_notes: { volunteer_id: "n" },
    volunteer_hours: { volunteer_id: "n", event_id: `1 + n % ${events}` },
    event_helpers: { volunteer_id: "n", event_id: `1 + n % ${events}` },
  }),
};
