import { ConfigFault, readConfig } from './platform/config/config.ts';
import { PostgresFault } from './platform/postgres/index.ts';
import { type RunningServer, startServer } from './runtime/start.ts';
import { StartFault } from './runtime/start-fault.ts';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** A fault that a person can mend is one sentence; any other shows where it happened. */
function explain(cause: unknown): void {
  const isMendable = [StartFault, ConfigFault, PostgresFault].some((kind) => cause instanceof kind);
  console.error(isMendable ? (cause as Error).message : cause);
}

/** The first signal stops cleanly, the second at once. */
function stopOnSignal(running: Promise<RunningServer>): void {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (asked) process.exit(1);
      asked = true;
      tell('Stopping…');
      await (await running).stop();
      process.exit(0);
    });
  }
}

try {
  const starting = startServer(readConfig(process.env), tell);
  stopOnSignal(starting);
  await starting;
} catch (cause) {
  explain(cause);
  process.exit(1);
}
