import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageMeta, SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { PublicMeta } from "./public-meta.tsx";

const headOf = (languages?: Record<string, string>, description = "Water for all") =>
  renderToStaticMarkup(
    <SiteDetailsContext value={{ name: "Sample", origin: "https://site.test", PublicMeta }}>
      <PageMeta title="Home" path="/" description={description} {...(languages && { languages })} />
    </SiteDetailsContext>,
  );

test("a page in several languages names each of them, itself included; a page in one names none", () => {
  const head = headOf({ en: "/", ha: "/ha" });
  expect(head).toContain('<link rel="alternate" hrefLang="en" href="https://site.test/"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="ha" href="https://site.test/ha"/>');
  expect(headOf({ en: "/" })).not.toContain("hrefLang");
  expect(headOf()).not.toContain("hrefLang");
});

test("descriptions for messengers have no Markdown and end between words", () => {
  const said = (text: string) => /property="og:description" content="([^"]*)"/.exec(headOf(undefined, text))?.[1];
  expect(said("**Clean hands** keep [children](/events) in _school_.")).toBe("Clean hands keep children in school.");
  expect(said("word ".repeat(60))).toMatch(/^(?:word )+word\.\.\.$/);
});
