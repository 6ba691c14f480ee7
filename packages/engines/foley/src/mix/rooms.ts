import {
  addStereo,
  eachChannel,
  eachSide,
  filter,
  noise,
  Random,
  type Stereo,
  strike,
  times,
  toLength,
} from '../dsp/index.ts';
import { convolve } from './convolve.ts';

export type RoomName = 'room' | 'bathroom' | 'hall' | 'tunnel' | 'cave' | 'cathedral' | 'canyon' | 'outdoors';

interface Room {
  /** Until the echo has fallen by 60 dB. */
  seconds: number;
  /** Highs die sooner than lows. */
  hz: number;
  /** Echo against the sound itself. */
  wet: number;
  /** Until the first echo. */
  delay: number;
  /** Single echoes: seconds and gain. */
  echoes?: readonly (readonly [number, number])[];
}

const rooms: Readonly<Record<RoomName, Room>> = {
  room: { seconds: 0.45, hz: 5000, wet: 0.5, delay: 0.006 },
  bathroom: { seconds: 0.9, hz: 8000, wet: 0.9, delay: 0.004 },
  hall: { seconds: 1.9, hz: 4500, wet: 0.9, delay: 0.02 },
  tunnel: {
    seconds: 2.6,
    hz: 2600,
    wet: 1.5,
    delay: 0.012,
    echoes: [
      [0.09, 0.4],
      [0.18, 0.28],
    ],
  },
  cave: {
    seconds: 2.9,
    hz: 3000,
    wet: 1.4,
    delay: 0.03,
    echoes: [
      [0.14, 0.35],
      [0.23, 0.3],
      [0.41, 0.2],
    ],
  },
  cathedral: { seconds: 4.2, hz: 3600, wet: 1.3, delay: 0.04 },
  canyon: {
    seconds: 1.6,
    hz: 2400,
    wet: 0.5,
    delay: 0.25,
    echoes: [
      [0.42, 0.5],
      [0.86, 0.34],
      [1.31, 0.2],
    ],
  },
  outdoors: { seconds: 1.1, hz: 1600, wet: 0.35, delay: 0.07, echoes: [[0.21, 0.16]] },
};

const responses = new Map<RoomName, Stereo>();

/** Adds the echo of a room; `share` scales it. The tail of a loop comes in at its front. */
export function addRoom(sound: Stereo, name: RoomName, { share = 1, loop = false } = {}): Stereo {
  const echo = convolve(sound, respond(name));
  const { length } = sound.left;
  addStereo(sound, echo, rooms[name].wet * share);
  if (!loop) return sound;
  for (let from = length; from < echo.left.length; from += length) {
    const tail = {
      left: echo.left.subarray(from, from + length),
      right: echo.right.subarray(from, from + length),
    };
    addStereo(sound, tail, rooms[name].wet * share);
  }
  return sound;
}

/** Noise that dies away, duller and duller, with a few single echoes before it (Moorer 1979). Of energy 1 on each side. */
function respond(name: RoomName): Stereo {
  const known = responses.get(name);
  if (known) return known;
  const { seconds, hz, delay, echoes = [] } = rooms[name];
  const random = Random.of(1, name);
  const length = toLength(seconds * 1.1 + delay);
  const response = eachSide(() => {
    const bright = times(filter(noise(random, length), 'low', hz), strike(length, seconds * 0.6));
    const dark = times(filter(noise(random, length), 'low', hz / 5), strike(length, seconds));
    const late = toLength(delay);
    const samples = new Float32Array(length);
    for (let at = late; at < length; at += 1) samples[at] = bright[at - late]! + 1.6 * dark[at - late]!;
    for (const [time, gain] of echoes) samples[toLength(time * random.vary(0.03))]! += 4 * gain;
    return samples;
  });
  eachChannel(response, (samples) => {
    const energy = samples.reduce((sum, value) => sum + value * value, 0);
    times(samples, 1 / Math.sqrt(energy));
  });
  responses.set(name, response);
  return response;
}
