import type { Language } from "../../values/site-language.ts";

/** Returns the browser's files for pages in a language: each but English has a folder of scripts with the same names. */
export const assetsIn = <Assets>(assets: Assets, language: Language): Assets =>
  language === "en"
    ? assets
    : JSON.parse(JSON.stringify(assets).replaceAll(/(?<="\/assets\/)(?=[^"/]+\.js")/g, `${language}/`));
