// Loaded into a site with `--import`. Sends the processor time of its main thread to each connection.
import { createServer } from "node:net";

const server = createServer((socket) => {
  const { user, system } = process.threadCpuUsage();
  socket.end(String((user + system) / 1_000));
});
server.listen(Number(process.env.THREAD_CLOCK_PORT), "127.0.0.1").unref();
