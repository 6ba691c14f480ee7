import { EngineFailure, type EngineHome } from '@mynah/engine-spec';
import { endWithParent, sendToParent } from '../processes/send-to-parent.ts';
import type { EngineCommand, EngineReport } from './engine-protocol.ts';
import { PartTurns } from './part-turns.ts';

/** What an engine process does; `serveEngines` speaks with the server for it. */
export interface EngineProgram<About, Order> {
  /** Called once; what it gives back is told to the server, and so is what is in memory, by `tellLoaded`. */
  load(home: EngineHome, tellLoaded: (engines: readonly string[]) => void): Promise<About>;
  /** @throws EngineFailure */
  run(order: Order, signal: AbortSignal): AsyncIterable<unknown>;
  dispose(): Promise<void>;
}

type LoadCommand = Extract<EngineCommand, { type: 'load' }>;

/** Runs inside an engine process: loads the program and runs it on command. */
export function serveEngines<About, Order>(program: EngineProgram<About, Order>): void {
  const running = new Map<number, AbortController>();
  const turns = new PartTurns();
  let areOthersIdle = false;

  const load = async ({ packFolders, threads, allThreads }: LoadCommand): Promise<void> => {
    const idleCores =
      allThreads === undefined ? undefined : { threads: allThreads, areFree: () => areOthersIdle };
    const about = await program.load(
      { threads, idleCores, packFolder: (pack) => packFolders[pack], log: logToServer },
      (engines) => report({ type: 'loaded', engines }),
    );
    report({ type: 'ready', about });
  };

  const run = async ({ call, order, isUrgent }: Extract<EngineCommand, { type: 'run' }>): Promise<void> => {
    const abort = new AbortController();
    running.set(call, abort);
    if (isUrgent) turns.enter();
    try {
      for await (const part of program.run(order as Order, abort.signal)) {
        report({ type: 'part', call, part });
        if (!isUrgent) await turns.turn(abort.signal);
      }
      report({ type: 'end', call });
    } catch (thrown) {
      const kind = thrown instanceof EngineFailure ? thrown.kind : 'broken';
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      report({ type: 'failed', call, kind, message });
    } finally {
      running.delete(call);
      if (isUrgent) turns.leave();
    }
  };

  const stop = async (): Promise<void> => {
    for (const abort of running.values()) abort.abort();
    await program.dispose().catch(() => {});
    process.disconnect();
  };

  process.on('message', (command: EngineCommand) => {
    if (command.type === 'load') void load(command);
    else if (command.type === 'run') void run(command);
    else if (command.type === 'others') areOthersIdle = command.areIdle;
    else if (command.type === 'cancel') running.get(command.call)?.abort();
    else void stop();
  });
  // Ctrl-C reaches the whole group: the server says when to stop
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  endWithParent();
}

/** Of a process that serves engines: into the server's log. */
export const logToServer: EngineHome['log'] = (message, fields = {}) =>
  report({ type: 'log', message, fields });

function report(message: EngineReport): void {
  void sendToParent(message);
}
