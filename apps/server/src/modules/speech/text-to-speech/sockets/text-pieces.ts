import type { SpeechSegment } from '@mynah/text';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { planning, type sockets } from '../../speaking/index.ts';
import { spokenItemOf } from '../spoken-item.ts';

/** One text of one voice, as it comes in pieces. */
export class TextPieces implements sockets.ContextPlan<string> {
  readonly setup: planning.SpeechSetup;
  #spokenText = '';
  #segmentCount = 0;
  #planned: { text: string; segments: readonly SpeechSegment[] } | undefined;
  /** Of what was said last: helps with pieces too short to tell. */
  #last: { language: string; text: string } | undefined;

  private constructor(setup: planning.SpeechSetup) {
    this.setup = setup;
  }

  static async open(platform: Platform, actor: Actor, order: planning.SpeechOrder): Promise<TextPieces> {
    return new TextPieces(await planning.planSetup(platform, actor, order));
  }

  plan(piece: string): sockets.PlannedPiece | undefined {
    // the space of the opening message is no text
    const text = this.#spokenText === '' ? piece.trimStart() : piece;
    const segments = [
      ...planning.planText(text, this.setup, { whole: false, fallbackLanguage: this.#last?.language }),
    ];
    const [first] = segments;
    if (!first) return undefined;
    this.#planned = { text, segments };
    const calls = planning.planCalls(segments, this.setup, {
      source: text,
      context: { before: this.#last?.text },
      firstIndex: this.#segmentCount,
      whole: false,
    });
    const { voice } = this.setup;
    return { text, voice, speaker: voice.speakerFor(first.language), calls };
  }

  wasSpoken(): void {
    if (!this.#planned) return;
    this.#spokenText += this.#planned.text;
    this.#segmentCount += this.#planned.segments.length;
    this.#last = this.#planned.segments.at(-1);
  }

  item(): planning.PlannedSpeech['item'] {
    return spokenItemOf(this.setup, this.#spokenText);
  }
}
