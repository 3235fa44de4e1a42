import { expect, test } from "vitest";
import { createNameFinder, type Named } from "./find-by-name.ts";

const items: Named[] = [
  { label: "Look", alsoCalled: "logo, colours, design" },
  { label: "Logo", alsoCalled: "our logo, new logo", within: "Look", reserve: 0.1 },
  { label: "Page", within: "Look", reserve: 0.1 },
  { label: "Pages", alsoCalled: "words of the site, home page" },
  { label: "Posts", alsoCalled: "blog, stories, write" },
  { label: "Bring back what was deleted", alsoCalled: "restore, recycle bin" },
  { label: "Change your password", alsoCalled: "password, forgot my password" },
  { label: "Bank details", alsoCalled: "account number, mobile money" },
  { label: "Your account", alsoCalled: "profile" },
  { label: "Requests to take a photo down", alsoCalled: "withdrawals" },
  { label: "Photos", alsoCalled: "pictures, upload" },
  { label: "Mail", alsoCalled: "e-mails, outbox" },
  { label: "Log", alsoCalled: "who did what" },
  { label: "Sign out", alsoCalled: "log out" },
  { label: "What we use", alsoCalled: "switch off, features" },
  { label: "Newsletter", alsoCalled: "issue" },
  { label: "Newsletter", alsoCalled: "switch off newsletter", within: "What we use", reserve: 0.1 },
  { label: "Ẹ̀bùn", alsoCalled: "" },
];

const findByName = createNameFinder();

const find = (search: string) => findByName(search, items).map(({ label }) => label);
const first = (search: string) => find(search)[0];

test("the name comes before another name, another name before all words, those before beginnings", () => {
  expect(first("photos")).toBe("Photos");
  expect(find("photo").slice(0, 2)).toEqual(["Photos", "Requests to take a photo down"]);
  expect(find("logo")).toEqual(["Logo", "Look"]);
  expect(first("page")).toBe("Pages");
  expect(find("pho").slice(0, 2)).toEqual(["Photos", "Requests to take a photo down"]);
});

test("a question is asked in one’s own words", () => {
  expect(first("How do I change the logo?")).toBe("Logo");
  expect(first("where is the account number")).toBe("Bank details");
  expect(first("i forgot my password")).toBe("Change your password");
  expect(first("WHO did what")).toBe("Log");
  expect(first("log out")).toBe("Sign out");
  expect(first("restore")).toBe("Bring back what was deleted");
  expect(first("photo take down")).toBe("Requests to take a photo down");
  expect(findByName("switch off the newsletter", items)[0]?.within).toBe("What we use");
});

test("capitals, accents, hyphens, forms of a word and one slip in a long word make no difference", () => {
  expect(first("LOOK")).toBe("Look");
  expect(first("ebun")).toBe("Ẹ̀bùn");
  expect(first("emails")).toBe("Mail");
  expect(first("e-mail")).toBe("Mail");
  expect(first("passwrod")).toBe("Change your password");
  expect(first("picturs")).toBe("Photos");
  expect(find("lgo")).toEqual([]);
});

test("an entry with some of the words is found only if none has all", () => {
  expect(find("river photos")).toContain("Photos");
  expect(find("bank account number")).toEqual(["Bank details"]);
  expect(find("a river in the rain")).toEqual([]);
});

test("one letter, no letter and very many letters get an answer", () => {
  expect(find("n")).toEqual(["Newsletter", "Newsletter"]);
  for (const nothing of ["", " ", "?!", "\0"]) expect(find(nothing)).toEqual([]);
  expect(find("x".repeat(200))).toEqual([]);
  expect(find("how ".repeat(50)).length).toBe(0);
});

const findIn = (named: Named[], search: string, meanings: string[] = []) =>
  createNameFinder(meanings)(search, named).map(({ label }) => label);

test("words that the names of one thing have often tell more than those that many have", () => {
  const named: Named[] = [
    { label: "Photos", alsoCalled: "mother asks, upload, album" },
    { label: "Requests", alsoCalled: "mother wants the photo gone, father wants it gone, take it down, gone" },
    { label: "Posts", alsoCalled: "photo in a post, blog" },
  ];
  expect(findIn(named, "photo gone please")[0]).toBe("Requests");
  expect(findIn(named, "his mother says gone")[0]).toBe("Requests");
});

test("words that mean the same are found, and a slip in one of them", () => {
  const named: Named[] = [{ label: "Gifts" }, { label: "Photos" }];
  expect(findIn(named, "picture", ["photo picture"])).toEqual(["Photos"]);
  expect(findIn(named, "pictrue", ["photo picture"])).toEqual(["Photos"]);
  expect(findIn(named, "gifters")).toEqual(["Gifts"]);
});

test("joined words, split words and two slips in a long word are found", () => {
  const named: Named[] = [{ label: "Gifts" }, { label: "Newsletter", alsoCalled: "photo library" }];
  for (const search of ["news letter", "photolibrary", "newsleterr"])
    expect(findIn(named, search)).toEqual(["Newsletter"]);
});

test("text by people is found by exact words, and does not change the weights of words", () => {
  const named: Named[] = [{ label: "Givers" }, { label: "The river", isAbout: true, isWritten: true }];
  expect(findIn(named, "river")).toEqual(["The river"]);
  expect(findIn(named.slice(0, 1), "giversz")).toEqual(["Givers"]);
  const find = createNameFinder();
  find("photos", [{ label: "Zebras", isWritten: true }]);
  expect(find("zebrsa", [{ label: "Zebra", isWritten: true }, { label: "Photos" }])).toEqual([]);
});
