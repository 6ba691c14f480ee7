import type { Config } from '../platform/config/config.ts';
import { StartFault } from './start-fault.ts';

/** Whether this process serves its engines to others: one that answers people keeps them for itself. */
export const servesEngines = ({ roles }: Config): boolean =>
  roles.includes('engine') && !roles.includes('api');

/** Whether this process is nothing but an engine: it needs no database. */
export const isEngineAlone = ({ roles }: Config): boolean => roles.every((role) => role === 'engine');

/** @throws StartFault when the roles need a setting that is not there. */
export function checkRoles(config: Config): void {
  const { roles, engineUrl, engineKey, databaseUrl } = config;
  if (!roles.includes('engine') && !engineUrl) {
    throw new StartFault(
      'This process has no engine. Give it the role engine in MYNAH_ROLES, or the address of an engine in MYNAH_ENGINE_URL.',
    );
  }
  if ((servesEngines(config) || !roles.includes('engine')) && !engineKey) {
    throw new StartFault(
      'MYNAH_ENGINE_KEY is missing. An engine on another machine needs a secret of at least 32 characters.',
    );
  }
  if (!roles.includes('api') && !isEngineAlone(config) && !databaseUrl) {
    throw new StartFault(
      'DATABASE_URL is missing. A worker or scheduler needs the database of the process with the role api.',
    );
  }
}
