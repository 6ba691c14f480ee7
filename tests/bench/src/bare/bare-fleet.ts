import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { SpeechRequest } from '@mynah/engine-spec';
import type { BareCommand, BareCost, BareReport } from './bare-messages.ts';

export interface FleetCost extends BareCost {
  wallSeconds: number;
}

export interface FleetOptions {
  packFolders: Record<string, string>;
  processes: number;
  /** Of one process. */
  threads: number;
}

/** Bare processes that share the work as the server's engine processes do, without a server. */
export class BareFleet {
  readonly #children: readonly ChildProcess[];

  private constructor(children: readonly ChildProcess[]) {
    this.#children = children;
  }

  static async start({ packFolders, processes, threads }: FleetOptions): Promise<BareFleet> {
    const children = Array.from({ length: processes }, () =>
      fork(new URL('./bare-program.ts', import.meta.url), [], {
        execArgv: ['--import', import.meta.resolve('tsx')],
        serialization: 'advanced',
      }),
    );
    const fleet = new BareFleet(children);
    try {
      await Promise.all(children.map((child) => ask(child, { type: 'load', packFolders, threads })));
    } catch (cause) {
      await fleet.stop();
      throw cause;
    }
    return fleet;
  }

  /** Speaks segments, as many at a time as `processes` says. */
  async speak(requests: readonly SpeechRequest[], processes = this.#children.length): Promise<FleetCost> {
    const children = this.#children.slice(0, processes);
    await Promise.all(children.map((child) => ask(child, { type: 'prepare', requests: [...requests] })));
    const waiting = requests.keys();
    const startedMs = performance.now();
    const costs = await Promise.all(children.map((child) => work(child, waiting)));
    return {
      audioSeconds: costs.reduce((total, cost) => total + cost.audioSeconds, 0),
      cpuSeconds: costs.reduce((total, cost) => total + cost.cpuSeconds, 0),
      wallSeconds: (performance.now() - startedMs) / 1000,
    };
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = once(child, 'exit');
        if (child.connected) child.disconnect();
        await exited;
      }),
    );
  }
}

/** Takes one segment after the other until none waits. */
async function work(child: ChildProcess, waiting: Iterator<number>): Promise<BareCost> {
  const total = { audioSeconds: 0, cpuSeconds: 0 };
  for (let next = waiting.next(); !next.done; next = waiting.next()) {
    const cost = await ask(child, { type: 'speak', index: next.value });
    total.audioSeconds += cost?.audioSeconds ?? 0;
    total.cpuSeconds += cost?.cpuSeconds ?? 0;
  }
  return total;
}

function ask(child: ChildProcess, command: BareCommand): Promise<BareCost | undefined> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('The bare process ended.'));
    child.once('exit', ended);
    child.once('message', (report: BareReport) => {
      child.off('exit', ended);
      if (report.type === 'failed') reject(new Error(report.message));
      else resolve(report.cost);
    });
    child.send(command);
  });
}
