import { contentTable } from "../../../cms/define-content-type.server.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { eventType } from "./event.type.server.ts";
import { findEventsOnLine } from "./find-coming-events.server.ts";

export const events = defineFeature({
  coming: findEventsOnLine,
  tables: { events: contentTable(eventType) },
});
