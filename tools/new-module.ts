import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tierOf } from './structure/tiers.ts';

/** `npm run new-module -- NOUN`: writes the frame of a server module and of its contract. */
const noun = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z]+)*$/.test(noun))
  fail('Name the module with a plural noun in kebab-case: npm run new-module -- collections');
if (tierOf(noun) < 0) fail(`Give ${noun} its place in tools/structure/tiers.ts first.`);

const root = fileURLToPath(new URL('..', import.meta.url));
const camel = noun.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const folder = `apps/server/src/modules/${noun}`;
if (existsSync(join(root, folder))) fail(`${folder} is there already.`);

const files: Record<string, string> = {
  [`packages/contract/src/${noun}.ts`]: `import { z } from 'zod';
import { json, route } from './route.ts';

export const ${camel}Routes = {
  list: route({
    id: '${noun}.list',
    method: 'GET',
    path: '/v1/${noun}',
    summary: 'List the ${noun.replaceAll('-', ' ')}',
    access: 'any',
    answer: json(z.object({ ${noun.replaceAll('-', '_')}: z.array(z.object({ id: z.string() })) })),
  }),
};
`,
  [`${folder}/index.ts`]: `export { ${camel}Module } from './module.ts';
`,
  [`${folder}/module.ts`]: `import type { Module } from '../../platform/http/index.ts';
import { ${camel}Routes } from './${noun}.routes.ts';

export const ${camel}Module: Module = { name: '${noun}', routes: ${camel}Routes };
`,
  [`${folder}/${noun}.tables.ts`]: `import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from '../../platform/db/database.ts';
import { workspaces } from '../workspaces/workspace/workspaces.tables.ts';

export const ${camel} = pgTable(
  '${noun.replaceAll('-', '_')}',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    ...timestamps,
  },
  (table) => [index('${noun.replaceAll('-', '_')}_workspace').on(table.workspaceId)],
);
`,
  [`${folder}/${noun}.store.ts`]: `import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { ${camel} } from './${noun}.tables.ts';

export const listRows = (db: Queryable, workspaceId: string) =>
  db.select().from(${camel}).where(eq(${camel}.workspaceId, workspaceId));
`,
  [`${folder}/${noun}.routes.ts`]: `import { ${camel}Routes as routes } from '@mynah/contract/${noun}';
import { handle } from '../../platform/http/index.ts';
import { listRows } from './${noun}.store.ts';

export const ${camel}Routes = [
  handle(routes.list, async ({ platform, actor }) => {
    const rows = await listRows(platform.db, actor.workspaceId);
    return { ${noun.replaceAll('-', '_')}: rows.map(({ id }) => ({ id })) };
  }),
];
`,
  [`${folder}/${noun}.api.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('the list starts empty, and needs a credential', async () => {
  const { apiKey } = await app.owner();
  const listed = await app.fetch('/v1/${noun}', { apiKey });
  expect(await listed.json()).toEqual({ ${noun.replaceAll('-', '_')}: [] });
  expect((await app.fetch('/v1/${noun}')).status).toBe(401);
});
`,
};

for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text, { flag: 'wx' });
  console.log(path);
}
console.log(`Now add ${camel}Routes to packages/contract/src/contract.ts and ${camel}Module to apps/server/src/runtime/modules.ts,
then write the migration: cd apps/server && npx drizzle-kit generate --name ${noun}`);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
