import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { AudioFailure } from '../audio-failure.ts';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;
const mostErrorText = 2000;

/** One ffmpeg process, fed by its input and read from its output. Whoever starts it ends or kills it. */
export class FfmpegPipe {
  readonly #child: Child;
  /** Resolves when the process has ended and its pipes are shut. */
  readonly closed: Promise<void>;
  #output: Uint8Array[] = [];
  #errorText = '';
  #over = false;
  #killed = false;

  /** Resolves when the process runs. @throws AudioFailure `ffmpeg_failed` when it cannot be started. */
  static async start(path: string, args: readonly string[]): Promise<FfmpegPipe> {
    const child = spawn(path, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    try {
      await once(child, 'spawn');
    } catch (cause) {
      throw new AudioFailure('ffmpeg_failed', 'ffmpeg couldn’t be started.', { cause });
    }
    return new FfmpegPipe(child);
  }

  private constructor(child: Child) {
    this.#child = child;
    child.stdout.on('data', (bytes: Uint8Array) => this.#output.push(bytes));
    child.stderr.on('data', (text: Uint8Array) => {
      this.#errorText = (this.#errorText + String(text)).slice(-mostErrorText);
    });
    // A broken pipe shows as the process's own end, which is where it is reported.
    child.stdin.on('error', () => {});
    child.on('error', () => {});
    this.closed = new Promise((resolve) => {
      child.once('close', () => {
        this.#over = true;
        resolve();
      });
    });
  }

  /** Resolves when the process can take more. */
  async write(bytes: Uint8Array): Promise<void> {
    this.#mustRun();
    if (this.#child.stdin.write(bytes)) return;
    const waiting = new AbortController();
    const drain = once(this.#child.stdin, 'drain', { signal: waiting.signal });
    // A pipe that breaks instead of draining means that the process is ending.
    const drained = drain.catch(() => this.closed);
    await Promise.race([drained, this.closed]);
    waiting.abort();
    this.#mustRun();
  }

  /** The output since the last call. */
  take(): Uint8Array[] {
    const taken = this.#output;
    this.#output = [];
    return taken;
  }

  /** True when output came before `deadline` (a `performance.now()` time); false when not, or at the end. */
  async moreBefore(deadline: number): Promise<boolean> {
    if (this.#output.length > 0) return true;
    if (this.#over) return false;
    const waiting = new AbortController();
    const data = once(this.#child.stdout, 'data', { signal: waiting.signal }).catch(() => undefined);
    const timer = setTimeout(() => waiting.abort(), Math.max(0, deadline - performance.now()));
    await Promise.race([data, this.closed]);
    clearTimeout(timer);
    waiting.abort();
    return this.#output.length > 0;
  }

  /** Closes the input and waits for the end. @throws AudioFailure when ffmpeg ended with an error. */
  async end(): Promise<void> {
    this.#child.stdin.end();
    await this.closed;
    if (this.#killed) throw new AudioFailure('encoder_closed', 'This encoder was disposed.');
    if (this.#child.exitCode !== 0) throw this.#failure();
  }

  kill(): void {
    this.#killed = true;
    this.#child.kill('SIGKILL');
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  #mustRun(): void {
    if (this.#killed) throw new AudioFailure('encoder_closed', 'This encoder was disposed.');
    if (this.#over) throw this.#failure();
  }

  #failure(): AudioFailure {
    const { exitCode, signalCode } = this.#child;
    const reason = this.#errorText.trim() || `exit code ${exitCode ?? signalCode}`;
    return new AudioFailure('ffmpeg_failed', `ffmpeg ended early: ${reason}`);
  }
}
