import { join } from "node:path";
import { expect, test } from "vitest";
import { type CopyOptions, copyDatabase } from "../../ops/copy-database/copy-database.server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { cutConnections, newDatabase } from "../support/test-database.ts";
import { allOf, aSource } from "../support/whole-database.ts";

/** The address of a file that is not there yet. */
const newFile = () => `sqlite:${join(temporaryFolder(), "site.sqlite")}`;

const move = (from: string, to: string, options?: CopyOptions) => copyDatabase(from, to, "/", options);

test.each([
  { side: "from", from: newDatabase, to: newFile },
  { side: "to", from: newFile, to: newDatabase },
])(
  "a connection $side PostgreSQL that is lost is a sentence, and it goes on afterwards",
  async ({ side, from, to }) => {
    const source = await aSource(await from(), 600);
    const target = await to();
    const server = side === "from" ? source : target;
    let cut: Promise<unknown> | undefined;
    const onProgress: CopyOptions["onProgress"] = ({ done }) => {
      if (done < 4_000) return;
      cut ??= cutConnections(server);
    };
    const which = side === "from" ? "old" : "new";
    await expect(move(source, target, { onProgress })).rejects.toThrow(
      `The connection to the ${which} database broke off. What was copied stays: run it again, and it goes on.`,
    );
    await cut;
    await move(source, target);
    expect(await allOf(target)).toEqual(await allOf(source));
  },
);
