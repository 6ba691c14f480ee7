import type { SpeechSegment } from '@mynah/text';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { planCalls } from '../plan-calls.ts';
import { planSetup } from '../plan-setup.ts';
import { planText } from '../plan-text.ts';
import type { SpeechOrder, SpeechSetup, SpokenItem } from '../speech-job.ts';
import { spokenItemOf } from '../spoken-item.ts';
import type { ContextPlan, PlannedPiece } from './context-speech.ts';

/** One text of one voice, as it comes in pieces. */
export class TextPieces implements ContextPlan<string> {
  readonly #setup: SpeechSetup;
  #spokenText = '';
  #segmentCount = 0;
  #planned: { text: string; segments: readonly SpeechSegment[] } | undefined;
  /** Of what was said last: helps with pieces too short to tell. */
  #last: { language: string; text: string } | undefined;

  private constructor(setup: SpeechSetup) {
    this.#setup = setup;
  }

  static async open(platform: Platform, actor: Actor, order: SpeechOrder): Promise<TextPieces> {
    return new TextPieces(await planSetup(platform, actor, order));
  }

  get model() {
    return this.#setup.model;
  }

  get format() {
    return this.#setup.format;
  }

  get isKept() {
    return this.#setup.order.enableLogging;
  }

  get speed() {
    return this.#setup.settings.speed;
  }

  get warnings() {
    return this.#setup.warnings;
  }

  plan(piece: string): PlannedPiece | undefined {
    // the space of the opening message is no text
    const text = this.#spokenText === '' ? piece.trimStart() : piece;
    const segments = [
      ...planText(text, this.#setup, { whole: false, fallbackLanguage: this.#last?.language }),
    ];
    const [first] = segments;
    if (!first) return undefined;
    this.#planned = { text, segments };
    const calls = planCalls(segments, this.#setup, {
      source: text,
      context: { before: this.#last?.text },
      firstIndex: this.#segmentCount,
      whole: false,
    });
    const { voice } = this.#setup;
    return { text, voice, speaker: voice.speakerFor(first.language), calls };
  }

  wasSpoken(): void {
    if (!this.#planned) return;
    this.#spokenText += this.#planned.text;
    this.#segmentCount += this.#planned.segments.length;
    this.#last = this.#planned.segments.at(-1);
  }

  item(): SpokenItem {
    return spokenItemOf(this.#setup, this.#spokenText);
  }
}
