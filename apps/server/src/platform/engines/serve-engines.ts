import { type EngineFactory, EngineFailure, type EngineHome, type SpeechEngine } from '@mynah/engine-spec';
import type { EngineCommand, EngineReport } from './engine-protocol.ts';

/** Runs inside an engine process: loads what the packs allow, warms it, and speaks on command. */
export function serveEngines(factories: readonly EngineFactory<SpeechEngine>[]): void {
  const engines = new Map<string, SpeechEngine>();
  const running = new Map<number, AbortController>();

  const load = async ({ packFolders, threads }: Extract<EngineCommand, { type: 'load' }>): Promise<void> => {
    const home: EngineHome = {
      threads,
      packFolder: (pack) => packFolders[pack],
      log: (message, fields = {}) => report({ type: 'log', message, fields }),
    };
    // all at once, as some wait for a program of their own; in the order of the factories, best first
    const warmed = await Promise.all(factories.map((make) => warm(make(home))));
    for (const engine of warmed) if (engine) engines.set(engine.name, engine);
    const ready = [...engines.values()].map(({ name, sampleRateHz, voices, capabilities }) => ({
      name,
      sampleRateHz,
      voices,
      capabilities,
    }));
    report({ type: 'ready', engines: ready });
  };

  const speak = async ({
    call,
    engine: name,
    request,
  }: Extract<EngineCommand, { type: 'speak' }>): Promise<void> => {
    const abort = new AbortController();
    running.set(call, abort);
    try {
      const engine = engines.get(name);
      if (!engine) throw new EngineFailure('unsupported', `There is no engine ${name} in this process.`);
      for await (const part of engine.speak(request, abort.signal)) report({ type: 'part', call, part });
      report({ type: 'end', call });
    } catch (thrown) {
      const kind = thrown instanceof EngineFailure ? thrown.kind : 'broken';
      report({
        type: 'failed',
        call,
        kind,
        message: thrown instanceof Error ? thrown.message : String(thrown),
      });
    } finally {
      running.delete(call);
    }
  };

  const stop = async (): Promise<void> => {
    for (const abort of running.values()) abort.abort();
    await Promise.allSettled([...engines.values()].map((engine) => engine.dispose()));
    process.disconnect();
  };

  process.on('message', (command: EngineCommand) => {
    if (command.type === 'load') void load(command);
    else if (command.type === 'speak') void speak(command);
    else if (command.type === 'cancel') running.get(command.call)?.abort();
    else void stop();
  });
  // Ctrl-C reaches the whole group: the server says when to stop. A server that is gone takes this process along.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit(0));
}

/** An engine that cannot start is left out and named; the others serve. */
async function warm(engine: SpeechEngine | undefined): Promise<SpeechEngine | undefined> {
  try {
    await engine?.warm();
    return engine;
  } catch (cause) {
    const fields = { engine: engine?.name ?? '', cause: String(cause) };
    report({ type: 'log', message: 'an engine could not be loaded', fields });
    await engine?.dispose().catch(() => {});
    return undefined;
  }
}

function report(message: EngineReport): void {
  process.send?.(message);
}
