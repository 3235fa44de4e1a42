import { describe, expect, test } from "vitest";
import { escapeMarkup, xml } from "./xml.ts";

describe("text inside HTML and XML", () => {
  test("cannot begin an element, an attribute or an entity", () => {
    expect(escapeMarkup(`<b title="x" id='y'>&amp;`)).toBe("&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;");
  });

  test("stays unchanged otherwise, in any language", () => {
    expect(escapeMarkup("Ọ̀rẹ́ — 100% 👩🏾‍🏫")).toBe("Ọ̀rẹ́ — 100% 👩🏾‍🏫");
  });
});

describe("a template for XML", () => {
  test("keeps its own markup and makes every value safe", () => {
    expect(xml`<title>${"Care & <love>"}</title><id>${'"'}</id>`).toBe(
      "<title>Care &amp; &lt;love&gt;</title><id>&quot;</id>",
    );
  });

  test("drops control characters, which would make the whole feed unreadable", () => {
    const every = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).join("");
    expect(xml`<p>${`a${every}b\u007f\u0085c`}</p>`).toBe("<p>a\t\n\rbc</p>");
  });

  test("drops the two code points that are no characters in XML", () => {
    expect(xml`<p>${"a\ufffeb\uffffc"}</p>`).toBe("<p>abc</p>");
  });

  test("takes a value as it is, even where it looks like a place for another one", () => {
    expect(xml`<p>${"$1 \\n $`"}</p>`).toBe("<p>$1 \\n $`</p>");
  });
});
