import type { Kysely } from "kysely";

type Before = Kysely<{ gifts: { id: number; name: string | null; name_folded: string | null } }>;

/** As `values/search-words.ts` folds a text at the time of this migration. */
const plainLetters: Record<string, string> = {
  ...{ ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y", ŋ: "n", ɛ: "e", ɔ: "o", ə: "e", ǝ: "e", ı: "i" },
  ...{ đ: "d", ð: "d", ø: "o", ł: "l", ħ: "h", ŧ: "t", ß: "ss", æ: "ae", œ: "oe", þ: "th" },
};

const foldName = (name: string): string => {
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ‘`]+/gu, "")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter);
  return (plain.match(/[\p{L}\p{Nd}]+/gu) ?? []).map((word) => [...word].slice(0, 40).join("")).join(" ");
};

/** Rows of a page. */
const pageLength = 1_000;

/** Names without capitals, marks and hooks, by which gifts are searched: SQLite lowers ASCII alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("gifts").addColumn("name_folded", "text").execute();
  const db = database as unknown as Before;
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("gifts")
      .select(["id", "name"])
      .where("id", ">", after)
      .where("name", "is not", null)
      .orderBy("id")
      .limit(pageLength)
      .execute();
    for (const { id, name } of rows) {
      const name_folded = foldName(name ?? "");
      await db.updateTable("gifts").set({ name_folded }).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
