import { writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { makeDirectory } from '../scim-directory.ts';
import { joinBytes, speakPcm, wavOf } from '../speech-files.ts';
import { joinedPerson } from '../team.ts';
import { bearer, callerOf } from './caller.ts';
import { insertUnreachedRows } from './insert-unreached-rows.ts';
import { leaveOrphans } from './leave-orphans.ts';
import { makePeople } from './make-people.ts';
import { makeSounds } from './make-sounds.ts';
import { makeVoices } from './make-voices.ts';
import { signInEveryWay } from './sign-in.ts';
import type { UsedServer } from './used-server.ts';

type Rows = Record<string, object[]>;

async function readRows(db: Database): Promise<Rows> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const rows: Rows = {};
  for (const { name } of tables) {
    const all = sql.raw(`select coalesce(json_agg(t), '[]') as rows from "${name}" t`);
    const { rows: found } = await db.execute<{ rows: object[] }>(all);
    rows[name] = found[0]?.rows ?? [];
  }
  return rows;
}

/** A row a line, so that a change of the file can be read; a column that is missing is null. */
function toText(apiKey: string, rows: Rows): string {
  const line = (row: object) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  const tables = Object.entries(rows).map(
    ([name, ofTable]) => `"${name}": [\n${ofTable.map(line).join(',\n')}\n]`,
  );
  return `{\n"apiKey": "${apiKey}",\n"rows": {\n${tables.join(',\n')}\n}\n}\n`;
}

test('a used server has rows in every table', async () => {
  const directory = await makeDirectory();
  const { app, owner } = directory.office;
  try {
    const key = callerOf(app, { 'xi-api-key': owner.apiKey });
    const { voices } = await key.call<{ voices: { voice_id: string }[] }>('/v2/voices?page_size=1');
    const spoken = await speakPcm(app, owner.apiKey, 'The harbor was quiet when the first boats came in.');
    const server: UsedServer = {
      app,
      directory,
      owner,
      key,
      person: callerOf(app, bearer(owner.accessToken)),
      admin: await joinedPerson(app, owner.workspaceId, 'admin'),
      recording: wavOf(joinBytes(spoken, spoken)),
      defaultVoiceId: voices[0]?.voice_id ?? '',
    };
    await makeSounds(server);
    const voiceId = await makeVoices(server);
    await makePeople(server, voiceId);
    await signInEveryWay(server);
    const { db, clock } = app.platform;
    const place = { ...owner, voiceId, now: clock.now() };
    await insertUnreachedRows(db, place);
    await leaveOrphans(db, place);
    const rows = await readRows(db);
    const empty = Object.keys(rows).filter((name) => rows[name]?.length === 0);
    if (process.env.ROWS_FILE) await writeFile(process.env.ROWS_FILE, toText(owner.apiKey, rows));
    expect(empty).toEqual([]);
  } finally {
    await directory.office.close();
  }
});
