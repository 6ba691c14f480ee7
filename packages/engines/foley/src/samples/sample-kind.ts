import { RATE, type Stereo, silence, toLength } from '../dsp/index.ts';
import type { SoundKind } from '../kinds/sound-kind.ts';
import type { Take } from '../kinds/take.ts';
import type { SampleEntry } from './sample-list.ts';

/** A recording as a kind: struck again for each hit, or drawn out by pieces that fade into one another. */
export function sampleKind(entry: SampleEntry, recording: Stereo): SoundKind {
  const { file, title, category, captions, seconds, sustained } = entry;
  return {
    id: file,
    title,
    category,
    captions,
    seconds,
    sustained,
    render(take) {
      const ratio = Math.min(1.6, Math.max(0.6, take.tune * take.pace ** 0.3));
      const sound = resample(recording, ratio);
      if (sustained) extend(take, sound);
      else {
        const gap = Math.max(0.25, sound.left.length / RATE);
        for (const at of take.hits(1, gap)) take.stereoEvent(sound, at, take.random.vary(0.05));
      }
    },
  };
}

/** Reads a recording at another speed; cubic between its samples. */
function resample({ left, right }: Stereo, ratio: number): Stereo {
  const length = Math.floor((left.length - 3) / ratio);
  const read = (samples: Float32Array): Float32Array => {
    const result = new Float32Array(Math.max(1, length));
    for (let at = 0; at < length; at += 1) {
      const place = at * ratio;
      const whole = Math.floor(place);
      const part = place - whole;
      const a = samples[Math.max(0, whole - 1)]!;
      const b = samples[whole]!;
      const c = samples[whole + 1]!;
      const d = samples[whole + 2]!;
      result[at] =
        b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
    }
    return result;
  };
  return { left: read(left), right: read(right) };
}

/** Pieces of the recording, the first from its beginning, the others from anywhere, each fading into the next. */
function extend(take: Take, sound: Stereo): void {
  const { random } = take;
  const size = sound.left.length;
  const over = Math.min(toLength(0.5), Math.floor(size / 4));
  const step = size - over;
  const pieces = Math.max(1, take.loop ? Math.round(take.length / step) : Math.ceil(take.length / step));
  const stride = take.loop ? take.length / pieces : step;
  for (let piece = 0; piece < pieces; piece += 1) {
    const from = piece === 0 ? 0 : Math.floor(random.next() * size);
    const length = Math.ceil(stride) + over;
    take.stereoEvent(cut(sound, from, length, over, piece > 0 || take.loop), (piece * stride) / RATE);
  }
}

/** A piece that goes round where the recording ends, with both ends faded at equal power. */
function cut({ left, right }: Stereo, from: number, length: number, over: number, fadesIn: boolean): Stereo {
  const piece = silence(length);
  for (let at = 0; at < length; at += 1) {
    const begin = fadesIn ? Math.min(1, at / over) : 1;
    const end = Math.min(1, (length - at) / over);
    const gain = Math.sin((Math.PI / 2) * begin) * Math.sin((Math.PI / 2) * end);
    const place = (from + at) % left.length;
    piece.left[at] = gain * left[place]!;
    piece.right[at] = gain * right[place]!;
  }
  return piece;
}
