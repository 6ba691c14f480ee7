import { join } from 'node:path';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { startPostgres } from '../platform/postgres/index.ts';
import type { Core } from './core.ts';
import { StartFault } from './start-fault.ts';

/** The database at the given address or in the data folder, its schema brought up to date; resolves to its address. */
export async function openDatabase({ config, dataFolder, log, onStop, fail }: Core): Promise<string> {
  if (config.databaseUrl) {
    await migrateDatabase(config.databaseUrl).catch(explain);
    return config.databaseUrl;
  }
  const database = await startPostgres({ folder: join(dataFolder, 'postgres') });
  onStop(database.stop);
  database.watch({
    onDeath: () => log.warn('the database ended; it is started again'),
    onReturn: () => log.warn('the database runs again'),
    onLost: fail,
  });
  await migrateDatabase(database.url);
  return database.url;
}

/** The address may hold a password, so the sentence names the reason alone. */
function explain(cause: unknown): never {
  const code = (cause as { code?: string }).code;
  const isConnection = code !== undefined && /^(E[A-Z]{3,}|08...|28...|3D000|57P03)$/.test(code);
  if (isConnection) throw new StartFault(`The database at DATABASE_URL can’t be used (${code}).`);
  throw cause;
}
