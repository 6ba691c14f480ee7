import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { makeFormBrowser } from './form-browser.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** Where Debian's package `simplesamlphp` puts it; elsewhere by the environment. */
const home = process.env.SIMPLESAMLPHP_HOME ?? '/usr/share/simplesamlphp';
const php = process.env.PHP_BINARY ?? 'php';

export const hasSimpleSaml = (): boolean =>
  existsSync(join(home, 'www/saml2/idp/SSOService.php')) && spawnSync(php, ['-v']).status === 0;

export interface SamlPerson {
  email: string;
  givenName: string;
  password: string;
}

export interface SimpleSaml {
  /** Of the identity provider, as it publishes it. */
  metadata(): Promise<string>;
  /** Whom it signs in, and for which service. */
  trust(service: { entityId: string; acsUrl: string }): Promise<void>;
  /** A browser that signs in there: what the form brings back to the service. */
  signIn(url: string, person: Pick<SamlPerson, 'email' | 'password'>): Promise<URLSearchParams>;
  close(): Promise<void>;
}

/** SimpleSAMLphp as an identity provider, in PHP's own server, with its settings in a folder of its own. */
export async function startSimpleSaml(person: SamlPerson): Promise<SimpleSaml> {
  const folder = await mkdtemp(join(tmpdir(), 'mynah-simplesaml-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  await writeSettings(folder, url, person);
  // what this PHP finds old in the program must not run into its pages
  const quiet = ['-d', 'display_errors=0', '-d', 'error_reporting=0'];
  const server = spawn(php, [...quiet, '-S', new URL(url).host, '-t', join(home, 'www')], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: folder },
    stdio: 'ignore',
  });
  const metadata = () => readText(`${url}/saml2/idp/metadata.php`);
  await until(metadata);
  return {
    metadata,
    trust: ({ entityId, acsUrl }) =>
      writePhp(join(folder, 'metadata/saml20-sp-remote.php'), 'metadata', {
        [entityId]: {
          AssertionConsumerService: acsUrl,
          NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
          'simplesaml.nameidattribute': 'email',
        },
      }),
    signIn: async (address, { email, password }) => {
      const browser = makeFormBrowser();
      const form = await browser.open(address);
      const filled = new URLSearchParams(form.fields);
      filled.set('username', email);
      filled.set('password', password);
      return (await browser.submit({ ...form, fields: filled })).fields;
    },
    close: async () => {
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeSettings(folder: string, url: string, { email, givenName, password }: SamlPerson) {
  for (const name of ['metadata', 'cert', 'sessions', 'log', 'temp']) await mkdir(join(folder, name));
  const signing = await generate([{ name: 'commonName', value: 'idp' }]);
  await writeFile(join(folder, 'cert/idp.pem'), signing.private);
  await writeFile(join(folder, 'cert/idp.crt'), signing.cert);
  await writePhp(join(folder, 'config.php'), 'config', {
    baseurlpath: `${url}/`,
    certdir: `${folder}/cert/`,
    metadatadir: `${folder}/metadata/`,
    loggingdir: `${folder}/log/`,
    'logging.handler': 'file',
    tempdir: `${folder}/temp`,
    secretsalt: 'of a test',
    'auth.adminpassword': 'of a test',
    'enable.saml20-idp': true,
    'module.enable': { exampleauth: true, core: true, saml: true },
    'store.type': 'phpsession',
    'session.phpsession.savepath': `${folder}/sessions`,
    'session.cookie.secure': false,
    'session.cookie.samesite': '',
    timezone: 'UTC',
    'metadata.sources': [{ type: 'flatfile' }],
  });
  await writePhp(join(folder, 'authsources.php'), 'config', {
    people: {
      0: 'exampleauth:UserPass',
      [`${email}:${password}`]: { email: [email], givenName: [givenName] },
    },
  });
  await writePhp(join(folder, 'metadata/saml20-idp-hosted.php'), 'metadata', {
    '__DYNAMIC:1__': { host: '__DEFAULT__', privatekey: 'idp.pem', certificate: 'idp.crt', auth: 'people' },
  });
}

const writePhp = (file: string, variable: string, value: object): Promise<void> =>
  writeFile(file, `<?php\n$${variable} = json_decode(${phpText(JSON.stringify(value))}, true);\n`);
const phpText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

async function readText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.kill()) await ended;
}
