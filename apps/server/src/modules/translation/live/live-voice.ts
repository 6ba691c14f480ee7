import { pcm } from '@mynah/audio';
import type { LiveQuery } from '@mynah/contract/translation/live';
import { usualVoiceId } from '@mynah/contract/voices/usual-voice';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tracks } from '../../speech/speaking/index.ts';
import { TextPieces } from '../../speech/text-to-speech/index.ts';

interface LiveVoiceOptions {
  platform: Platform;
  actor: Actor;
  query: LiveQuery;
  /** Names it to the engines: answers take turns. */
  answer: string;
  isStereo: boolean;
  signal: AbortSignal;
}

/** Says one stretch after the other in one voice, each as it is made. */
export class LiveVoice {
  readonly #options: LiveVoiceOptions;
  readonly #pieces: TextPieces;
  #track: tracks.SpeechTrack | undefined;

  private constructor(options: LiveVoiceOptions, pieces: TextPieces) {
    this.#options = options;
    this.#pieces = pieces;
  }

  /** @throws Failure `voice_not_found`, `model_not_found`, `unprocessable` */
  static async open(options: LiveVoiceOptions): Promise<LiveVoice> {
    const { platform, actor, query } = options;
    const pieces = await TextPieces.open(platform, actor, {
      voiceId: query.voice_id ?? usualVoiceId,
      text: '',
      ...(query.tts_model_id !== undefined && { modelId: query.tts_model_id }),
      languageCode: query.target_language.split(/[-_]/)[0]!.toLowerCase(),
      outputFormat: query.output_format,
      applyTextNormalization: query.apply_text_normalization,
      enableLogging: false,
    });
    return new LiveVoice(options, pieces);
  }

  get sampleRateHz(): number {
    return this.#pieces.setup.format.sampleRateHz;
  }

  async *say(text: string): AsyncGenerator<Uint8Array> {
    const { platform, actor, answer, signal } = this.#options;
    const planned = /[\p{L}\p{N}]/u.test(text) ? this.#pieces.plan(`${text.trim()} `) : undefined;
    if (!planned) return;
    const { format, settings, warnings } = this.#pieces.setup;
    this.#track ??= await tracks.openSpeechTrack(platform, {
      format,
      speed: settings.speed,
      sampleRateHz: planned.speaker.sampleRateHz,
      spool: undefined,
    });
    const speech = { calls: planned.calls, warnings };
    const turn = { caller: actor.workspaceId, answer, signal };
    for await (const { bytes } of tracks.speakCalls(platform, this.#track, speech, turn))
      if (bytes.length > 0) yield this.#asSent(bytes);
    signal.throwIfAborted();
    this.#pieces.wasSpoken();
  }

  /** What was held back for a join that does not come. */
  async finish(): Promise<Uint8Array> {
    const rest = await this.#track?.finish();
    return rest ? this.#asSent(rest.bytes) : new Uint8Array(0);
  }

  dispose(): void {
    this.#track?.dispose();
  }

  #asSent(bytes: Uint8Array): Uint8Array {
    const isPcm = this.#pieces.setup.format.codec === 'pcm';
    return isPcm && this.#options.isStereo ? pcm.onBothSides(bytes) : bytes;
  }
}
