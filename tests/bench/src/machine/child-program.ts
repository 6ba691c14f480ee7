import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { countTree } from './process-tree.ts';

/** After SIGTERM, so long to end before it is killed. */
const graceMs = 20_000;
/** The last lines that a program said, to explain why it ended. */
const keptLines = 12;

/** A program that runs beside the bench until it is stopped. */
export class ChildProgram {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #said: string[] = [];
  readonly #listeners = new Set<(line: string) => void>();

  constructor(
    program: string,
    parameters: readonly string[],
    options: { cwd: string; env: NodeJS.ProcessEnv },
  ) {
    // in a group of its own: Ctrl-C at the terminal reaches the bench alone, which stops everything in order
    this.#child = spawn(program, parameters, {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      // a program that cannot be started ends by this alone
      this.#child.once('error', (cause) => {
        this.#said.push(String(cause));
        resolve();
      });
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    }
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Resolves to what `read` makes of a line that the program writes. @throws Error when it ends before, or takes too long */
  async waitFor<Found>(read: (line: string) => Found | undefined, withinMs: number): Promise<Found> {
    const late = new AbortController();
    const found = new Promise<Found>((resolve) => {
      this.#listeners.add((line) => {
        const result = read(line);
        if (result !== undefined) resolve(result);
      });
    });
    try {
      return await Promise.race([
        found,
        this.#ended.then(() => this.fail('ended before it was ready')),
        sleep(withinMs, undefined, { signal: late.signal }).then(() => this.fail('was not ready in time')),
      ]);
    } finally {
      late.abort();
      this.#listeners.clear();
    }
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null || this.#child.pid === undefined;
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    this.#child.kill('SIGTERM');
    const killer = setTimeout(() => this.#killTree(), graceMs);
    await this.#ended;
    clearTimeout(killer);
  }

  /** Its children with it: a database would outlive its server. */
  #killTree(): void {
    for (const { pid } of countTree(this.pid).reverse()) {
      if (pid !== this.pid) killIfThere(pid);
    }
    this.#child.kill('SIGKILL');
  }

  #hear(text: string): void {
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      this.#said.push(line);
      if (this.#said.length > keptLines) this.#said.shift();
      for (const listener of this.#listeners) listener(line);
    }
  }

  /** @throws Error always, with the last lines that the program said */
  fail(what: string): never {
    throw new Error(`The program ${this.#child.spawnfile} ${what}. It said:\n${this.#said.join('\n')}`);
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (cause) {
    // it may have ended since it was counted
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}
