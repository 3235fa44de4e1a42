import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { originalsOf, pageWordsOf } from "../../../server/page-words.ts";
import { features } from "../../index.server.ts";
import { OriginalsContext, useWords } from "./use-words.tsx";
import { WordsContext } from "./words-context.tsx";

const { giving } = pageWordsOf(features);

const Title = () => <b>{useWords("giving").promise.title}</b>;

test("a component names a page and says its original words, or what the foundation changed", () => {
  const title = renderToStaticMarkup(
    <OriginalsContext value={originalsOf(features)}>
      <Title />
    </OriginalsContext>,
  );
  expect(title).toBe(`<b>${giving.original.promise.title}</b>`);
  const promise = { ...giving.original.promise, title: "Give with joy" };
  const changed = renderToStaticMarkup(
    <OriginalsContext value={originalsOf(features)}>
      <WordsContext value={{ giving: { ...giving.original, promise } }}>
        <Title />
      </WordsContext>
    </OriginalsContext>,
  );
  expect(changed).toBe("<b>Give with joy</b>");
});

test("a component of a staff page has no words of public pages, and the error says what to do", () => {
  expect(() => renderToStaticMarkup(<Title />)).toThrow(
    /useWords\("giving"\) has no words here: .* Read them in the loader with findWordsOf/,
  );
});
