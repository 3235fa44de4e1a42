import type { CountryCode } from "../index.ts";
import { CI } from "./CI.ts";
import type { CountryGuard } from "./country-guard.ts";
import { GH } from "./GH.ts";
import { KE } from "./KE.ts";
import { SN } from "./SN.ts";
import { UG } from "./UG.ts";

/**
 * Countries whose places the words guard knows, besides Nigeria, whose rules stay on everywhere. The guard alone reads
 * them, on the server.
 */
export const guards: Readonly<Partial<Record<CountryCode, CountryGuard>>> = { KE, GH, UG, SN, CI };
