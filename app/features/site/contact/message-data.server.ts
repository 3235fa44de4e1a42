import { messageData as words } from "content/staff-messages.ts";
import { type PersonalData, personalRecords } from "../../../server/personal-data.ts";
import type { Retention } from "../../../server/retention.ts";
import * as store from "./message-queries.server.ts";

/** Exports and erases a person's messages, with the answers to them. */
export const messageData: PersonalData = {
  async find({ db }, { email }) {
    const messages = await store.findMessagesFrom(db, email);
    const replies = await store.findRepliesTo(
      db,
      messages.map(({ id }) => id),
    );
    return [
      personalRecords(
        { name: "messages", label: words.label, noun: "message" },
        messages,
        ({ created_at }) => created_at,
      ),
      { name: "answersToYou", exported: replies.map(({ text, written_at }) => ({ text, writtenAt: written_at })) },
    ];
  },
  async erase({ db }, { email }) {
    await store.deleteMessagesFrom(db, email);
  },
  emailsAboutSender: ["contact-message"],
};

export const messageRetention: Retention = {
  what: "messages",
  after: "messageMonths",
  why: "docs/decisions/019-peoples-data.md",
  delete: (db, before) => store.deleteMessagesBefore(db, before.toISOString()),
};
