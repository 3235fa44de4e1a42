import { logThings } from "content/log-things.ts";
import { staff as staffWords } from "content/staff.ts";
import { staffAskedSite } from "content/staff-asked-site.ts";
import { staffActs } from "content/staff-jump.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { writeChildSafetyLine } from "../../foundation/settings/child-safety-line.ts";
import { contactPreviews } from "./contact-emails.tsx";
import { findMessageNeeds } from "./find-message-needs.server.ts";
import { findMessageTargets, storeQuestion } from "./message-commands.server.ts";
import { messageData, messageRetention } from "./message-data.server.ts";
import { canManageMessages } from "./message-permissions.ts";
import { unreadMessages } from "./message-queries.server.ts";

export const contact = defineFeature(() => ({
  pages: [
    {
      path: "/contact",
      rank: 80,
      need: "contact",
      lede: (of) => of("contact").lede,
      title: (of) => of("contact").title,
      texts: (of, { phone, email, headOffice, social, ...settings }) => {
        const { heading, lede, reach } = of("contact");
        const labels = [reach.heading, reach.phone, reach.email, reach.headOffice, reach.safeguarding];
        const facts = [phone, email, headOffice, writeChildSafetyLine(settings), ...social.map(({ name }) => name)];
        return [heading, lede, reach.report, ...labels, ...facts];
      },
    },
  ],
  jump: findMessageTargets,
  staff: [
    {
      label: staffWords.nav.messages,
      path: "/admin/messages",
      who: canManageMessages,
      icon: "message",
      waiting: unreadMessages,
      alsoCalled: staffAskedSite.messages,
    },
    {
      kind: "act",
      label: staffActs.downloadMessages,
      path: "/admin/messages",
      icon: "message",
      who: canManageMessages,
      alsoCalled: staffAskedSite.downloadMessages,
    },
    {
      kind: "act",
      label: staffActs.answerMessages,
      path: "/admin/messages",
      icon: "message",
      who: canManageMessages,
      alsoCalled: staffAskedSite.answerMessage,
    },
  ],
  needs: findMessageNeeds,
  on: { visitorAsked: storeQuestion },
  person: messageData,
  retention: [messageRetention],
  emails: contactPreviews,
  logged: { people: ["message"] },
  things: { message: loggedRows({ table: "messages", name: logThings.message, to: () => "/admin/messages" }) },
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
}));
