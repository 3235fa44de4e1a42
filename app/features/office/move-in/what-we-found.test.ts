import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { aPicture, createMovingSite, uploadAt, writeWxr, zipOf } from "./old-sites.support.ts";

const oldShop = () =>
  writeWxr([
    {
      id: 11,
      title: "The year",
      content: `<img class="wp-image-21" src="${uploadAt("a.png")}"> Help: [give_form id="77"]`,
      beside: `<category domain="category" nicename="news">N</category><category domain="post_tag" nicename="water">W</category>`,
    },
    { id: 13, title: "Thrown away", status: "trash", content: "<p>Old.</p>" },
    { id: 14, kind: "shop_order", title: "Order of Secretname", content: "x" },
    { id: 15, kind: "shop_order", status: "trash", title: "Order of Secretname", content: "x" },
    { id: 21, kind: "attachment", status: "inherit", file: uploadAt("a.png") },
    { id: 22, kind: "attachment", status: "inherit", file: uploadAt("b.png") },
    { id: 23, kind: "attachment", status: "inherit", file: uploadAt("audit-2021.pdf") },
  ]);

test("the page of an import names things that the site does not keep", async () => {
  const { read, readAsStaff } = await createMovingSite();
  const page = textOf(mainOf(await readAsStaff(await read("wordpress", oldShop()))));
  expect(page).toContain(
    "The site does not keep 2 items from the trash (“Thrown away” and 1 more), 1 order and 1 PDF file (“audit-2021.pdf”).",
  );
  expect(page).toContain("The site does not keep 1 category and 1 tag.");
  expect(page).not.toContain("Secretname");
});

test("the page of an import counts photos without a ZIP file", async () => {
  const { read, readAsStaff } = await createMovingSite();
  const page = textOf(mainOf(await readAsStaff(await read("wordpress", oldShop()))));
  expect(page).toContain("The file names 2 photos, but you chose no ZIP file with them.");
});

test("hosts are asked about for the photos that the ZIP file does not have", async () => {
  const { read, readAsStaff } = await createMovingSite();
  const zip = zipOf({ "uploads/a.png": await aPicture(1) });
  const page = textOf(mainOf(await readAsStaff(await read("wordpress", oldShop(), zip))));
  expect(page).toContain("The ZIP file has 1 of 2 photos.");
  expect(page).toContain("Fetch the photos from old.example.org (1)");
});

test("no host is asked about if the ZIP file has all photos", async () => {
  const { read, readAsStaff } = await createMovingSite();
  const zip = zipOf({ "uploads/a.png": await aPicture(1), "uploads/b.png": await aPicture(2) });
  const page = textOf(mainOf(await readAsStaff(await read("wordpress", zip, oldShop()))));
  expect(page).toContain("The ZIP file has 2 of 2 photos.");
  expect(page).not.toContain("Fetch the photos from");
});

test("the report names posts and pictures instead of row numbers", async () => {
  const { read, press, readAsStaff } = await createMovingSite();
  const path = await read("wordpress", oldShop(), zipOf({ "uploads/a.png": await aPicture(1) }));
  await press(path, "bring");
  const page = textOf(mainOf(await readAsStaff(path)));
  expect(page).toContain("A form stood in the text: [give_form]. It stays out. “The year”");
  expect(page).toContain("Its picture is not in the files. “b.png”");
});

test("two photos that were here already have their plural", async () => {
  const { read, press, readAsStaff, ctx } = await createMovingSite();
  const zip = zipOf({ "uploads/a.png": await aPicture(1), "uploads/b.png": await aPicture(2) });
  await press(await read("wordpress", oldShop(), zip), "bring");
  await ctx.db.deleteFrom("imported_rows").execute();
  const again = await read("wordpress", oldShop(), zip);
  await press(again, "bring");
  expect(textOf(mainOf(await readAsStaff(again)))).toContain("2 photos that were here already");
});
