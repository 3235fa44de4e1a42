import { defineFeature } from "../../../server/define-feature.server.ts";
import { withDressedEmails } from "./dress-emails.server.ts";

export const look = defineFeature({ outgoing: withDressedEmails });
