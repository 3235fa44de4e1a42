import type { CountryCode } from "../index.ts";
import type { CountryGuard } from "./country-guard.ts";
import { GH } from "./ghana.ts";
import { CI } from "./ivory-coast.ts";
import { KE } from "./kenya.ts";
import { SN } from "./senegal.ts";
import { UG } from "./uganda.ts";

/**
 * Countries whose places the words guard knows, in addition to Nigeria, whose rules always apply. Only the guard reads
 * them, on the server.
 */
export const guards: Readonly<Partial<Record<CountryCode, CountryGuard>>> = { KE, GH, UG, SN, CI };
