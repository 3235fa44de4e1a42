import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { hangProfilePhoto } from "../photos/hang-profile-photo.server.ts";
import { disownPosts } from "../posts/disown-posts.server.ts";
import { needPerson } from "./need-person.server.ts";
import { mayDeleteUser } from "./people-rules.ts";
import * as store from "./user-store.server.ts";

/**
 * Takes a person off the site. Their sessions end at once and their picture comes down; their posts stay, with their
 * name.
 *
 * @throws Refusal notFound, adminsOnly, notYourself, lastAdmin
 */
export async function deleteUser(site: Site, member: StaffMember, id: string): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    const person = await needPerson(transaction, id);
    if (!mayDeleteUser(member, person, await store.countUsers(transaction, "admin"))) {
      if (member.role !== "admin") throw new Refusal("adminsOnly");
      throw new Refusal(member.id === id ? "notYourself" : "lastAdmin");
    }
    await disownPosts(transaction, id);
    await hangProfilePhoto(site, transaction, member, person, []);
    await store.deleteUser(transaction, id);
    const { name, email, role } = person;
    const before = { name, email, role };
    await keepDeed(site, transaction, member, { what: "user deleted", subject: `user:${id}`, before });
  });
}
