import type { JobDefinition, JobHandler } from '../platform/jobs/jobs.ts';

/** Start-up refuses a kind of job that is defined and that nobody runs, and one that has two handlers. */
export function checkJobs(defined: readonly JobDefinition[], handlers: readonly JobHandler[]): void {
  const handled = new Set<string>();
  for (const { definition } of handlers) {
    if (handled.has(definition.name)) throw new Error(`The job ${definition.name} has two handlers.`);
    handled.add(definition.name);
  }
  const missing = defined.filter(({ name }) => !handled.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Jobs without a handler: ${missing.join(', ')}.`);
}
