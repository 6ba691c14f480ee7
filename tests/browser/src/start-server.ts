import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../../apps/server/test/server-process.ts';

/** No file's own: who runs the server, and reads its outbox. */
export const operator = { name: 'Owner', email: 'ada@example.com', password: 'correct horse battery' };

export interface StartedServer {
  process: ServerProcess;
  end(): Promise<void>;
}

/** A server with its own database, for journeys. Speaks by its own engines, or as `environment` says. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-browser-'));
  await chmod(folder, 0o755);
  const process = await ServerProcess.start(folder, {
    MYNAH_OWNER_EMAIL: operator.email,
    MYNAH_OWNER_PASSWORD: operator.password,
    MYNAH_API_KEY: '',
    // the journeys of a run are one client, and mistype on purpose
    MYNAH_SIGN_IN_ATTEMPTS: '1000',
    MYNAH_REQUESTS_PER_MINUTE: '100000',
    MYNAH_STAFF_DOMAIN: 'staff.example',
    // a journey says where its visitor is; of all others nothing is known
    MYNAH_LOCATION_HEADERS: 'x-geo-country,x-geo-region',
    ...environment,
  });
  await skipSurveyOf(process.url);
  return {
    process,
    end: async () => {
      await process.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The operator is no newcomer: the first page after a sign-in is the one that was asked for, without a checklist. */
async function skipSurveyOf(url: string): Promise<void> {
  const post = (path: string, json: object, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });
  const { email, password } = operator;
  const signedIn = await post('/v1/user/auth-tokens', { email, password });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const authorization = { authorization: `Bearer ${token}` };
  await post('/v1/user/onboarding-survey-complete', {}, authorization);
  await post('/v1/user/onboarding-checklist/mark-complete', {}, authorization);
}
