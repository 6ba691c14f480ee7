import { expect, test } from 'vitest';
import { violationsOf } from './rules.ts';
import { treeOf } from './source-tree.ts';

const server = 'apps/server/src';
const web = 'apps/web/src';

const sound: Record<string, string> = {
  [`${server}/modules/notifications/index.ts`]: `export { notices } from './notifications.store.ts';`,
  [`${server}/modules/notifications/module.ts`]: '',
  [`${server}/modules/notifications/notifications.store.ts`]: `import { log } from '../../platform/log.ts'; export const notices = log;`,
  [`${server}/modules/models/index.ts`]: `export { list } from './models.store.ts';`,
  [`${server}/modules/models/module.ts`]: '',
  [`${server}/modules/speech/dialogue/index.ts`]: `import { list } from '../../models/index.ts';`,
  [`${server}/modules/speech/dialogue/module.ts`]: '',
  [`${server}/modules/models/models.store.ts`]: `import { notices } from '../notifications/index.ts'; export const list = notices;`,
  [`${server}/platform/log.ts`]: 'export const log = 1;',
  [`${server}/runtime/speech-process.ts`]: `import '@mynah/engine-kokoro';`,
  [`${web}/features/home/pages.ts`]: `import { Button } from '#web/ui/button.tsx';`,
  [`${web}/features/home/index.ts`]: `export { pages } from '#web/features/home/pages.ts';`,
  [`${web}/ui/button.tsx`]: 'export const Button = 1;',
  [`${web}/player/index.ts`]: `export { play } from '#web/player/playback/play.ts';`,
  [`${web}/player/playback/play.ts`]: `import { Button } from '#web/ui/button.tsx'; export const play = Button;`,
  [`${web}/player/queue/queue.ts`]: `import { play } from '#web/player/playback/play.ts';`,
  [`${web}/features/history/play-item.ts`]: `import { play } from '#web/player/index.ts';`,
  [`${web}/app/shell.tsx`]: `import '#web/features/home/index.ts'; import '#web/player/index.ts';`,
  [`${web}/app/pages.ts`]: `export const pages = import.meta.glob('../features/*/pages.ts', { eager: true });`,
};

const judge = (planted: Record<string, string> = {}) =>
  violationsOf(treeOf(new Map(Object.entries({ ...sound, ...planted }))));

test('a sound tree has no violation', () => {
  expect(judge()).toEqual([]);
});

test.each<[string, string, string]>([
  [
    'public interface',
    `${server}/modules/models/models.view.ts`,
    `import { notices } from '../notifications/notifications.store.ts';`,
  ],
  [
    'public interface',
    `${server}/modules/models/lazy.ts`,
    `const load = () => import('../notifications/notifications.store.ts');`,
  ],
  [
    'tier',
    `${server}/modules/notifications/notifications.view.ts`,
    `import { list } from '../models/index.ts';`,
  ],
  ['words', `${web}/features/home/pages.ts`, `import { message } from '#web/features/home/messages.ts';`],
  ['one locale', `${web}/features/home/day.ts`, 'export const day = new Date().toLocaleDateString();'],
  ['one locale', `${web}/features/home/list.ts`, "export const list = new Intl.ListFormat('en');"],
  ['typed calls', `${web}/features/home/user.ts`, "const path = '/v1/user';"],
  ['typed calls', `${web}/features/home/voice.ts`, "const path = '/v2/voices';"],
  ['typed calls', `${web}/features/home/send.ts`, `import { exchange } from '#web/shared/api/client.ts';`],
  ['public interface', `${server}/modules/speech/music/plan.ts`, `import '../dialogue/take-turns.ts';`],
  ['packages', 'packages/audio/src/pcm.ts', `import { SpeechEngine } from '../../engine-spec/src/index.ts';`],
  ['packages', `${server}/platform/sound.ts`, `import '../../../../packages/audio/src/pcm.ts';`],
  ['packages', 'packages/audio/src/wav.ts', `import '@mynah/server/voices';`],
  ['core', `${server}/platform/http.ts`, `import { notices } from '../modules/notifications/index.ts';`],
  ['wiring', `${server}/modules/models/speak.ts`, `import '@mynah/engine-kokoro';`],
  ['wiring', `${server}/modules/models/start.ts`, `export * from '../../runtime/speech-process.ts';`],
  ['packages', 'packages/audio/src/pcm.ts', `import '../../../apps/server/src/platform/log.ts';`],
  ['feature wall', `${web}/features/setup/page.tsx`, `import '#web/features/home/pages.ts';`],
  ['feature wall', `${web}/shared/links.ts`, `import '../features/home/pages.ts';`],
  ['feature wall', `${web}/app/start.ts`, `import '#web/features/home/pages.ts';`],
  ['feature wall', `${web}/app/all.ts`, `const all = import.meta.glob<{ a: 1 }>('../features/*/index.ts');`],
  ['feature wall', `${web}/shared/all.ts`, `const all = import.meta.glob('../features/*/pages.ts');`],
  ['web layer', `${web}/shared/links.ts`, `import '#web/features/home/index.ts';`],
  ['web layer', `${web}/ui/card.tsx`, `import '#web/player/index.ts';`],
  ['web layer', `${web}/player/bar/bar.tsx`, `import '#web/features/home/index.ts';`],
  ['web layer', `${web}/player/bar/shell.ts`, `import '#web/app/shell.tsx';`],
  ['web layer', `${web}/features/home/page.tsx`, `import '#web/app/shell.tsx';`],
  ['player', `${web}/features/home/hear.ts`, `import '#web/player/playback/play.ts';`],
  ['player', `${web}/app/hear.ts`, `import '#web/player/queue/queue.ts';`],
  ['player', 'apps/web/embed/share/hear.ts', `import '#web/player/playback/play.ts';`],
  ['name', `${server}/platform/utils.ts`, ''],
  ['name', `${server}/platform/helpers/text.ts`, ''],
  ['name', `${server}/platform/HttpServer.ts`, ''],
  ['size', `${server}/platform/long.ts`, '\n'.repeat(500)],
])('%s: a violation planted in %s is found', (rule, path, text) => {
  expect(judge({ [path]: text }).map((violation) => [violation.rule, violation.path])).toContainEqual([
    rule,
    path,
  ]);
});

test.each(['modules/billing', 'modules/speech/openai'])(
  '%s needs a public interface and a definition',
  (folder) => {
    expect(judge({ [`${server}/${folder}/answer.ts`]: '' })).toEqual(
      ['index.ts', 'module.ts'].map((name) => ({
        path: `${server}/${folder}`,
        rule: 'module files',
        says: `a module needs ${name}`,
      })),
    );
  },
);

test('modules that import each other through different files are a circle', () => {
  const found = judge({
    [`${server}/modules/audit/index.ts`]: '',
    [`${server}/modules/audit/module.ts`]: `import '../notifications/index.ts';`,
    [`${server}/modules/notifications/notifications.view.ts`]: `import '../audit/index.ts';`,
  });
  expect(found.map((violation) => violation.rule)).toEqual(['module circle']);
});

test('a module without a place among the tiers is found', () => {
  expect(judge({ [`${server}/modules/cookery/index.ts`]: '' })).toContainEqual({
    path: `${server}/modules/cookery`,
    rule: 'tier',
    says: 'the module cookery has no place in tools/structure/tiers.ts',
  });
});

const site = `${server}/modules/site`;
const submodules = {
  [`${site}/index.ts`]: `export { items } from './items/index.ts';`,
  [`${site}/module.ts`]: `import './downloads/index.ts';`,
  [`${site}/items/index.ts`]: `export { items } from './items.store.ts';`,
  [`${site}/items/items.store.ts`]: 'export const items = 1;',
  [`${site}/downloads/index.ts`]: `import '../items/index.ts';`,
};

test('submodules that know each other in one direction are sound', () => {
  expect(judge(submodules)).toEqual([]);
});

test.each<[string, string, string]>([
  ['public interface', `${site}/downloads/zip.ts`, `import '../items/items.store.ts';`],
  ['public interface', `${server}/modules/models/heard.ts`, `import '../site/items/index.ts';`],
  ['module files', `${site}/feedback/feedback.routes.ts`, ''],
  [
    'interface names',
    `${server}/modules/models/index.ts`,
    `export { ${[...'abcdefghijklm'].join(', ')} } from './models.store.ts';`,
  ],
  ['interface names', `${web}/features/home/index.ts`, `export * from './pages.ts';`],
])('%s: a violation planted in %s is found among submodules', (rule, path, text) => {
  expect(judge({ ...submodules, [path]: text }).map((found) => found.rule)).toContain(rule);
});

test('folders of the player that import each other through different files are a circle', () => {
  const found = judge({ [`${web}/player/playback/skip.ts`]: `import '#web/player/queue/queue.ts';` });
  expect(found.map((violation) => violation.rule)).toEqual(['player']);
});

test('submodules that import each other through different files are a circle', () => {
  const found = judge({
    ...submodules,
    [`${site}/items/items.view.ts`]: `import '../downloads/index.ts';`,
  });
  expect(found.map((violation) => violation.rule)).toEqual(['submodule circle']);
});

const contract = {
  'packages/contract/src/voices/voices.ts': `import { z } from 'zod'; import { most } from './limits.ts'; export const name = z.string().max(most);`,
  'packages/contract/src/voices/limits.ts': `import type { z } from 'zod'; export const most = 100;`,
};

test('the web app loads no schema of the contract, and may take constants and types', () => {
  const page = `${web}/features/home/name.ts`;
  const sentences = (text: string) => judge({ ...contract, [page]: text }).map(({ rule }) => rule);
  expect(sentences(`import { name } from '@mynah/contract/voices/voices';`)).toEqual(['no schemas']);
  expect(sentences(`import type { name } from '@mynah/contract/voices/voices';`)).toEqual([]);
  expect(sentences(`import { most } from '@mynah/contract/voices/limits';`)).toEqual([]);
});

const notices = `${server}/modules/notifications/notifications.tables.ts`;
test.each<[string, string, number]>([
  ['models/models.store.ts', `import { notices } from '../notifications/notifications.tables.ts';`, 1],
  [
    'models/models.store.ts',
    `import { type Row, notices } from '../notifications/notifications.tables.ts';`,
    1,
  ],
  ['notifications/index.ts', `export { notices } from './notifications.tables.ts';`, 1],
  ['models/models.tables.ts', `import { notices } from '../notifications/notifications.tables.ts';`, 0],
  ['models/models.store.ts', `import type { Row } from '../notifications/notifications.tables.ts';`, 0],
  ['notifications/notices.store.ts', `import { notices } from './notifications.tables.ts';`, 0],
])(
  'a table is queried by its own module; others name it in theirs, and its type: %s, %s',
  (path, text, count) => {
    const found = judge({ [notices]: '', [`${server}/modules/${path}`]: text });
    expect(found.map(({ rule }) => rule)).toEqual(Array(count).fill('foreign table'));
  },
);

test('who has a reason queries a foreign table, and the reason goes with the query', () => {
  const users = `${server}/modules/accounts/users`;
  const accounts = {
    [`${users}/index.ts`]: '',
    [`${users}/module.ts`]: '',
    [`${users}/users.tables.ts`]: '',
  };
  const staff = `${server}/modules/accounts/staff`;
  const reader = (text: string) => ({
    ...{ [`${staff}/index.ts`]: '', [`${staff}/module.ts`]: '' },
    [`${staff}/staff.store.ts`]: text,
  });
  const told = (planted: Record<string, string>) =>
    judge({ ...accounts, ...planted }).filter(({ says }) => says.startsWith('modules/accounts/ does not'));
  expect(told(reader(`import { users } from '../users/users.tables.ts';`))).toEqual([]);
  expect(told(reader(''))).toMatchObject([{ rule: 'foreign table', path: 'tools/structure/table-rules.ts' }]);
});

test('a circle is found and shown', () => {
  const found = judge({
    'packages/text/src/a.ts': `import './b.ts';`,
    'packages/text/src/b.ts': `import './a.ts';`,
  });
  expect(found).toEqual([
    {
      path: 'packages/text/src/a.ts',
      rule: 'circle',
      says: 'packages/text/src/a.ts → packages/text/src/b.ts → packages/text/src/a.ts',
    },
  ]);
});
