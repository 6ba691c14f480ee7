import { expect, test } from 'vitest';
import { describeBudget } from './test-budget.mjs';

const file = (name: string, seconds: number) => ({ file: name, kind: 'api', seconds, tests: 1 });

test('a stage is shared out to the parts of the product as their files took of it', () => {
  const lines = describeBudget([
    { name: 'checks and build', seconds: 90, tests: 9 },
    {
      name: 'units, server and clients',
      seconds: 240,
      tests: 3,
      files: [
        file('apps/server/src/modules/agents/talk.api.test.ts', 300),
        file('apps/server/src/modules/voices/list.api.test.ts', 60),
        file('apps/web/src/features/dubbing/saving/dub-saver.test.ts', 120),
      ],
    },
    { name: 'journeys', seconds: 60, tests: 1, files: [file('tests/browser/src/agents.spec.ts', 70)] },
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '| checks and build | 1.5 | 2 |',
      '| agents | 3.5 | 4 |',
      '| dubbing and translation | 1.0 | 2 |',
      '| money and usage | 0.0 | 2 |',
      '| core, accounts, speech, voices, pages | 0.5 | 14 |',
    ]),
  );
});
