import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as library from '../../voices/library/index.ts';
import { planning } from '../speaking/index.ts';
import { findContext } from './plan-context.ts';
import { spokenItemOf } from './spoken-item.ts';

interface PlanRequestOptions {
  requestId: string;
  /** The whole answer is made before it is heard: quality over the first sound. */
  whole: boolean;
}

/**
 * Decides everything about an order before a sound is made.
 * @throws Failure `input_text_empty`, `max_character_limit_exceeded`, `unsupported_model`, `voice_not_found`, ...
 */
export async function planRequest(
  platform: Platform,
  actor: Actor,
  order: planning.SpeechOrder,
  { requestId, whole }: PlanRequestOptions,
): Promise<planning.PlannedSpeech> {
  const { text } = order;
  const setup = await planning.planSetup(platform, actor, order);
  const { model, voice } = setup;
  planning.checkText(text, model, 'text');
  await library.checkSharedText(platform, actor, { terms: voice.terms, text });
  const context = await findContext(platform, actor, { order, model });
  const segments = planning.planText(text, setup, { whole });
  const planned = planning.planCalls(segments, setup, { source: text, context, firstIndex: 0, whole });
  // a short text is planned whole, so that every warning stands in the headers
  const isSeeded = order.seed !== undefined;
  const ahead = await takeAhead(planned, isSeeded || text.length <= shortText ? Infinity : 1);
  const [first] = ahead;
  if (!first) throw planning.emptyText('text');
  return planning.toPlannedSpeech(platform, setup, {
    requestId,
    item: spokenItemOf(setup, text),
    lines: [{ text, voice }],
    speakers: [voice.speakerFor(first.request.language)],
    calls: chain(ahead, planned),
    again: isSeeded ? { text, calls: ahead } : undefined,
  });
}

const shortText = 2_000;
const callsBetweenTurns = 20;

/** The first items of many; other requests have their turn meanwhile. */
async function takeAhead<T>(items: Iterator<T>, count: number): Promise<T[]> {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = items.next();
    if (next.done) break;
    taken.push(next.value);
    if (taken.length % callsBetweenTurns === 0) await setImmediate();
  }
  return taken;
}

function* chain<T>(first: Iterable<T>, rest: Iterable<T>): Generator<T> {
  yield* first;
  yield* rest;
}
