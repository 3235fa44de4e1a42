import type { AppContext, InTransaction } from "../../server/context.server.ts";
import * as store from "./appearance-queries.server.ts";

export type { Thing } from "./appearance-queries.server.ts";

type Now = Pick<AppContext, "db" | "clock">;

/** Ends who appears in a photo or a recording that is deleted, in its transaction. Who it was stays known. @param by null: the site */
export const endAppearancesOfDeleted = ({ db, clock }: Now, thing: store.Thing, by: string | null): Promise<void> =>
  store.endAppearances(db, thing, { ended_at: clock.now().toISOString(), ended_by: by, ended_why: "deleted" });

/** Begins the appearances of people in a recording, each with a consent. */
export async function beginVoices(
  { db, clock }: InTransaction,
  recordingId: number,
  consents: number[],
  by: string,
): Promise<void> {
  const begun = { began_at: clock.now().toISOString(), began_by: by };
  for (const consent_id of new Set(consents))
    await store.beginAppearance(db, { recording_id: recordingId }, { consent_id, ...begun });
}

/** Photos that look like one that was taken back, deleted or covered, for the safeguarding lead. Oldest first. */
export const listLookalikes = ({ db }: Pick<AppContext, "db">): Promise<number[]> => store.findLookalikes(db, 50);

/** People with a card whom staff took out of a photo, for the safeguarding lead. Oldest first. */
export const listTakenOut = ({ db }: Pick<AppContext, "db">) => store.findTakenOut(db, 50);
