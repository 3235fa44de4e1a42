import type { CountryCode } from "../index.ts";
import type { CountryGuard } from "./country-guard.ts";
import { KE } from "./KE.ts";

/**
 * Countries whose places the words guard knows, besides Nigeria, whose rules stay on everywhere. The guard alone reads
 * them, on the server.
 */
export const guards: Readonly<Partial<Record<CountryCode, CountryGuard>>> = { KE };
