import type { DeclaredMigrations, Migrate } from "../../../server/db/migration-list.ts";

interface Row {
  name: string;
  content: string;
  next_content: string | null;
  status: string;
  publish_at: string | null;
}

const answersOfWithdrawing =
  /^(?:card\.(?:unknown|notYet|done|doneNothing|doneText|onePhoto|photos|oneRecording|recordings|and)|photo\.(?:otherCode|notYet|hides|sent|after|none|takenDown|takenDownWhy))$/;

/** Fields that staff can no longer change, by page. */
const fixed: Record<string, RegExp> = {
  giving: /^check\.(?!guard\.|report\.)/,
  receipts: /^check\./,
  withdraw: answersOfWithdrawing,
};

/** Fields that only admins publish from now on, by page. */
const sure: Record<string, RegExp> = {
  donate: /./,
  giving: /./,
  receipts: /./,
  spending: /./,
  safeguarding: /./,
  withdraw: /./,
  emails: /^(?:pledge|reminder|receipt|spent)\./,
};

type Values = Record<string, unknown>;

function readValues(json: string): Values | undefined {
  try {
    const values: unknown = JSON.parse(json);
    return typeof values === "object" && values !== null ? (values as Values) : undefined;
  } catch {
    return undefined;
  }
}

const withoutFixed = (json: string, page: string): string => {
  const values = readValues(json);
  if (values === undefined) return json;
  return JSON.stringify(Object.fromEntries(Object.entries(values).filter(([field]) => !fixed[page]?.test(field))));
};

/** Returns true if a draft or scheduled change differs from the published texts in a `sure` field. */
function touchesSure({ name, content, next_content: next }: Row): boolean {
  const live = readValues(content) ?? {};
  const later = readValues(next ?? "{}") ?? {};
  return [...new Set([...Object.keys(live), ...Object.keys(later)])].some(
    (field) => sure[name]?.test(field) && JSON.stringify(live[field]) !== JSON.stringify(later[field]),
  );
}

async function endFixedWords(db: Parameters<Migrate>[0], row: Row, at: string): Promise<void> {
  const { name, content, next_content: next, publish_at } = row;
  const isDue = row.status === "scheduled" && publish_at !== null && publish_at <= at;
  const live = readValues(isDue && next !== null ? next : content) ?? {};
  const ended = Object.entries(live).filter(([field]) => fixed[name]?.test(field));
  for (const [field, text] of ended)
    await db
      .insertInto("ended_texts")
      .values({ page: name, field, text: JSON.stringify(text), ended_at: at })
      .execute();
  const changed = { content: withoutFixed(content, name), next_content: next && withoutFixed(next, name) };
  await db.updateTable("page_texts").set(changed).where("name", "=", name).execute();
}

/** Texts about mobile wallets by page: for sites with and without a bank account. */
const ofPhones: Record<string, Record<string, string>> = {
  giving: {
    "wallet.heading": "phone.dialog.heading",
    "wallet.lede": "phone.dialog.lede",
    "wallet.transfer.heading": "phone.ways.transfer.heading",
    "wallet.transfer.text": "phone.ways.transfer.text",
    "wallet.transfer.button": "phone.ways.transfer.button",
    "wallet.nameCheck": "phone.nameCheck",
    "wallet.mustShow": "phone.reference.mustShow",
    "wallet.ledeWith": "phone.reference.lede",
  },
  emails: { "pledge.wallet": "pledge.phone", "reminder.wallet": "reminder.phone" },
};

/** Copies the foundation's texts to the fields for wallets, except texts about a bank. */
function withPhones(json: string, page: string): string {
  const values = readValues(json);
  if (values === undefined) return json;
  const more = Object.entries(ofPhones[page] ?? {}).flatMap(([from, to]) => {
    const text = values[from];
    return typeof text === "string" && !/bank|transfer/i.test(text) ? [[to, text] as const] : [];
  });
  return JSON.stringify({ ...Object.fromEntries(more), ...values });
}

export const sureWordMigrations: DeclaredMigrations = {
  // Texts of the site's responses are fixed now. Scheduled changes of `sure` texts become drafts.
  "151-sure-words": async (db) => {
    await db.schema
      .createTable("ended_texts")
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("ended_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("ended_texts_pk", ["page", "field"])
      .execute();
    const at = new Date().toISOString();
    const rows = (await db.selectFrom("page_texts").selectAll().execute()) as Row[];
    for (const row of rows) if (fixed[row.name] !== undefined) await endFixedWords(db, row, at);
    if ((await db.selectFrom("bank_details").select("id").limit(1).executeTakeFirst()) === undefined) return;
    const waiting = rows.filter(
      ({ status, publish_at }) => status === "scheduled" && publish_at !== null && publish_at > at,
    );
    for (const row of waiting.filter(touchesSure))
      await db
        .updateTable("page_texts")
        .set({ status: "draft", publish_at: null })
        .where("name", "=", row.name)
        .execute();
  },
  // Until then, a site with only wallets showed the texts about a bank.
  "162-words-of-phones": async (db) => {
    const rows = (await db.selectFrom("page_texts").selectAll().execute()) as Row[];
    for (const { name, content, next_content: next } of rows)
      if (ofPhones[name] !== undefined)
        await db
          .updateTable("page_texts")
          .set({ content: withPhones(content, name), next_content: next && withPhones(next, name) })
          .where("name", "=", name)
          .execute();
  },
  "198-language-of-drafts": async (db) => {
    await db.schema.alterTable("page_texts").addColumn("next_language", "text").execute();
  },
};
