import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTlsFront } from '../../../apps/server/test/tls-front.ts';
import { installPythonClient } from '../../../tools/python-client.mjs';

interface Given {
  /** Of the server that is asked. */
  url: string;
  key: string;
  /** What else the cases want to know. */
  [name: string]: unknown;
}

/** What became of a case: `fault` is Python's account of what went wrong. */
interface Outcome {
  title: string;
  fault: string | null;
}

/**
 * Every `@case` of a Python file as a test of its own. They run one after the other in one process, which stands
 * before the first test; the server is asked by https, since the client opens no websocket but by `wss`.
 */
export function testCases(
  fileName: string,
  { prepare, close }: { prepare: () => Promise<Given>; close: () => Promise<void> | undefined },
): void {
  const path = join(import.meta.dirname, fileName);
  const titles = [...readFileSync(path, 'utf8').matchAll(/^@case\("(.+)"\)$/gm)].map(([, title]) => title!);
  const outcomes = new Map<string, string | null>();
  let complaints = '';

  beforeAll(async () => {
    const client = await installPythonClient();
    const { url, ...given } = await prepare();
    const front = await startTlsFront(url);
    const environment = {
      MYNAH_URL: front.url,
      MYNAH_GIVEN: JSON.stringify(given),
      SSL_CERT_FILE: front.certificateFile,
      PYTHONPATH: client.packages ?? '',
      PYTHONDONTWRITEBYTECODE: '1',
    };
    try {
      const { lines, said } = await runPython(client.python, path, environment);
      for (const { title, fault } of lines) outcomes.set(title, fault);
      complaints = said;
    } finally {
      await front.close();
    }
  }, 600_000);
  afterAll(close);

  test.each(titles)('%s', (title) => {
    expect(outcomes.has(title), `the case did not run: ${complaints}`).toBe(true);
    expect(outcomes.get(title), outcomes.get(title) ?? '').toBeNull();
  });
}

function runPython(
  program: string,
  path: string,
  environment: Record<string, string>,
): Promise<{ lines: Outcome[]; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [path], { env: { ...process.env, ...environment } });
    const told = { out: '', complaints: '' };
    child.stdout.on('data', (chunk) => {
      told.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      told.complaints += chunk;
    });
    child.on('error', reject);
    child.on('close', () => {
      const lines = told.out.split('\n').filter((line) => line.startsWith('{"title"'));
      resolve({ lines: lines.map((line) => JSON.parse(line) as Outcome), said: told.complaints });
    });
  });
}
