import { expect, test } from 'vitest';
import { z } from 'zod';
import { definedJobs, defineJob } from '../platform/jobs/define-job.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import { deliverMail } from '../platform/mail/outbox-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { checkJobs } from './check-jobs.ts';
import { modules } from './modules.ts';

/** Handlers are made without being run: none of them looks at the platform before. */
const platform = {} as Platform;
const handlers: JobHandler[] = [
  ...modules.flatMap((module) => module.jobs?.(platform) ?? []),
  { definition: deliverMail, run: async () => {} } as JobHandler,
];

test('every job of the product has its handler', () => {
  expect(definedJobs().map(({ name }) => name)).toContain('voices.render-previews');
  expect(() => checkJobs(definedJobs(), handlers)).not.toThrow();
});

test('a job without a handler stops the start', () => {
  const lost = { name: 'test.lost', payload: z.unknown(), retryLimit: 0, expireInSeconds: 60 };
  expect(() => checkJobs([...definedJobs(), lost], handlers)).toThrow('Jobs without a handler: test.lost.');
});

test('two handlers of one job stop the start', () => {
  const [first] = handlers;
  expect(() => checkJobs(definedJobs(), [...handlers, first as JobHandler])).toThrow('has two handlers');
});

test('each schedule of the product has a name of its own, which no job has', () => {
  const schedules = modules.flatMap((module) => module.schedules ?? []);
  expect(schedules.length).toBeGreaterThan(10);
  const names = [...schedules, ...definedJobs()].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a job cannot be defined twice', () => {
  const again = { ...deliverMail };
  expect(() => defineJob(again)).toThrow(`The job ${deliverMail.name} is defined twice.`);
});
