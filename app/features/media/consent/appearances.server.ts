import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import * as store from "./appearance-queries.server.ts";
import { requireConsent } from "./find-consents.server.ts";
import { noteIn, placeOfRecording } from "./noted-appearances.server.ts";

type Now = Pick<AppContext, "db" | "clock">;

/** Ends the appearances in a deleted photo or recording. The people stay recorded. @param by null: the site */
export const endAppearancesOfDeleted = ({ db, clock }: Now, thing: store.Thing, by: string | null): Promise<void> =>
  store.endAppearances(db, thing, { ended_at: clock.now().toISOString(), ended_by: by, ended_why: "deleted" });

/** Adds people with consents to a recording; replaces their earlier consents. @returns the added consents */
export async function beginVoices(
  ctx: InTransaction,
  recording: { id: number; owner: string; path: string },
  consents: number[],
  by: string,
): Promise<number[]> {
  const now = ctx.clock.now().toISOString();
  const thing = { recording_id: recording.id };
  const begun: number[] = [];
  for (const consent_id of new Set(consents)) {
    const consent = await requireConsent(ctx, consent_id);
    const live = await store.findLiveConsents(ctx.db, thing, consent.subject_id);
    if (live.includes(consent_id)) continue;
    await store.endAppearances(ctx.db, thing, { ended_at: now, ended_by: by, ended_why: "renewed" }, live);
    await store.beginAppearance(ctx.db, thing, { consent_id, began_at: now, began_by: by });
    await noteIn(ctx, consent, placeOfRecording(recording));
    begun.push(consent_id);
  }
  return begun;
}

export const listLookalikes = ({ db }: Pick<AppContext, "db">): Promise<number[]> => store.findLookalikes(db, 50);

export const listTakenOut = ({ db }: Pick<AppContext, "db">) => store.findTakenOut(db, 50);
