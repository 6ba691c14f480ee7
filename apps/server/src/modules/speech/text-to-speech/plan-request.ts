import { setImmediate } from 'node:timers/promises';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SpeechModel } from '../../models/index.ts';
import { library } from '../../voices/index.ts';
import { countCharacters } from './count-characters.ts';
import { planCalls } from './plan-calls.ts';
import { findContext } from './plan-context.ts';
import { ignoredSettings } from './plan-settings.ts';
import { planSetup } from './plan-setup.ts';
import { emptyText, planText } from './plan-text.ts';
import { priceSpeech } from './price-speech.ts';
import { hashOfCalls } from './speech-hash.ts';
import type { SpeechJob, SpeechOrder } from './speech-job.ts';
import { spokenItemOf } from './spoken-item.ts';

export interface PlanRequestOptions {
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
  order: SpeechOrder,
  { requestId, whole }: PlanRequestOptions,
): Promise<SpeechJob> {
  const setup = await planSetup(platform, actor, order);
  const { model, voice, warnings } = setup;
  const characters = countCharacters(order.text);
  checkText(order.text, characters, model);
  await library.checkSharedText(platform, actor, { terms: voice.terms, text: order.text });
  const context = await findContext(platform, actor, { order, model });
  const planned = planCalls(planText(order.text, setup, { whole }), setup, {
    source: order.text,
    context,
    firstIndex: 0,
    whole,
  });
  // a short text is planned whole, so that every warning stands in the headers
  const isSeeded = order.seed !== undefined;
  const ahead = await takeAhead(planned, isSeeded || characters <= shortText ? Infinity : 1);
  const [first] = ahead;
  if (!first) throw emptyText();
  const speaker = voice.speakerFor(first.request.language);
  for (const code of ignoredSettings(order.voiceSettings, speaker.capabilities)) warnings.add(code);
  const { settings, format } = setup;
  return {
    requestId,
    isKept: order.enableLogging,
    model,
    format,
    speaker,
    item: spokenItemOf(setup, order.text),
    price: priceSpeech(model, [{ text: order.text, voice }]),
    speed: settings.speed,
    warnings,
    calls: chain(ahead, planned),
    cacheKey:
      isSeeded && order.enableLogging
        ? hashOfCalls({ text: order.text, settings, format, isMarked: platform.config.watermark }, ahead)
        : undefined,
  };
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

function checkText(text: string, characters: number, model: SpeechModel): void {
  if (text.trim() === '') throw emptyText();
  if (characters <= model.characterLimit) return;
  throw new Failure(
    'max_character_limit_exceeded',
    `The text has ${characters} characters; ${model.id} takes ${model.characterLimit} in one request.`,
    { data: { param: 'text' } },
  );
}
