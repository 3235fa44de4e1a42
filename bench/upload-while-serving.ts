// `npm run bench:upload`: latency of a public page during the resizing of a 12-megapixel photograph, and without, in
// one run. The ratio counts, as the machine may be busy.
import sharp from "sharp";
import { makeFolder, setUpAdmin, sharesOf, startSite } from "./site-process.ts";

/** Concurrent visitors, and minimum length of each half (ms). */
const visitors = 4;
const atLeast = 8_000;
const uploads = 5;

const { folder, remove } = makeFolder();
const site = await startSite(folder);
const headers = await setUpAdmin(site);

/** Visits the home page from several browsers until aborted. @returns latencies (ms) */
async function visitUntil(over: () => boolean): Promise<number[]> {
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (!over()) {
        const start = performance.now();
        const answer = await fetch(`${site.address}/`);
        await answer.text();
        if (answer.status !== 200) throw new Error(`The home page answered ${answer.status}.`);
        took.push(performance.now() - start);
        // Think time; without it, this measures only the queue.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  return took;
}

/** A picture with a camera's detail, 4000 by 3000 pixels. */
async function aPhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 120, sigma: 60 } as const;
  const grain = sharp({ create: { width: 1000, height: 750, channels: 3, background: "#888", noise } });
  const picture = await grain.jpeg().toBuffer();
  return new Uint8Array(await sharp(picture).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer());
}

const body = await aPhotograph();
const until = (moment: number) => () => performance.now() > moment;

await visitUntil(until(performance.now() + 2_000));
const alone = await visitUntil(until(performance.now() + atLeast));

let over = false;
const beside = visitUntil(() => over);
const made: number[] = [];
for (let number = 0; number < uploads; number++) {
  const start = performance.now();
  const answer = await fetch(`${site.address}/admin/media/upload`, { method: "POST", headers, body });
  if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}.`);
  made.push((performance.now() - start) / 1_000);
}
over = true;
const during = await beside;
await site.end();
remove();

const shares = [0.5, 0.95, 0.99];
const without = sharesOf(alone, shares);
const meanwhile = sharesOf(during, shares);
const line = (name: string, list: number[], count: number) => `| ${name} | ${list.join(" | ")} | ${count} |\n`;
process.stdout.write(
  [
    `A photograph of 12 megapixels, ${(body.byteLength / 1e6).toFixed(1)} MB, became all its sizes in `,
    `${sharesOf(made, [0.5])[0]} s (median of ${uploads}; slowest ${Math.max(...made).toFixed(1)} s).\n\n`,
    `| the home page, ${visitors} visitors, ms | p50 | p95 | p99 | visits |\n|---|---|---|---|---|\n`,
    line("no upload", without, alone.length),
    line("during uploads", meanwhile, during.length),
    line(
      "ratio",
      meanwhile.map((value, index) => Math.round((value / (without[index] ?? 1)) * 10) / 10),
      0,
    ),
  ].join(""),
);
