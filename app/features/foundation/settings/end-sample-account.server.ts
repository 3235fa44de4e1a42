import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { readSetting, saveFirst } from "./settings-queries.server.ts";

/** Mark in the settings table: a donor has promised a gift. Setting it renders the page of gifts again. */
const mark = "sampleAccountEnded";

export const hasSampleAccountEnded = async ({ db }: Pick<AppContext, "db">): Promise<boolean> =>
  (await readSetting(db, mark)) !== undefined;

/** Hides the sample's bank account permanently, because a donor who promised a gift would send money to it. */
export const endSampleAccount = ({ db, clock }: InTransaction): Promise<void> =>
  saveFirst(db, mark, clock.now().toISOString());
