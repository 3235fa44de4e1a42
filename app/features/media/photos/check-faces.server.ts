import { bad, type Check, good, warning } from "../../../server/doctor/check.ts";
import { openFaceFinder } from "../../../server/faces/detect-faces.server.ts";
import { writeBytes } from "../../../values/bytes.ts";
import { findCounting } from "./face-queries.server.ts";

/** Can faces be counted here? */
const checkFaces: Check = async ({ openDb }) => {
  const db = await openDb();
  const tables = (await db?.introspection.getTables()) ?? [];
  if (db === undefined || !tables.some(({ name }) => name === "photo_faces")) return undefined;
  const { waiting, isOff } = await findCounting(db);
  if (isOff) return good("Faces are not counted: a setting switches it off.");
  const { obstacle, freeBytes } = await openFaceFinder().check();
  const free = writeBytes(Math.round(freeBytes));
  if (obstacle === "missing")
    return bad(
      "The detector of faces is not there.",
      "Its files are in vendor/faces of a checkout: take the whole version.",
    );
  if (obstacle === "memory")
    return warning(
      `Too little memory is free to count faces: ${free}, of 600 MB.`,
      "Staff look themselves. To have faces counted, stop other programs, or take a machine with 2 GB.",
    );
  return good(`${free} of memory are free, enough to count faces. ${waiting} photographs wait.`);
};

export const faceChecks: [name: string, check: Check][] = [["Faces", checkFaces]];
