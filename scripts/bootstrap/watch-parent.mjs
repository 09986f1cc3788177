// Loaded before the command (--import): ends it when the process that started it is gone, even if that was killed
// outright and could pass nothing on. On a thread of its own, because the command may be busy for minutes.

import { isMainThread, Worker } from "node:worker_threads";

const watch = `
  const parent = process.ppid;
  const gone = () => {
    if (process.ppid !== parent) return true;
    try {
      process.kill(parent, 0);
      return false;
    } catch (error) {
      return error.code !== "EPERM";
    }
  };
  let looks = 0;
  setInterval(() => {
    if (!gone()) return;
    looks += 1;
    process.kill(process.pid, looks < 20 ? "SIGTERM" : "SIGKILL");
  }, 250);
`;

if (isMainThread) {
  new Worker(watch, { eval: true, execArgv: [], env: {}, stdin: false, stdout: false, stderr: false }).unref();
}
