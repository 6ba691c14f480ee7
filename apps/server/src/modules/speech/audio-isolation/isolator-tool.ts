import { z } from 'zod';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { findIsolator } from '../../../platform/isolation/index.ts';
import { defineTool } from '../tool-runs/index.ts';
import { openRecording } from './open-recording.ts';
import { channelsOf, openTrack, performIsolation } from './perform-isolation.ts';

const writtenIsolation = z.object({ fileName: z.string() });
export type WrittenIsolation = z.infer<typeof writtenIsolation>;

/** The isolator as the app orders it. */
export const isolatorTool = defineTool<WrittenIsolation>({
  name: 'voice-isolator',
  order: writtenIsolation,
  task: 'isolation',
  make: async ({ platform, actor, source: file, order, ...making }) => {
    if (!file) throw new Failure('not_found', 'The recording no longer exists. Upload it again.');
    const source = await openRecording(platform, file, making.signal);
    const { sampleRateHz } = findIsolator(platform).traits;
    await making.expect((source.media.durationMs / 1000) * sampleRateHz * channelsOf(source));
    const job = {
      ...source,
      ...making,
      order: { ...order, enableLogging: true, soon: false },
      track: await openTrack(platform, source),
      also: (transaction: Transaction) => making.finish(transaction, { engine: source.engine, warnings: [] }),
    };
    for await (const _ of performIsolation(platform, actor, job));
  },
});
