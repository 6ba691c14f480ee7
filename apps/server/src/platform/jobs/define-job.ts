import type { JobDefinition } from './jobs.ts';

const defined = new Map<string, JobDefinition>();

/** Makes a kind of job known, so that the start can refuse one that nobody would run. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  if (defined.has(definition.name)) throw new Error(`The job ${definition.name} is defined twice.`);
  defined.set(definition.name, definition as JobDefinition);
  return definition;
}

/** Every kind of job that the loaded code may enqueue. */
export const definedJobs = (): readonly JobDefinition[] => [...defined.values()];
