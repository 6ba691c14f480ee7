import { outputFormatNames } from '@mynah/audio/output-format';
import { UploadedFile } from '@mynah/contract/uploads';
import { z } from 'zod';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { priceWithUses } from '../generation/index.ts';
import { defineTool } from '../tool-runs/index.ts';
import { changeLength } from './change-length.ts';
import { openTrack, performChange } from './perform-change.ts';
import { type ChangeOrder, planOrder } from './plan-order.ts';
import { priceChange } from './price-change.ts';
import { UsedEngines } from './used-engines.ts';

const givenSettings = z.object({
  stability: z.number().optional(),
  similarityBoost: z.number().optional(),
  style: z.number().optional(),
  useSpeakerBoost: z.boolean().optional(),
  speed: z.number().optional(),
});
const writtenChange = z.object({
  voiceId: z.string(),
  modelId: z.string().optional(),
  voiceSettings: givenSettings.optional(),
  seed: z.number().optional(),
  drawnSeed: z.number(),
  removeBackgroundNoise: z.boolean().optional(),
  fileFormat: z.enum(['pcm_s16le_16', 'other']).optional(),
  outputFormat: z.enum(outputFormatNames),
  fileName: z.string(),
});
export type WrittenChange = z.infer<typeof writtenChange>;

/** The voice changer as the app orders it. */
export const changerTool = defineTool<WrittenChange>({
  name: 'voice-changer',
  order: writtenChange,
  task: 'voice-conversion',
  make: async ({ platform, actor, source, order: written, ...making }) => {
    if (!source) throw new Failure('not_found', 'The recording no longer exists. Upload it again.');
    const { generation, requestId, engines, signal } = making;
    const job = await planOrder(platform, actor, orderOf(written, source.path), signal);
    const durationMs = await changeLength(platform, job, signal);
    await making.expect((durationMs / 1000) * job.engine.traits.sampleRateHz);
    const { credits } = generation;
    const costOf = () => priceChange(job.voice, durationMs);
    const used = new UsedEngines();
    const changing = performChange(platform, actor, {
      ...{ job, used, generation, requestId, engines, signal },
      track: await openTrack(platform, job),
      cost: priceWithUses(platform, actor, { credits, costOf }).costOf(Number.POSITIVE_INFINITY),
      also: (transaction: Transaction) =>
        making.finish(transaction, { engine: used.names, warnings: job.warnings }),
    });
    for await (const _ of changing);
  },
});

const orderOf = ({ fileName, ...written }: WrittenChange, path: string): ChangeOrder => ({
  ...written,
  audio: new UploadedFile({ path, fileName, contentType: '', sizeBytes: 0 }),
  enableLogging: true,
});
