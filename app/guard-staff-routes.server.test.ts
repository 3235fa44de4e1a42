import { RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { guardStaffRoutes } from "./guard-staff-routes.server.ts";
import { appContext, staffContext } from "./server/context.server.ts";

const buildOf = (handle: unknown) =>
  ({
    routes: {
      "staff-layout": { id: "staff-layout", module: {} },
      gifts: {
        id: "gifts",
        parentId: "staff-layout",
        path: "admin/gifts",
        module: { handle, loader: () => "the gifts", action: () => "recorded" },
      },
      blog: { id: "blog", parentId: "public-layout", path: "blog", module: { loader: () => "the blog" } },
    },
  }) as unknown as ServerBuild;

const argsOf = (role: string) => {
  const context = new RouterContextProvider();
  context.set(appContext, { features: [] } as never);
  context.set(staffContext, { id: "one", roles: [role] } as never);
  return { context } as never;
};

test("a staff route that does not say who may open it ends the start, with what to write where", () => {
  expect(() => guardStaffRoutes(buildOf(undefined))).toThrow(
    /admin\/gifts does not say who .* export const handle: StaffHandle/,
  );
});

test("whom it does not name is refused by its loader and its action; other routes are as they were", async () => {
  const { routes } = guardStaffRoutes(
    buildOf({ staff: { who: ({ roles }: { roles: string[] }) => roles.includes("admin") } }),
  );
  const { loader, action } = routes.gifts?.module ?? {};
  await expect(loader?.(argsOf("editor"))).rejects.toMatchObject({ status: 403, data: { code: "adminsOnly" } });
  await expect(action?.(argsOf("editor"))).rejects.toMatchObject({ status: 403 });
  expect(await loader?.(argsOf("admin"))).toBe("the gifts");
  expect(await action?.(argsOf("admin"))).toBe("recorded");
  expect(await routes.blog?.module.loader?.({} as never)).toBe("the blog");
});
