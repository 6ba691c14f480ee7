import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeFailures, describeMinutes, readPlaywright, readVitest } from './test-report.mjs';

const root = join(import.meta.dirname, '..');
const failed = {
  status: 'failed',
  fullName: 'adds up',
  failureMessages: ['\u001b[31mAssertionError: 1 is not 2\n  at x'],
};
const passed = { status: 'passed', fullName: 'stands', failureMessages: [] };
const retried = { status: 'passed', fullName: 'stumbles', failureMessages: ['Error: not yet'] };

const ofVitest = readVitest({
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: join(root, 'apps/web/src/a.test.ts'),
      startTime: 0,
      endTime: 60_000,
      status: 'failed',
      message: '',
      assertionResults: [failed, passed],
    },
    {
      name: join(root, 'apps/server/src/b.api.test.ts'),
      startTime: 0,
      endTime: 30_000,
      status: 'passed',
      message: '',
      assertionResults: [retried],
    },
    {
      name: join(root, 'apps/server/src/c.test.ts'),
      startTime: 0,
      endTime: 0,
      status: 'failed',
      message: '\nSyntaxError: no\n',
      assertionResults: [],
    },
  ],
});

const run = (status: string, message?: string) => [
  { status, results: [{ duration: 90_000, error: message && { message } }] },
];
const ofPlaywright = readPlaywright({
  stats: { expected: 1, flaky: 1, unexpected: 1 },
  suites: [
    {
      specs: [
        { file: 'x.spec.ts', title: 'goes', tests: run('expected') },
        { file: 'x.spec.ts', title: 'stumbles', tests: run('flaky', 'Not yet') },
      ],
      suites: [
        { specs: [{ file: 'x.spec.ts', title: 'stops', tests: run('unexpected', '\nTimeout\nmore') }] },
      ],
    },
  ],
});

test('each failure is a line with its file, its title and the first thing that it says', () => {
  expect(describeFailures([...ofVitest.failures, ...ofPlaywright.failures])).toEqual([
    'FAILED apps/web/src/a.test.ts › adds up: AssertionError: 1 is not 2',
    'FAILED apps/server/src/c.test.ts › the file: SyntaxError: no',
    'FAILED tests/browser/src/x.spec.ts › stops: Timeout',
  ]);
  const many = Array.from({ length: 40 }, () => ({ file: 'f', title: 't'.repeat(300), message: '' }));
  const lines = describeFailures(many);
  expect(lines).toHaveLength(26);
  expect(lines.at(-1)).toBe('… and 15 more');
  expect(Math.max(...lines.map((line) => line.length))).toBe(150);
});

test('what passed at a second try has passed, and is named', () => {
  const both = [...ofVitest.retried, ...ofPlaywright.retried];
  expect(describeFailures(both, 'PASSED AT A SECOND TRY')).toEqual([
    'PASSED AT A SECOND TRY apps/server/src/b.api.test.ts › stumbles: Error: not yet',
    'PASSED AT A SECOND TRY tests/browser/src/x.spec.ts › stumbles: Not yet',
  ]);
});

test('a file that does not load is a test that failed', () => {
  expect(ofVitest.tests).toBe(4);
  expect(ofPlaywright.tests).toBe(3);
});

test('the minutes stand by stage, by kind within a stage, and by the slowest files', () => {
  const stages = [
    { name: 'checks', seconds: 30, tests: 3 },
    { name: 'units', seconds: 60, ...ofVitest },
    { name: 'journeys', seconds: 180, ...ofPlaywright },
  ];
  expect(describeMinutes(stages)).toEqual([
    '| stage                         | minutes | tests |',
    '| ----------------------------- | ------: | ----: |',
    '| checks                        |     0.5 |     3 |',
    '| units                         |     1.0 |     4 |',
    '| – api                         |     0.5 |     1 |',
    '| – units                       |     0.0 |     0 |',
    '| – web app                     |     1.0 |     2 |',
    '| journeys                      |     3.0 |     3 |',
    '| all                           |     4.5 |    10 |',
    '| tests/browser/src/x.spec.ts   |     4.5 |     3 |',
    '| apps/web/src/a.test.ts        |     1.0 |     2 |',
    '| apps/server/src/b.api.test.ts |     0.5 |     1 |',
    '| apps/server/src/c.test.ts     |     0.0 |     0 |',
  ]);
});
