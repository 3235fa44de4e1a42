import type { ServerBuild } from "react-router";
import type { Language } from "../../values/site-language.ts";

/** Returns the browser's files for pages in a language: each but English has a folder of scripts with the same names. */
export const assetsIn = (assets: ServerBuild["assets"], language: Language): ServerBuild["assets"] =>
  language === "en"
    ? assets
    : JSON.parse(JSON.stringify(assets).replaceAll(/(?<="\/assets\/)(?=[^"/]+\.js")/g, `${language}/`));
