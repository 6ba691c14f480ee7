import { EngineFailure } from '@mynah/engine-spec';
import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import type { TaskEngineInfo } from '../../../platform/engines/engine-pool.ts';
import type { RunOptions } from '../../../platform/engines/run-options.ts';
import type { Platform } from '../../../platform/platform.ts';

/** How the voice in a stretch sounds; undefined when nobody speaks in it. */
export async function measureVoice(
  platform: Platform,
  engine: TaskEngineInfo<'voice-conversion'>,
  { samples, options }: { samples: Float32Array; options: RunOptions },
): Promise<VoiceFeatures | undefined> {
  const request = { kind: 'measure', samples } as const;
  try {
    const parts = platform.engines.run('voice-conversion', request, { ...options, engine: engine.name });
    for await (const part of parts) if (part.type === 'features') return part.features;
  } catch (cause) {
    if (!(cause instanceof EngineFailure && cause.kind === 'unspeakable')) throw cause;
  }
  return undefined;
}
