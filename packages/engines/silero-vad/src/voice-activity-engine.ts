import { join } from 'node:path';
import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngine, TaskEngineHome } from '@mynah/engine-spec/tasks';
import { SileroModel } from './silero-model.ts';

/** @throws EngineFailure `broken` for a pack that cannot be loaded */
export async function openVoiceActivity({
  packFolder,
}: TaskEngineHome): Promise<TaskEngine<'voice-activity'>> {
  const folder = packFolder('silero-vad');
  if (!folder) throw new EngineFailure('unavailable', 'The silero-vad pack isn’t installed on this machine.');
  const model = await SileroModel.load(join(folder, 'silero_vad_v6.onnx')).catch((cause: unknown) => {
    throw new EngineFailure('broken', 'The silero-vad pack couldn’t be loaded.', { cause });
  });
  let released: Promise<void> | undefined;
  return {
    async *run({ samples }, signal) {
      const probabilities = await model.listen(samples, signal);
      if (probabilities) yield { type: 'probabilities', probabilities };
    },
    dispose: () => (released ??= model.release()),
  };
}
