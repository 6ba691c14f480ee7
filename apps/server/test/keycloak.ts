import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFormBrowser } from './form-browser.ts';
import { freePort } from './free-port.ts';
import { type KeycloakPerson, oidcClientOf, peopleOf, samlClientOf } from './keycloak-realm.ts';
import { until } from './until.ts';

const version = '26.0.7';
const cache = fileURLToPath(new URL('../../../.cache/keycloak', import.meta.url));
const home = process.env.KEYCLOAK_HOME ?? join(cache, `keycloak-${version}`);

const runs = (program: string, ...parameters: string[]): boolean =>
  spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;

/** Where KEYCLOAK_HOME says; else it is fetched once by Maven, where there is one. */
export const canHaveKeycloak = (): boolean =>
  runs('java', '-version') && (existsSync(join(home, 'bin/kc.sh')) || runs('mvn', '-v'));

export interface Keycloak {
  issuer: string;
  /** Of the realm as a SAML identity provider, as it publishes it. */
  samlMetadata(): Promise<string>;
  addOidcClient(client: { clientId: string; clientSecret: string; redirectUri: string }): Promise<void>;
  addSamlClient(service: { entityId: string; acsUrl: string }): Promise<void>;
  /** A browser that signs in there, up to where it is led back to the service, with what the form brings. */
  signIn(
    url: string,
    person: Pick<KeycloakPerson, 'email' | 'password'>,
  ): Promise<{ address: string; fields: URLSearchParams }>;
  close(): Promise<void>;
}

/** Keycloak with a realm of its own, in memory. */
export async function startKeycloak(people: readonly KeycloakPerson[]): Promise<Keycloak> {
  await fetchKeycloak();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const administrator = { username: 'admin', password: 'of a test' };
  const server = spawn(join(home, 'bin/kc.sh'), ['start-dev', '--db=dev-mem', `--http-port=${port}`], {
    detached: true,
    env: {
      ...process.env,
      KC_BOOTSTRAP_ADMIN_USERNAME: administrator.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
      JAVA_OPTS_APPEND: '-Xmx700m',
    },
    stdio: 'ignore',
  });
  const token = () => readToken(url, administrator);
  await until(token);
  const add = async (path: string, body: object) => {
    const answer = await fetch(`${url}/admin/realms${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await add('', { realm: 'acme', enabled: true, sslRequired: 'none', ...peopleOf(people) });
  return {
    issuer: `${url}/realms/acme`,
    samlMetadata: async () => (await fetch(`${url}/realms/acme/protocol/saml/descriptor`)).text(),
    addOidcClient: (client) => add('/acme/clients', oidcClientOf(client)),
    addSamlClient: (service) => add('/acme/clients', samlClientOf(service)),
    signIn: async (address, { email, password }) => {
      const browser = makeFormBrowser({ within: url });
      const form = await browser.open(address);
      const fields = new URLSearchParams(form.fields);
      fields.set('username', email);
      fields.set('password', password);
      const back = await browser.submit({ ...form, fields });
      return { address: back.action, fields: back.fields };
    },
    close: () => stop(server),
  };
}

async function fetchKeycloak(): Promise<void> {
  if (existsSync(join(home, 'bin/kc.sh'))) return;
  await mkdir(cache, { recursive: true });
  const archive = `keycloak-quarkus-dist-${version}.tar.gz`;
  const steps: [string, string[]][] = [
    [
      'mvn',
      [
        '-q',
        'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
        `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`,
        `-DoutputDirectory=${cache}`,
      ],
    ],
    ['tar', ['xzf', archive]],
    ['rm', [archive]],
  ];
  for (const [program, parameters] of steps) {
    const { status, stderr } = spawnSync(program, parameters, { cwd: cache, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} could not bring Keycloak: ${stderr}`);
  }
}

async function readToken(url: string, person: { username: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...person }),
  });
  if (!answer.ok) throw new Error(`Keycloak answered ${answer.status}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The script starts Java as a child: both go. */
async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.pid) {
    process.kill(-server.pid);
    await ended;
  }
}
