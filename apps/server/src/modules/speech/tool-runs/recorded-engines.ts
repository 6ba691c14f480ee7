import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { TaskName, TaskPart, TaskRequest } from '@mynah/engine-spec/tasks';
import type { EnginePool } from '../../../platform/engines/engine-pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WorkflowRun } from '../../../platform/workflows/index.ts';

/**
 * Engines whose answers are steps of a work. What was asked before, in this order of asking the same, is not computed
 * again: whoever makes something does it from the beginning at each try, and is soon where the last one ended.
 */
export function recordedEngines(
  { engines, blobs }: Pick<Platform, 'engines' | 'blobs'>,
  work: WorkflowRun,
  measuredTask: TaskName,
): EnginePool {
  const asked = new Map<string, number>();
  return {
    engines: (task) => engines.engines(task),
    loaded: () => engines.loaded(),
    stop: () => engines.stop(),
    run: async function* run<Name extends TaskName>(
      task: Name,
      request: Parameters<typeof engines.run<Name>>[1],
      options: Parameters<typeof engines.run<Name>>[2],
    ): AsyncGenerator<TaskPart<Name>> {
      const name = `${task} ${hashOf([request, options.engine])}`;
      const index = asked.get(name) ?? 0;
      asked.set(name, index + 1);
      const { blob } = await work.step(
        name,
        async ({ persist }) => {
          const parts: TaskPart<Name>[] = [];
          const answer = engines.run(task, request, { ...options, waitsForModel: true });
          for await (const part of answer) parts.push(part);
          // an engine that was stopped ends without an error: half an answer is none
          options.signal.throwIfAborted();
          return { blob: await persist(serialize(parts)) };
        },
        { index, weight: task === measuredTask ? weightOf(request) : 0 },
      );
      yield* deserialize(await blobs.get(blob)) as TaskPart<Name>[];
    },
  };
}

/** The same for the same request, samples and all. */
const hashOf = (asked: unknown): string =>
  createHash('sha256').update(serialize(asked)).digest('hex').slice(0, 32);

function weightOf(request: TaskRequest<TaskName>): number {
  if (!('samples' in request)) return 1;
  if (!('leadSamples' in request)) return 0;
  return request.samples.length - request.leadSamples - request.tailSamples;
}
