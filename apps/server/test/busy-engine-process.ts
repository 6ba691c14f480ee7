import { setImmediate } from 'node:timers/promises';
import { serveEngines } from '../src/platform/engines/serve-engines.ts';

/** After its first part it computes until its server is gone, and hears nothing of that. */
serveEngines({
  load: async () => null,
  async *run() {
    const server = process.ppid;
    yield 'first';
    await setImmediate();
    while (process.ppid === server);
    for (let more = 0; more < 5; more++) yield 'more';
  },
  dispose: async () => {},
});
