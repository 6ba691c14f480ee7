import { bands, filteredBins } from './frames.ts';

/** Frames before its first that a network looks at directly, and how wide they are. */
export interface History {
  channels: number;
  frames: number;
  width: number;
}

export const histories = {
  levels: { channels: 1, frames: 2, width: bands },
  spectrum: { channels: 2, frames: 2, width: filteredBins },
  pathway: { channels: 64, frames: 4, width: filteredBins },
} as const satisfies Record<string, History>;

/** The length of what one recurrent layer remembers. */
export const layerState = 256;

const sizeOf = ({ channels, frames, width }: History): number => channels * frames * width;

const sizes = {
  levelMeans: bands,
  magnitudeMeans: filteredBins,
  levels: sizeOf(histories.levels),
  spectrum: sizeOf(histories.spectrum),
  pathway: sizeOf(histories.pathway),
  listening: layerState,
  gains: 2 * layerState,
  filters: 2 * layerState,
};

/** All that one step of a recording must know of the steps before: it then goes on as if there were no cut. */
export type Memory = Record<keyof typeof sizes, Float32Array>;

const ramp = (target: Float32Array, first: number, last: number): void => {
  for (let index = 0; index < target.length; index += 1)
    target[index] = first + ((last - first) * index) / (target.length - 1);
};

/** Of the step before, or as in training at the beginning of a recording. */
export function openMemory(before?: Float32Array): Memory {
  const memory = viewMemory(before ? before.slice() : new Float32Array(memoryLength));
  if (before) return memory;
  ramp(memory.levelMeans, -60, -90);
  ramp(memory.magnitudeMeans, 0.001, 0.0001);
  return memory;
}

export const memoryLength = Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** In one piece, to be handed in with the next step. */
export function closeMemory(memory: Memory): Float32Array {
  return new Float32Array(memory.levelMeans.buffer as ArrayBuffer);
}

function viewMemory(all: Float32Array): Memory {
  let at = 0;
  const view = (size: number): Float32Array => {
    at += size;
    return all.subarray(at - size, at);
  };
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, view(size)])) as Memory;
}

/** `fresh` frames with the remembered ones before them; the ones before the last of all are remembered from now on. */
export function joinHistory(history: History, remembered: Float32Array, fresh: Float32Array): Float32Array {
  const { channels, frames, width } = history;
  const before = frames * width;
  const added = fresh.length / channels;
  const joined = new Float32Array(channels * (before + added));
  for (let channel = 0; channel < channels; channel += 1) {
    const at = channel * (before + added);
    const kept = remembered.subarray(channel * before, (channel + 1) * before);
    joined.set(kept, at);
    joined.set(fresh.subarray(channel * added, (channel + 1) * added), at + before);
    kept.set(joined.subarray(at + added - width, at + added - width + before));
  }
  return joined;
}
