import type { Platform } from '../../../../platform/platform.ts';
import type { Speaker } from '../../../voices/engine-voices/index.ts';
import { hashOfCalls } from '../cache/index.ts';
import type { EngineCall } from '../track/index.ts';
import { ignoredSettings } from './plan-settings.ts';
import { priceSpeech } from './price-speech.ts';
import type { PlannedSpeech, SpeechSetup } from './speech-order.ts';

interface Planned extends Pick<PlannedSpeech, 'requestId' | 'item' | 'calls' | 'shape'> {
  /** What is paid for. */
  lines: Parameters<typeof priceSpeech>[1];
  /** Who says it, as far as that is known; the first one says the first segment. */
  speakers: readonly [Speaker, ...Speaker[]];
  /** Where the order gave a seed: what was asked for, and every call that comes of it. */
  again: { text: string; calls: readonly EngineCall[] } | undefined;
}

/** What was planned, as it is spoken. The setup is that of the first segment. */
export function toPlannedSpeech(
  { config }: Pick<Platform, 'config'>,
  { order, model, settings, format, warnings }: SpeechSetup,
  { lines, speakers, again, ...planned }: Planned,
): PlannedSpeech {
  for (const { capabilities } of speakers)
    for (const code of ignoredSettings(order.voiceSettings, capabilities)) warnings.add(code);
  const isKept = order.enableLogging;
  const facts = { settings, format, isMarked: config.watermark };
  return {
    ...planned,
    isKept,
    model,
    format,
    speaker: speakers[0],
    price: priceSpeech(model, lines),
    speed: settings.speed,
    warnings,
    cacheKey: again && isKept ? hashOfCalls({ text: again.text, ...facts }, again.calls) : undefined,
  };
}
