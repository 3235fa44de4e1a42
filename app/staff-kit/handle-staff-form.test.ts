import { expect, test } from "vitest";
import { mainOf, textOf } from "../../tests/support/page-text.ts";
import { createStaffedSite } from "../../tests/support/staff-visitor.ts";

const gone = "That is not there any more. Nothing was changed.";

test("every list answers an act on a removed row", async () => {
  const { post, auditEvents } = await createStaffedSite({}, "admin");
  const acts: [path: string, heading: string, fields: Record<string, string>][] = [
    ...["done", "spam", "new", "give", "delete"].map((intent): [string, string, Record<string, string>] => [
      "/admin/messages",
      "Messages",
      { intent, id: "9" },
    ]),
    ["/admin/messages", "Messages", { intent: "reply", id: "9", text: "Thank you" }],
    ...["publish", "unpublish", "delete", "undelete"].map((command): [string, string, Record<string, string>] => [
      "/admin/post",
      "Posts",
      { act: `${command}:9` },
    ]),
    ["/admin/subscribers", "Subscribers", { intent: "remove", id: "9" }],
    ["/admin/redirects", "Old addresses", { intent: "delete", id: "9" }],
    ["/admin/manageusers/nobody", "Team", { intent: "invite" }],
    ["/admin/gifts", "Gifts", { intent: "seen", id: "9", amount: "5000", day: "2026-01-02" }],
  ];
  const before = await auditEvents();
  for (const [path, heading, fields] of acts) {
    const answer = await post(path, fields);
    const html = mainOf(await answer.text());
    const shown = { status: answer.status, isOnPage: textOf(html).includes(heading), isSaid: html.includes(gone) };
    expect([path, fields, shown]).toEqual([path, fields, { status: 404, isOnPage: true, isSaid: true }]);
  }
  expect(await auditEvents()).toEqual(before);
});
