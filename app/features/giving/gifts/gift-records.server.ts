import type { AppContext } from "../../../server/context.server.ts";
import * as gifts from "./gift-queries.server.ts";
import * as promises from "./promise-queries.server.ts";

type Reader = Pick<AppContext, "db">;

export type { GiftRow } from "./gift-queries.server.ts";
export type { PromiseRow } from "./promise-queries.server.ts";

export const findPromiseById = ({ db }: Reader, id: number) => promises.findPromise(db, "id", id);

export const findGiftById = ({ db }: Reader, id: number) => gifts.findGift(db, "id", id);

export const findGiftBySource = ({ db }: Reader, source: string) => gifts.findGift(db, "source", source);
