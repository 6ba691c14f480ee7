import { AudioFailure } from '../audio-failure.ts';
import { type ChannelCount, deinterleave, foldToMono, interleave } from '../channels.ts';
import { Resampler } from './resampler.ts';

/** A resampler for streams of one or two channels; rows of samples go in and come out. */
export interface ChannelResampler {
  write(samples: Float32Array): Float32Array;
  finish(): Float32Array;
}

export interface Channels {
  from: ChannelCount;
  /** Two become one as their mean; one is not made two. */
  to: ChannelCount;
}

/** @throws AudioFailure `unsupported_audio`, as `Resampler`; in `write` for half a frame. */
export function channelResampler(fromHz: number, toHz: number, { from, to }: Channels): ChannelResampler {
  if (from === 1) return new Resampler(fromHz, toHz);
  return to === 1 ? folding(fromHz, toHz) : stereo(fromHz, toHz);
}

function folding(fromHz: number, toHz: number): ChannelResampler {
  const resampler = new Resampler(fromHz, toHz);
  return {
    write: (both) => resampler.write(foldToMono(wholeFrames(both))),
    finish: () => resampler.finish(),
  };
}

function stereo(fromHz: number, toHz: number): ChannelResampler {
  const sides = { left: new Resampler(fromHz, toHz), right: new Resampler(fromHz, toHz) };
  return {
    write(both) {
      const { left, right } = deinterleave(wholeFrames(both));
      return interleave(sides.left.write(left), sides.right.write(right));
    },
    finish: () => interleave(sides.left.finish(), sides.right.finish()),
  };
}

function wholeFrames(both: Float32Array): Float32Array {
  if (both.length % 2 === 0) return both;
  throw new AudioFailure('unsupported_audio', 'Stereo samples must come in pairs.');
}
