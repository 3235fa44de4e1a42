// Holds the lock of an SQLite file: FILE MILLISECONDS.
import { DatabaseSync } from "node:sqlite";

const [file = "", ms] = process.argv.slice(2);
const db = new DatabaseSync(file);
db.exec("begin immediate");
setTimeout(() => db.exec("commit"), Number(ms));
