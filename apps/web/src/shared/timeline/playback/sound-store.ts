import { stretchTo } from '@mynah/audio/stretch';
import type { Clip } from '#web/shared/timeline/clips.ts';

interface SoundStoreOptions {
  context: BaseAudioContext;
  fetchFile: (fileId: string) => Promise<ArrayBuffer>;
  onUnreadable: (fileId: string) => void;
}

const partOf = ({ file_id, source_start_ms, duration_ms, speed }: Clip): string =>
  [file_id, source_start_ms, duration_ms, speed].join(' ');

/**
 * Sounds of clips, decoded. Clips at another speed are stretched by the code that exports them, so what is heard here
 * is what the export has. (An audio element keeps the pitch too, but starts when it likes: 40 ms are not kept by it.)
 */
export class SoundStore {
  readonly #options: SoundStoreOptions;
  readonly #files = new Map<string, AudioBuffer>();
  readonly #parts = new Map<string, AudioBuffer>();
  readonly #loading = new Set<string>();
  readonly #unreadable = new Set<string>();

  constructor(options: SoundStoreOptions) {
    this.#options = options;
  }

  /** What is to be played of a clip and where in it the clip begins, seconds; undefined while it is loaded. */
  find(clip: Clip): { buffer: AudioBuffer; offset: number } | undefined {
    const file = clip.file_id === null ? undefined : this.#files.get(clip.file_id);
    if (!file) {
      if (clip.file_id !== null) this.#load(clip.file_id);
      return undefined;
    }
    if (clip.speed === 1) return { buffer: file, offset: clip.source_start_ms / 1000 };
    const part = this.#parts.get(partOf(clip)) ?? stretched(this.#options.context, file, clip);
    this.#parts.set(partOf(clip), part);
    return { buffer: part, offset: 0 };
  }

  /** Long sounds are large: those of other places of the timeline go. */
  keepOnly(clips: readonly Clip[]): void {
    const files = new Set(clips.map(({ file_id }) => file_id));
    const parts = new Set(clips.map(partOf));
    for (const id of this.#files.keys()) if (!files.has(id)) this.#files.delete(id);
    for (const part of this.#parts.keys()) if (!parts.has(part)) this.#parts.delete(part);
  }

  #load(fileId: string): void {
    if (this.#loading.has(fileId) || this.#unreadable.has(fileId)) return;
    this.#loading.add(fileId);
    const { context, fetchFile, onUnreadable } = this.#options;
    void fetchFile(fileId)
      .then((bytes) => context.decodeAudioData(bytes))
      .then(
        (buffer) => {
          this.#files.set(fileId, buffer);
        },
        () => {
          this.#unreadable.add(fileId);
          onUnreadable(fileId);
        },
      )
      .finally(() => this.#loading.delete(fileId));
  }
}

function stretched(context: BaseAudioContext, file: AudioBuffer, clip: Clip): AudioBuffer {
  const { sampleRate: sampleRateHz, numberOfChannels } = file;
  const toFrames = (ms: number): number => Math.round((ms / 1000) * sampleRateHz);
  const first = toFrames(clip.source_start_ms);
  const last = Math.min(file.length, first + toFrames(clip.duration_ms * clip.speed));
  const frames = Math.max(1, toFrames(clip.duration_ms));
  const channels = numberOfChannels > 1 ? 2 : 1;
  const samples = new Float32Array(Math.max(0, last - first) * channels);
  for (let channel = 0; channel < channels; channel += 1)
    file
      .getChannelData(channel)
      .subarray(first, last)
      .forEach((sample, at) => {
        samples[at * channels + channel] = sample;
      });
  const done = stretchTo(samples, { sampleRateHz, channels, frames });
  const buffer = context.createBuffer(channels, frames, sampleRateHz);
  for (let channel = 0; channel < channels; channel += 1)
    buffer.copyToChannel(
      Float32Array.from({ length: frames }, (_, at) => done[at * channels + channel] ?? 0),
      channel,
    );
  return buffer;
}
