/** A sound on the film: where it begins and how loud it is. */
export interface PlacedSound {
  key: string;
  soundId: string;
  name: string;
  beginSeconds: number;
  /** 0 to 1. */
  level: number;
  buffer: AudioBuffer;
}

/** When a sound is to start, counted from now, and how far in; undefined when it is over by then. */
export function startOf(
  { beginSeconds, buffer }: Pick<PlacedSound, 'beginSeconds'> & { buffer: { duration: number } },
  atSeconds: number,
): { inSeconds: number; offset: number } | undefined {
  const behind = atSeconds - beginSeconds;
  if (behind >= buffer.duration) return undefined;
  return { inSeconds: Math.max(0, -behind), offset: Math.max(0, behind) };
}

/** Plays what lies on a film in step with it. The owner closes it. */
export class FilmMixer {
  readonly #context = new AudioContext();
  #playing: AudioBufferSourceNode[] = [];

  decode(bytes: ArrayBuffer): Promise<AudioBuffer> {
    return this.#context.decodeAudioData(bytes);
  }

  /** From this place of the film on; what sounded before stops. */
  play(sounds: readonly PlacedSound[], atSeconds: number): void {
    this.stop();
    void this.#context.resume();
    this.#playing = schedule(this.#context, sounds, atSeconds);
  }

  stop(): void {
    for (const source of this.#playing) source.stop();
    this.#playing = [];
  }

  close(): void {
    this.stop();
    void this.#context.close();
  }
}

/** All of it in one file, as long as the film. */
export async function renderTrack(
  sounds: readonly PlacedSound[],
  lengthSeconds: number,
): Promise<AudioBuffer> {
  const rateHz = 48_000;
  const context = new OfflineAudioContext(2, Math.max(1, Math.round(lengthSeconds * rateHz)), rateHz);
  schedule(context, sounds, 0);
  return context.startRendering();
}

function schedule(
  context: BaseAudioContext,
  sounds: readonly PlacedSound[],
  atSeconds: number,
): AudioBufferSourceNode[] {
  // many sounds at once: what would clip is held down
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -3;
  limiter.ratio.value = 20;
  limiter.connect(context.destination);
  return sounds.flatMap((sound) => {
    const start = startOf(sound, atSeconds);
    if (!start) return [];
    const source = context.createBufferSource();
    source.buffer = sound.buffer;
    const gain = context.createGain();
    gain.gain.value = sound.level;
    source.connect(gain).connect(limiter);
    source.start(context.currentTime + start.inSeconds, start.offset);
    return [source];
  });
}
