// Holds the lock of an SQLite file, or of a PostgreSQL table that every update changes. Arguments: PLACE MILLISECONDS.
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

const [place = "", ms] = process.argv.slice(2);

async function hold() {
  if (!place.startsWith("postgres:")) {
    const db = new DatabaseSync(place);
    db.exec("begin immediate");
    return () => db.exec("commit");
  }
  const client = new pg.Client(place);
  await client.connect();
  await client.query("begin; lock table events, gifts, photos, users in access exclusive mode");
  return () => client.end();
}

const release = await hold();
setTimeout(release, Number(ms));
