import type { OutputFormat } from '@mynah/audio';
import type { AudioAlignment } from '@mynah/contract/agents/sessions/server-events';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { tracks } from '../../../speech/speaking/index.ts';

/** Sound goes out in pieces of this length, so far ahead of what is heard. An interruption loses no more than that. */
const pieceMs = 80;
const aheadMs = 320;
/** And is made so far ahead of what goes out. */
const madeAheadMs = 4000;

export interface PlayedPiece {
  bytes: Uint8Array;
  alignment: AudioAlignment | undefined;
  /** When it begins to be heard, by the clock, in ms. */
  heardAtMs: number;
}

interface Piece {
  bytes: Uint8Array;
  ms: number;
  characters: readonly TimedIn[];
}

/** A character in its piece; fillers are heard, and are no part of the answer. */
interface TimedIn {
  character: string;
  startMs: number;
  endMs: number;
  isFiller: boolean;
}

export interface PlaybackOptions {
  clock: Clock;
  format: OutputFormat;
  send(piece: PlayedPiece): void;
  /** The first sound goes out. */
  onFirst(): void;
  /** All of it has been heard. */
  onDone(): void;
}

const bytesPerMs = ({ codec, sampleRateHz }: OutputFormat): number =>
  (sampleRateHz / 1000) * (codec === 'pcm' ? 2 : 1);

/**
 * An answer’s sound on its way to the client, who plays it in real time: so what was heard is known by what was sent
 * and when.
 */
export class Playback {
  readonly #options: PlaybackOptions;
  readonly #waiting: Piece[] = [];
  readonly #heard: { character: string; atMs: number }[] = [];
  #playsUntilMs = 0;
  #hasSounded = false;
  #isHeld = false;
  #isWhole = false;
  #isOver = false;
  #callOff: () => void = () => {};
  #makeRoom: () => void = () => {};

  constructor(options: PlaybackOptions) {
    this.#options = options;
  }

  get #nowMs(): number {
    return this.#options.clock.now().getTime();
  }

  get #waitingMs(): number {
    return this.#waiting.reduce((sum, { ms }) => sum + ms, 0);
  }

  /** Resolves when more may be made. */
  async add(chunk: tracks.SpeechChunk, isFiller: boolean): Promise<void> {
    if (this.#isOver) return;
    this.#waiting.push(...piecesOf(chunk, { format: this.#options.format, isFiller }));
    this.#play();
    if (this.#waitingMs < madeAheadMs || this.#isOver) return;
    await new Promise<void>((resolve) => {
      this.#makeRoom = resolve;
    });
  }

  /** No more comes. */
  end(): void {
    this.#isWhole = true;
    this.#play();
  }

  /** Sends nothing for now. */
  hold(): void {
    this.#isHeld = true;
    this.#callOff();
  }

  resume(): void {
    this.#isHeld = false;
    this.#play();
  }

  /** Sends nothing more. */
  cut(): void {
    this.#isOver = true;
    this.#waiting.length = 0;
    this.#callOff();
    this.#makeRoom();
  }

  /** Whole words that have been heard by now. */
  get heardText(): string {
    const now = this.#nowMs;
    const count = this.#heard.findIndex(({ atMs }) => atMs > now);
    const heard = (count < 0 ? this.#heard : this.#heard.slice(0, count)).map(({ character }) => character);
    const text = heard.join('');
    if (count < 0) return text.trim();
    const isInWord =
      /[\p{L}\p{N}]$/u.test(text) && /[\p{L}\p{M}\p{N}’']/u.test(this.#heard[count]!.character);
    return (isInWord ? text.replace(/[\p{L}\p{M}\p{N}’'-]+$/u, '') : text).trim();
  }

  #play(): void {
    this.#callOff();
    while (!this.#isHeld && !this.#isOver) {
      const now = this.#nowMs;
      const [next] = this.#waiting;
      if (!next) {
        this.#rest(now);
        return;
      }
      if (this.#playsUntilMs - now >= aheadMs) {
        this.#after(this.#playsUntilMs - now - aheadMs + pieceMs / 2);
        return;
      }
      this.#waiting.shift();
      this.#send(next, now);
    }
  }

  /** Nothing waits: perhaps all has been heard. */
  #rest(now: number): void {
    this.#makeRoom();
    if (!this.#isWhole) return;
    if (this.#playsUntilMs > now) {
      this.#after(this.#playsUntilMs - now);
      return;
    }
    this.#isOver = true;
    this.#options.onDone();
  }

  #after(ms: number): void {
    this.#callOff = this.#options.clock.after(ms, () => this.#play());
  }

  #send({ bytes, ms, characters }: Piece, now: number): void {
    const heardAtMs = Math.max(now, this.#playsUntilMs);
    this.#playsUntilMs = heardAtMs + ms;
    for (const { character, endMs, isFiller } of characters)
      if (!isFiller) this.#heard.push({ character, atMs: heardAtMs + endMs });
    if (!this.#hasSounded) this.#options.onFirst();
    this.#hasSounded = true;
    this.#options.send({ bytes, alignment: alignmentOf(characters), heardAtMs });
    if (this.#waitingMs < madeAheadMs / 2) this.#makeRoom();
  }
}

/** A chunk cut into pieces, each with the characters that begin in it. */
function* piecesOf(
  { bytes, startMs, written }: tracks.SpeechChunk,
  { format, isFiller }: { format: OutputFormat; isFiller: boolean },
): Generator<Piece> {
  const rate = bytesPerMs(format);
  const length = Math.round(pieceMs * rate);
  let next = 0;
  for (let at = 0; at < bytes.length; at += length) {
    const part = bytes.subarray(at, at + length);
    const fromMs = at / rate;
    const isLast = at + length >= bytes.length;
    const first = next;
    while (next < written.length && (isLast || written[next]!.startMs - startMs < fromMs + pieceMs)) next++;
    const characters = written.slice(first, next).map(({ character, startMs: start, endMs: end }) => ({
      character,
      startMs: Math.max(0, start - startMs - fromMs),
      endMs: Math.max(0, end - startMs - fromMs),
      isFiller,
    }));
    yield { bytes: part, ms: part.length / rate, characters };
  }
}

function alignmentOf(characters: readonly TimedIn[]): AudioAlignment | undefined {
  if (characters.length === 0) return undefined;
  return {
    chars: characters.map(({ character }) => character),
    char_start_times_ms: characters.map(({ startMs }) => Math.round(startMs)),
    char_durations_ms: characters.map(({ startMs, endMs }) => Math.max(0, Math.round(endMs - startMs))),
  };
}
