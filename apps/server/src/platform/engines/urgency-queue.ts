import { FairQueue } from './fair-queue.ts';
import { type Urgency, urgencies } from './urgency.ts';

/** Where something waits. */
export interface QueuePlace {
  urgency: Urgency;
  caller: string;
  answer: string;
}

/** After so many of more urgent ones, one that can wait has its turn: nothing waits for ever. */
const mostPassedBy = 12;

/** Who is next for a free engine: the most urgent first, fairly among those that are equally urgent. */
export class UrgencyQueue<T> {
  readonly #classes = urgencies.map((urgency) => ({ urgency, queue: new FairQueue<T>(), passedBy: 0 }));

  get length(): number {
    return this.#classes.reduce((total, { queue }) => total + queue.length, 0);
  }

  add({ urgency, caller, answer }: QueuePlace, item: T): void {
    this.#queueOf(urgency).add([caller, answer], item);
  }

  take(): T | undefined {
    const waiting = this.#classes.filter(({ queue }) => queue.length > 0);
    const next = waiting.find(({ passedBy }) => passedBy >= mostPassedBy) ?? waiting[0];
    if (!next) return undefined;
    for (const other of waiting) other.passedBy += 1;
    next.passedBy = 0;
    return next.queue.take();
  }

  /** The next of those that are so urgent. */
  takeOf(urgency: Urgency): T | undefined {
    return this.#queueOf(urgency).take();
  }

  remove({ urgency, caller, answer }: QueuePlace, item: T): void {
    this.#queueOf(urgency).remove([caller, answer], item);
  }

  #queueOf(urgency: Urgency): FairQueue<T> {
    return this.#classes[urgencies.indexOf(urgency)]!.queue;
  }
}
