import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { programFlags, within } from '@mynah/engine-spec';
import { Failure } from '../../../../platform/errors/index.ts';
import type { PictureContent } from './draw-picture.ts';

const program = new URL('./picture-process.ts', import.meta.url);
const mostWaiting = 16;
const mostKept = 100;
const idleMs = 30_000;
const longestMs = 20_000;

type Answer = { png: Uint8Array } | { fault: string };

/** Draws one picture at a time in a process that ends when nothing is asked for, and keeps the latest ones. */
export class PictureDrawer {
  readonly #kept = new Map<string, Promise<Uint8Array>>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #child: ChildProcess | undefined;
  #ended = new AbortController();
  #idle: NodeJS.Timeout | undefined;

  /** @throws Failure `rate_limit_exceeded` when too many pictures are asked for at once */
  async draw(content: PictureContent): Promise<Uint8Array> {
    const key = JSON.stringify(content);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (this.#waiting >= mostWaiting) {
      throw new Failure(
        'rate_limit_exceeded',
        'Too many pictures are being made right now. Try again in a moment.',
      );
    }
    const drawn = this.#inTurn(content);
    this.#keep(key, drawn);
    return drawn;
  }

  #keep(key: string, drawn: Promise<Uint8Array>): void {
    this.#kept.set(key, drawn);
    // a picture that failed is drawn anew when it is asked for again
    drawn.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }

  #inTurn(content: PictureContent): Promise<Uint8Array> {
    this.#waiting += 1;
    const drawn = this.#last
      .then(() => this.#drawApart(content))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }

  async #drawApart(content: PictureContent): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const child = this.#start();
    const signal = within(longestMs, this.#ended.signal);
    try {
      child.send(content);
      const [answer] = (await once(child, 'message', { signal })) as [Answer];
      if ('fault' in answer) throw new Error(`The picture could not be drawn: ${answer.fault}`);
      this.#idle = setTimeout(() => this.#stop(), idleMs).unref();
      return answer.png;
    } catch (cause) {
      this.#stop();
      throw cause;
    }
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(program, {
      execArgv: programFlags(program),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = new AbortController();
    // neither process nor channel keeps the server alive
    child.unref();
    child.channel?.unref();
    child.on('error', () => ended.abort());
    child.on('exit', () => {
      ended.abort();
      if (this.#child === child) this.#child = undefined;
    });
    this.#ended = ended;
    this.#child = child;
    return child;
  }

  #stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }
}
