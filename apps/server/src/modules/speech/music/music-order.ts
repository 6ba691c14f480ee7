import { type OutputFormat, type OutputFormatName, outputFormat } from '@mynah/audio';
import type { composeBody, musicFormatNames } from '@mynah/contract/speech/music';
import type { MusicFacts } from '@mynah/engine-spec/tasks';
import type { z } from 'zod';
import type { Camelized } from '../../../platform/http/camelize.ts';
import type { SongPlan } from './song-plan.ts';

export type ComposeBody = Camelized<z.output<typeof composeBody>>;
export type MusicFormatName = (typeof musicFormatNames)[number];

/** An order with everything decided: what is composed, by whom, in which format. */
export interface MusicOrder {
  song: SongPlan;
  prompt?: string;
  seed: number;
  engine: string;
  modelId: string;
  format: OutputFormat;
  facts: MusicFacts;
  warnings: readonly string[];
  storeForInpainting: boolean;
  /** What was asked for, on the wire's own names. */
  request: Record<string, unknown>;
}

/** `auto` is what fits the model; music also has mp3 of 48 kHz. */
export function musicFormat(name: MusicFormatName, modelId: string): OutputFormat {
  if (name === 'auto')
    return musicFormat(modelId === 'music_v1' ? 'mp3_44100_128' : 'mp3_48000_192', modelId);
  return outputFormat(name as OutputFormatName);
}
