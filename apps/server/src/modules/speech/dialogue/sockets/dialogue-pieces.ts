import { randomSeed } from '../../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { planning, type sockets } from '../../speaking/index.ts';
import { dialogueItem } from '../dialogue-item.ts';
import type { DialogueInput, DialogueOrder } from '../dialogue-order.ts';
import { LoudnessMatch } from '../match-loudness.ts';
import { gapBetween, shareOf } from '../turn-gaps.ts';
import type { TurnPiece } from './turn-buffer.ts';

/** A dialogue as it comes turn by turn. What has sounded cannot be talked over: an overlap is a quick answer here. */
export class DialoguePieces implements sockets.ContextPlan<TurnPiece> {
  readonly shape = new LoudnessMatch().shape;
  readonly #warnings = new planning.Warnings();
  readonly #platform: Platform;
  readonly #actor: Actor;
  readonly #order: Omit<DialogueOrder, 'inputs'>;
  readonly #seed: number;
  readonly #setups = new Map<string, planning.SpeechSetup>();
  readonly #lines: { text: string; voiceId: string }[] = [];
  #first: planning.SpeechSetup | undefined;
  #segmentCount = 0;
  #planned: { piece: TurnPiece; segments: number } | undefined;

  constructor(platform: Platform, actor: Actor, order: Omit<DialogueOrder, 'inputs'>) {
    this.#platform = platform;
    this.#actor = actor;
    this.#order = order;
    this.#seed = order.seed ?? randomSeed();
  }

  /** Of whoever speaks first. */
  get setup(): planning.SpeechSetup {
    if (!this.#first) throw new Error('nothing was planned');
    return this.#first;
  }

  async plan(piece: TurnPiece): Promise<sockets.PlannedPiece | undefined> {
    const setup = await this.#setupOf(piece.voiceId);
    const options = { whole: false, overlaps: true, fallbackLanguage: undefined };
    const segments = [...planning.planText(piece.text, setup, options)];
    const [first] = segments;
    if (!first) return undefined;
    this.#first ??= setup;
    this.#planned = { piece, segments: segments.length };
    const gapMs = piece.isStart ? this.#gapBefore(piece) : undefined;
    const calls = [
      ...planning.planCalls(segments, setup, {
        source: piece.text,
        context: {},
        firstIndex: this.#segmentCount,
        whole: false,
      }),
    ];
    if (gapMs !== undefined) calls[0]!.segment.place = { isTurn: true, gapMs };
    const { voice } = setup;
    return { text: piece.text, voice, speaker: voice.speakerFor(first.language), calls };
  }

  wasSpoken(): void {
    if (!this.#planned) return;
    const { piece, segments } = this.#planned;
    this.#segmentCount += segments;
    const last = this.#lines.at(-1);
    if (piece.isStart || !last) this.#lines.push({ text: piece.text, voiceId: piece.voiceId });
    else last.text += piece.text;
  }

  item(): planning.PlannedSpeech['item'] {
    return dialogueItem(
      this.#order,
      this.#lines.map(({ text, voiceId }) => ({ text, voice: this.#setups.get(voiceId)!.voice })),
    );
  }

  async #setupOf(voiceId: string): Promise<planning.SpeechSetup> {
    const known = this.#setups.get(voiceId);
    if (known) return known;
    const { settings, ...order } = this.#order;
    const ofVoice = { ...order, voiceId, text: '', voiceSettings: settings, seed: this.#seed };
    const setup = await planning.planSetup(this.#platform, this.#actor, ofVoice, this.#warnings);
    this.#setups.set(voiceId, setup);
    return setup;
  }

  #gapBefore(piece: DialogueInput): number | undefined {
    const before = this.#lines.at(-1);
    if (!before) return undefined;
    const gap = gapBetween(before, piece, shareOf(this.#seed, this.#lines.length));
    return 'gapMs' in gap ? gap.gapMs / this.setup.settings.speed : quickestMs;
  }
}

/** Room for the fades of a seam. */
const quickestMs = 30;
