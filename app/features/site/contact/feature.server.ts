import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { countMessages } from "./count-messages.server.ts";
import { findMessageNeeds } from "./find-message-needs.server.ts";
import { messageData, messageRetention } from "./message-data.server.ts";

export const contact = defineFeature({
  figures: countMessages,
  needs: findMessageNeeds,
  person: messageData,
  retention: [messageRetention],
  tables: {
    messages: table({
      noun: "message",
      key: ["id"],
      emailSince: "created_at",
      columns: {
        nothing: "id",
        typed: "subject message",
        person: "first_name last_name email created_at read_at answered_at spam_at given_to",
        secret: "fingerprint",
        staff: "read_by",
      },
    }),
    message_replies: table({
      noun: "reply",
      key: ["id"],
      belongsTo: ["messages"],
      columns: {
        nothing: "id message_id idempotency_key",
        typed: "text",
        person: "written_at",
        staff: "written_by",
      },
    }),
  },
});
