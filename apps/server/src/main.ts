import { ConfigFault, readConfig } from './platform/config/config.ts';
import { PostgresFault } from './platform/postgres/index.ts';
import { type RunningServer, startServer } from './runtime/start.ts';
import { StartFault } from './runtime/start-fault.ts';
import { openTerminal } from './runtime/terminal.ts';

const terminal = openTerminal(process.stdout);
const stopping = new AbortController();
const brokenGraceMs = 5_000;
let server: RunningServer | undefined;

/** The first signal stops cleanly, also a start that is under way; the second stops at once. */
const asked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(1);
      stopping.abort();
      terminal.tell('Stopping…');
      resolve();
    });
  }
});

async function start(): Promise<RunningServer> {
  try {
    return await startServer({
      config: readConfig(process.env),
      terminal,
      signal: stopping.signal,
      fail: (fault) => void endBroken(fault),
    });
  } catch (cause) {
    if (stopping.signal.aborted) process.exit(0);
    explain(cause);
    process.exit(1);
  }
}

/** A fault that a person can mend is one sentence; any other shows where it happened. */
function explain(cause: unknown): void {
  const isMendable = [StartFault, ConfigFault, PostgresFault].some((kind) => cause instanceof kind);
  terminal.show(undefined);
  console.error(isMendable ? (cause as Error).message : cause);
}

/** What can still be put in order is; but a server without its core may not get to the end of it. */
async function endBroken(fault: Error): Promise<void> {
  if (stopping.signal.aborted) return;
  explain(fault);
  setTimeout(() => process.exit(1), brokenGraceMs);
  await server?.stop().catch(() => {});
  process.exit(1);
}

server = await start();
await asked;
await server.stop();
process.exit(0);
