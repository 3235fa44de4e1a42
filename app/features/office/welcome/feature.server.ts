import { defineFeature } from "../../../server/define-feature.server.ts";
import { welcomePreviews } from "./welcome-emails.tsx";

export const welcome = defineFeature({ emails: welcomePreviews });
