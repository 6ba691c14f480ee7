import { outputFormatNames } from '@mynah/audio/output-format';
import { z } from 'zod';
import { planFormat } from '../generation/index.ts';
import { defineTool } from '../tool-runs/index.ts';
import { makeSoundEffect } from './make-sound-effect.ts';
import { pickEngine } from './render-sound.ts';

const writtenSound = z.object({
  text: z.string(),
  loop: z.boolean().optional(),
  durationSeconds: z.number().optional(),
  promptInfluence: z.number().optional(),
  /** Drawn before it was written down: each try makes the same sound. */
  seed: z.number(),
  outputFormat: z.enum(outputFormatNames),
});
export type WrittenSound = z.infer<typeof writtenSound>;

/** Sound effects as the app orders them. */
export const soundTool = defineTool<WrittenSound>({
  name: 'sound-effects',
  order: writtenSound,
  task: 'sound',
  make: async ({ platform, actor, order, generation, requestId, engines, signal, expect, finish }) => {
    await expect(1);
    const engine = pickEngine(platform);
    const format = planFormat(platform, actor, order.outputFormat);
    await makeSoundEffect(platform, actor, {
      ...{ order, format, engine, generation, requestId, engines, signal },
      also: (transaction, { closest, warnings }) =>
        finish(transaction, { engine: engine.name, warnings, ...(closest !== undefined && { closest }) }),
    });
  },
});
