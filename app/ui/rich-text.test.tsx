import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const html = (text: string) => renderToStaticMarkup(<RichText text={text} />);

test("a text may have links, emphasis, lists, headings and quotations", () => {
  expect(html("Go *slowly*, **now**, to [us](https://example.org).")).toBe(
    '<p dir="auto">Go <em>slowly</em>, <strong>now</strong>, to <a href="https://example.org">us</a>.</p>',
  );
  expect(html("# What we learned")).toBe('<h2 dir="auto">What we learned</h2>');
  expect(html("- one\n- two")).toBe('<ul><li dir="auto">one</li><li dir="auto">two</li></ul>');
  expect(html("> a quotation")).toBe('<blockquote dir="auto"><p dir="auto">a quotation</p></blockquote>');
  expect(html("1. one\n2. two")).toBe('<ol start="1"><li dir="auto">one</li><li dir="auto">two</li></ol>');
});

test.each(["- مرحبا", "1. שלום", "> مرحبا"])("the marks and bars of %j stand on the right", (text) => {
  expect(html(text)).toMatch(/^<(?:ul|ol|blockquote)[^>]* dir="rtl">/);
});

test("a link that runs script, or hides another site, becomes plain words", () => {
  for (const url of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/&Tab;/evil.example",
    "/&#92;evil.example",
    "vbscript:x",
  ]) {
    expect(html(`[tap](<${url}>)`)).toBe('<p dir="auto">tap</p>');
  }
});

test("HTML is shown as it was typed and never runs", () => {
  expect(html("<script>alert(1)</script>")).toBe("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html("a <img src=x onerror=alert(1)> b")).toBe('<p dir="auto">a &lt;img src=x onerror=alert(1)&gt; b</p>');
  expect(html("![x](https://evil.example/pixel.gif)")).not.toContain("<img");
});

test("plain text stays plain", () => {
  expect(html("5 < 6 & 7 > 2, price: 2*3*4 naira_total")).toBe(
    '<p dir="auto">5 &lt; 6 &amp; 7 &gt; 2, price: 2<em>3</em>4 naira_total</p>',
  );
  expect(html("")).toBe("");
});
