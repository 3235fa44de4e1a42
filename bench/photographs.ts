import sharp from "sharp";
import { type SiteProcess, setUpAdmin } from "./site-process.ts";

/**
 * Attaches generated photos to the four pages that visitors usually open. Soft shapes, edges and sensor noise compress
 * to about the size of outdoor photos of people.
 */
export async function attachPhotographs(site: SiteProcess): Promise<void> {
  const headers = await setUpAdmin(site);
  for (const [number, place] of ["home-hero", "home-about", "home-founder", "banner"].entries()) {
    const body = await aPhotograph(number);
    const sent = await fetch(`${site.address}/admin/media/upload`, { method: "POST", headers, body });
    if (sent.status !== 200) throw new Error(`The upload answered ${sent.status}.`);
    const { id } = (await sent.json()) as { id: number };
    const said = new URLSearchParams({ alt: "Children at a table", places: place, consent: "nobody" });
    const attached = await fetch(`${site.address}/admin/media/${id}.data`, { method: "POST", headers, body: said });
    if (attached.status !== 200) throw new Error(`The form answered ${attached.status}.`);
  }
}

async function aPhotograph(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const width = 2400;
  const height = 1800;
  const grain = (size: number, sigma: number) =>
    sharp({
      create: {
        width: Math.round(width / size),
        height: Math.round(height / size),
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma },
      },
    })
      .resize(width, height, { kernel: "cubic" })
      .png()
      .toBuffer();
  // Large and small soft shapes and fine grain: details at every scale, as in a photo.
  const layers = await Promise.all([grain(300, 70), grain(60, 38), grain(14, 18), grain(4, 7)]);
  const faces = Array.from({ length: 9 }, (_, place) => {
    const x = 200 + ((place * 613 + number * 97) % 2000);
    const y = 300 + ((place * 401 + number * 211) % 1200);
    return `<circle cx="${x}" cy="${y}" r="${120 + ((place * 37) % 90)}" fill="hsl(${(place * 47 + number * 80) % 360} 45% ${30 + place * 5}%)"/>`;
  });
  const shapes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${faces.join("")}</svg>`,
  );
  const made = await sharp(layers[0])
    .composite([
      { input: shapes, blend: "over" },
      ...layers.slice(1).map((input) => ({ input, blend: "soft-light" as const })),
    ])
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Uint8Array(made);
}
