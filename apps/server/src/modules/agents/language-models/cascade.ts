import { Failure } from '../../../platform/errors/index.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '../../../platform/language-model/index.ts';

/**
 * Several models as one: each is given so long for its first word, and the next is asked when it says nothing or fails
 * before it. After a first word there is no other: what came is the answer, cut off. A failure of the last is one.
 */
export function cascade(models: readonly LanguageModel[], firstWordMs: number): LanguageModel {
  const [first] = models;
  if (!first) throw new Error('A cascade needs a model.');
  return {
    name: first.name,
    contextTokens: Math.min(...models.map(({ contextTokens }) => contextTokens)),
    stream: (request) => streamFirst(models, firstWordMs, request),
  };
}

async function* streamFirst(
  models: readonly LanguageModel[],
  firstWordMs: number,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  for (const [place, model] of models.entries()) {
    const isLast = place === models.length - 1;
    const answer = new Attempt(model, request, isLast ? undefined : firstWordMs);
    try {
      yield* answer.events();
      return;
    } catch (cause) {
      request.signal.throwIfAborted();
      if (!(cause instanceof Failure || answer.isTooLate)) throw cause;
      if (answer.hasSpoken) {
        yield { type: 'end', reason: 'length' };
        return;
      }
      if (isLast) throw cause;
    }
  }
}

const isWord = ({ type }: ModelEvent): boolean => type === 'text' || type === 'tool-call' || type === 'end';

/** One model that is asked, and left when its first word comes too late. */
class Attempt {
  readonly #model: LanguageModel;
  readonly #request: ModelRequest;
  readonly #left = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  isTooLate = false;
  hasSpoken = false;

  constructor(model: LanguageModel, request: ModelRequest, firstWordMs: number | undefined) {
    this.#model = model;
    this.#request = request;
    if (firstWordMs === undefined) return;
    this.#timer = setTimeout(() => {
      this.isTooLate = true;
      this.#left.abort();
    }, firstWordMs);
  }

  async *events(): AsyncGenerator<ModelEvent> {
    const signal = AbortSignal.any([this.#request.signal, this.#left.signal]);
    /** Before the first word nothing is told: another model may answer. */
    const waiting: ModelEvent[] = [];
    try {
      for await (const event of this.#model.stream({ ...this.#request, signal })) {
        if (isWord(event)) {
          this.hasSpoken = true;
          clearTimeout(this.#timer);
        }
        waiting.push(event);
        if (this.hasSpoken) yield* waiting.splice(0);
      }
    } finally {
      clearTimeout(this.#timer);
    }
  }
}
