import { leastRecall } from "content/countries/guard/country-guard.ts";
import { guards } from "content/countries/guard/index.ts";
import { countryOf } from "content/countries/index.ts";
import { staffWordsGuard } from "content/staff-sensitive.ts";
import type { AppContext } from "../../server/context.server.ts";

/** Returns the country's name if the words guard does not know its places. */
export async function findUnguardedCountry(ctx: AppContext): Promise<string | undefined> {
  const code = await ctx.childProtection.findCountryCode(ctx);
  if (code === "NG" || (guards[code]?.recall ?? 0) >= leastRecall) return undefined;
  return code === "XX" ? staffWordsGuard.anyCountry : countryOf(code).name;
}
