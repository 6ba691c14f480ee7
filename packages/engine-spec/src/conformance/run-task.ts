import type { TaskEngine, TaskName, TaskPart, TaskRequest } from '../tasks/index.ts';

/** Everything that an engine yields for one request. */
export async function runTask<Name extends TaskName>(
  engine: TaskEngine<Name>,
  request: TaskRequest<Name>,
  signal: AbortSignal = new AbortController().signal,
): Promise<TaskPart<Name>[]> {
  const parts: TaskPart<Name>[] = [];
  for await (const part of engine.run(request, signal)) parts.push(part);
  return parts;
}

/** Faint noise that is the same in every run: what a quiet room sounds like. */
export function roomNoise(length: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state / 2 ** 31) * 0.001;
  });
}
