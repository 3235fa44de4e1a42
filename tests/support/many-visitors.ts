import { Agent, request as ask } from "node:http";

export interface Visits {
  answered: number;
  /** Failures of the others, a word each. */
  failed: string[];
  /** Answers with `Connection: close`. */
  lastOnes: number;
}

/**
 * Visits an app from many browsers until aborted: half keep their connection alive, half open one per request.
 * @param over ends the visits
 */
export async function visitUntil(address: string, over: () => boolean, browsers = 8): Promise<Visits> {
  const visits: Visits = { answered: 0, failed: [], lastOnes: 0 };
  const browse = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    // Every second path is uncached, to cause work.
    for (let number = 0; !over(); number++) {
      const { status, isLast } = await visit(`${address}${number % 2 === 0 ? "/about" : "/robots.txt"}`, agent);
      if (status === 200) visits.answered++;
      else visits.failed.push(String(status));
      if (keepAlive && isLast) visits.lastOnes++;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: browsers }, (_, number) => browse(number % 2 === 0)));
  return visits;
}

function visit(address: string, agent: Agent): Promise<{ status: number | string; isLast: boolean }> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? "broken", isLast: false });
    ask(address, { agent }, (answer) => {
      const isLast = answer.headers.connection === "close";
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, isLast })).on("error", fail);
      answer.resume();
    })
      .on("error", fail)
      .end();
  });
}
