import { staffMoveIn as words } from "content/staff-move-in.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { ExportOptions, ExportRow, ExportSummary } from "../../../server/exports/export-rows.ts";
import { countIn, hostOf, picturesToFetch } from "../../../server/exports/gather-rows.ts";
import { openPictureArchive, type PictureArchive } from "../../../server/exports/open-picture-archive.server.ts";
import { uploadPath } from "../../../server/exports/picture-index.ts";
import type { FileTasks } from "../../../server/file-worker/file-worker.ts";
import { beginStories, findMissingPictures, lookAtStories } from "./bring-stories.server.ts";
import type { Answers, ImportKind, ImportRun, Question } from "./import-kind.server.ts";
import { joinSummaries } from "./join-summaries.ts";
import { keyOfRow } from "./old-keys.server.ts";
import {
  addressQuestion,
  isTakenBySite,
  kindQuestion,
  pageSlug,
  type StoryContext,
  targetOf,
} from "./plan-story.server.ts";
import { saveOldAddress } from "./save-old-address.server.ts";
import { isZip, type RowLines, type WaitingFile } from "./waiting-files.server.ts";

/** Facts of the export and of the archives of pictures. */
export interface StorySummary extends ExportSummary {
  archives: number;
  /** Number of pictures that the archives have. The hosts of the summary are those of the others. */
  held?: number;
}

/** A program from which posts, pages, events and pictures come. */
interface Source {
  name: string;
  program: ExportOptions["program"];
  /** Maximum size of one file (bytes), without archives of pictures. */
  maxExport: number;
  /** File name extensions. */
  accept: string;
}

const megabyte = 2 ** 20;

/** Returns the import of posts, pages, events and pictures from an export of a program. */
export function storyKind(source: Source): ImportKind<ExportRow, StorySummary> {
  return {
    name: source.name,
    maxBytes: 2_048 * megabyte,
    accept: source.accept,
    read: (ctx, files, write) => readFiles(ctx, files, source, write),
    describe,
    ask: async (ctx, summary, answers) =>
      ask(
        summary,
        answers,
        ctx.features.flatMap(({ pages }) => pages ?? []),
      ),
    look: lookAtStories,
    passes: ["pictures", "stories"],
    begin: beginStories,
    between: async (run, pass) => (pass === "pictures" ? findMissingPictures(run) : undefined),
    end: saveListAddresses,
  };
}

async function readFiles(
  ctx: AppContext,
  files: WaitingFile[],
  source: Source,
  write: (rows: RowLines) => Promise<void>,
): Promise<{ summary: StorySummary } | { problem: string }> {
  const archives: PictureArchive[] = [];
  const exports: WaitingFile[] = [];
  try {
    for (const file of files) {
      if (!(await isZip(file))) exports.push(file);
      else {
        const archive = await openPictureArchive(file.path).catch(() => undefined);
        if (archive === undefined) return { problem: "zip" };
        archives.push(archive);
      }
    }
    return await readExports(ctx, { files: exports, archives }, source, write);
  } finally {
    for (const archive of archives) archive.close();
  }
}

async function readExports(
  { fileWorker, clock }: AppContext,
  { files, archives }: { files: WaitingFile[]; archives: PictureArchive[] },
  { program, maxExport }: Source,
  write: (rows: RowLines) => Promise<void>,
): Promise<{ summary: StorySummary } | { problem: string }> {
  const summaries: ExportSummary[] = [];
  const missing = new MissingPictures(archives);
  for (const file of files) {
    if (file.size > maxExport) return { problem: "tooLarge" };
    for (let from: number | undefined = 0; from !== undefined; ) {
      const made: FileTasks["export"]["made"] = await fileWorker.open(
        "export",
        { program, from, now: clock.now().toISOString() },
        file.content,
        "staff",
      );
      if ("problem" in made) return { problem: made.problem };
      if (made.summary !== undefined) summaries.push(made.summary);
      missing.note(made);
      await write(made);
      from = made.next;
    }
  }
  if (summaries.length === 0) return { problem: archives.length > 0 ? "onlyZip" : "unknown" };
  const summary = joinSummaries(summaries);
  return {
    summary: {
      ...summary,
      archives: archives.length,
      ...(archives.length > 0 && { held: missing.held, hosts: missing.hosts }),
    },
  };
}

/** Counts the pictures that archives have, and the others by host. */
class MissingPictures {
  held = 0;
  readonly hosts: Record<string, number> = {};
  readonly #archives: readonly PictureArchive[];

  constructor(archives: readonly PictureArchive[]) {
    this.#archives = archives;
  }

  note({ lines }: Pick<RowLines, "lines">): void {
    if (this.#archives.length === 0) return;
    for (const line of Buffer.from(lines).toString("utf8").split("\n"))
      if (line !== "")
        for (const address of picturesToFetch(JSON.parse(line) as ExportRow))
          if (this.#archives.some((archive) => archive.has(uploadPath(address)))) this.held++;
          else countIn(this.hosts, hostOf(address));
  }
}

function describe(summary: StorySummary): string[] {
  const { kinds, firsts, pictures, leftOut, leftNames = {}, site, lists, archives, held, bareEvents = 0 } = summary;
  const found = Object.entries(kinds).map(([kind, count]) => words.found.kind(kind, count));
  const first = Object.values(firsts)
    .flat()
    .slice(0, 3)
    .map((title) => words.found.title(title));
  const named = Object.values(summary.hosts).reduce((sum, count) => sum + count, held ?? 0);
  const left = Object.entries(leftOut).map(([kind, count]) => words.found.left(kind, count, leftNames[kind] ?? []));
  const labels = [lists.category.length, lists.tag.length] as const;
  return [
    words.found.whole(site, [...found, ...(pictures > 0 ? [words.found.pictures(pictures)] : [])]),
    ...first,
    ...(archives === 0 && named > 0 ? [words.found.noZip(named)] : []),
    ...(held === undefined || named === 0 ? [] : [words.found.inZip(held, named)]),
    ...(bareEvents > 0 ? [words.found.bareEvents(bareEvents)] : []),
    ...(left.length > 0 ? [words.found.leftOut(left)] : []),
    ...(labels.some((count) => count > 0) ? [words.found.labels(...labels)] : []),
  ];
}

function ask(summary: StorySummary, answers: Answers, sitePages: StoryContext["pages"]): Question[] {
  const kinds = Object.entries(summary.kinds).map(([kind, count]): Question => {
    const choices = (["post", "page", "event", "out"] as const).filter(
      (noun) => noun !== "event" || kind === "tribe_events",
    );
    return {
      name: kindQuestion(kind),
      label: words.questions.kind(kind, count),
      form: "choice",
      options: choices.map((value) => ({ value, label: words.questions.targets[value] })),
      value: targetOf(kind, answers),
    };
  });
  const addresses = summary.pages
    .map((page) => ({ ...page, slug: pageSlug(page) }))
    .filter(({ slug }) => targetOf("page", answers) === "page" && isTakenBySite(sitePages, slug))
    .map(
      ({ id, title, slug }): Question => ({
        name: addressQuestion(id),
        label: words.questions.address(title, slug),
        hint: words.questions.addressHint,
        form: "line",
        options: [],
        value: answers[addressQuestion(id)] ?? "",
      }),
    );
  const hosts = Object.entries(summary.hosts).filter(([host]) => host !== "");
  const pictures: Question[] =
    hosts.length === 0
      ? []
      : [
          {
            name: "hosts",
            label: words.questions.hosts,
            hint: summary.archives > 0 ? words.questions.hostsBesideZip : words.questions.hostsHint,
            form: "boxes",
            options: hosts.map(([host, count]) => ({ value: host, label: words.questions.host(host, count) })),
            value:
              answers.hosts ??
              (summary.archives > 0
                ? []
                : ownHosts(
                    summary,
                    hosts.map(([host]) => host),
                  )),
          },
        ];
  const drawings: Question[] =
    (summary.bareEvents ?? 0) === 0 || targetOf("tribe_events", answers) !== "event"
      ? []
      : [
          {
            name: "drawing",
            label: words.questions.drawing,
            form: "choice",
            options: (["none", "poster"] as const).map((value) => ({ value, label: words.questions.drawings[value] })),
            value: answers.drawing ?? "none",
          },
        ];
  return [...kinds, ...addresses, ...drawings, ...pictures];
}

/** Proposes the host of the old site alone. */
const ownHosts = ({ site }: ExportSummary, hosts: string[]): string[] => {
  const own = URL.parse(site)?.hostname.replace(/^www\./, "");
  return hosts.filter((host) => host.replace(/^www\./, "") === own);
};

/** Stores where the lists of the old site lead: categories, tags, authors, months, pages with numbers, and feeds. */
async function saveListAddresses(run: ImportRun): Promise<void> {
  const { site, lists, kinds } = run.summary as StorySummary;
  const blog = (["category", "tag", "author"] as const).flatMap((name) =>
    lists[name].map((slug) => `/${name}/${slug}`),
  );
  const months = lists.month.map((month) => `/${month}`);
  const feeds = kinds.post === undefined ? [] : ["/feed", "/feed/rss2", "/feed/atom", "/rss"];
  const targets = [
    ...[...blog, ...months, ...(kinds.post === undefined ? [] : ["/page"])].map((path) => [path, "/blog"] as const),
    ...feeds.map((path) => [path, "/feed.xml"] as const),
  ];
  for (const [address, target] of targets)
    await withTransaction(run.ctx, async (ctx) => {
      const path = await saveOldAddress(ctx, address, { target });
      if (path === undefined) return;
      await run.record(ctx, { key: keyOfRow(run.import.kind, site, "list", path), became: `redirect:${path}` });
    });
}
