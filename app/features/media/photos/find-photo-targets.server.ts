import { staffMedia } from "content/staff-media.ts";
import type { FindJumpTargets } from "../../../server/staff-destination.ts";
import { findPhotosByWord } from "./find-photos.server.ts";
import { canManagePhotos } from "./photo-permissions.ts";

const consents: Partial<Record<string, string>> = {
  recorded: staffMedia.agreed,
  ask: staffMedia.ask,
  noPeople: staffMedia.drawn,
};

/** Finds photos for the jump box, for members who can open them. */
export const findPhotoTargets: FindJumpTargets = async (ctx, member, search, max) =>
  (canManagePhotos(member) ? await findPhotosByWord({ ctx, member }, search, max) : []).map(({ id, alt, consent }) => ({
    group: "photos",
    label: alt,
    to: `/admin/media?photo=${id}`,
    icon: "picture",
    note: consents[consent] ?? consent,
  }));
