import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { readSetting, saveFirst } from "./settings-queries.server.ts";

/** Marks in the table of settings that a donor has promised a gift: its change renders the page of gifts again. */
const mark = "sampleAccountEnded";

export const hasSampleAccountEnded = async ({ db }: Pick<AppContext, "db">): Promise<boolean> =>
  (await readSetting(db, mark)) !== undefined;

/** Ends the sample's account for good: a donor who promised a gift would send it there. */
export const endSampleAccount = ({ db, clock }: InTransaction): Promise<void> =>
  saveFirst(db, mark, clock.now().toISOString());
