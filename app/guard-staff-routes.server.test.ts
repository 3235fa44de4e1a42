import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { guardStaffRoutes } from "./guard-staff-routes.server.ts";
import { appContext, staffContext } from "./server/context.server.ts";
import { defineErrors } from "./server/http/errors.ts";

const buildOf = (handle: unknown) =>
  ({
    routes: {
      "staff-layout": { id: "staff-layout", module: {} },
      gifts: {
        id: "gifts",
        parentId: "staff-layout",
        path: "admin/gifts",
        module: { handle, default: () => null, loader: () => "the gifts", action: () => "recorded" },
      },
      blog: { id: "blog", parentId: "public-layout", path: "blog", module: { loader: () => "the blog" } },
    },
  }) as unknown as ServerBuild;

const argsOf = (role: string, method = "GET") => {
  const context = new RouterContextProvider();
  context.set(appContext, { features: [] } as never);
  context.set(staffContext, { id: "one", roles: [role] } as never);
  return { context, request: new Request("https://site.test/admin/gifts", { method }) } as never;
};

test("a staff route without a permission stops the start and says how to add one", () => {
  expect(() => guardStaffRoutes(buildOf(undefined))).toThrow(
    /admin\/gifts does not say who .* export const handle: StaffHandle/,
  );
});

const { notHere: refused } = defineErrors({ notHere: 403 }, { notHere: "Not here." });

test("refuses roles that a route does not name", async () => {
  const { routes } = guardStaffRoutes(
    buildOf({ staff: { who: ({ roles }: { roles: string[] }) => roles.includes("admin"), refused } }),
  );
  const { loader, action } = routes.gifts?.module ?? {};
  await expect(loader?.(argsOf("editor"))).rejects.toMatchObject({ status: 403, data: { code: "notHere" } });
  // An open form stays, with its typed values.
  expect(await action?.(argsOf("editor", "POST"))).toMatchObject({
    data: { message: "Not here.", errors: {} },
    init: { status: 403 },
  });
  expect(await loader?.(argsOf("admin"))).toBe("the gifts");
  expect(await action?.(argsOf("admin", "POST"))).toBe("recorded");
  expect(await routes.blog?.module.loader?.({} as never)).toBe("the blog");
});
