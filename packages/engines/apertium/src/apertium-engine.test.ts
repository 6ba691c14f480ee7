import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describeTranslationEngine, runTask } from '@mynah/engine-spec/conformance';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apertiumEngine } from './index.ts';
import { readModes } from './modes.ts';

const home = { packFolder: () => undefined, threads: 1, log: () => undefined };
let folder: string;

/** A counterpart on the PATH: its modes, and then what it does with a text. */
function install(does: string): void {
  const program = `#!/bin/sh\nif [ "$1" = -l ]; then printf 'spa-por_BR\\n  spa-cat\\nspa-por\\nnno-nob\\n'; exit 0; fi\n${does}\n`;
  writeFileSync(join(folder, 'apertium'), program);
  chmodSync(join(folder, 'apertium'), 0o755);
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apertium-'));
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH);
});
beforeEach(() => install('echo "$1 $2:"; cat'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describeTranslationEngine(apertiumEngine, {
  home,
  pair: { source: 'es', target: 'pt' },
  sentences: ['Buenos días.', 'El tren sale a las siete.'],
});

const translate = async (text: string, signal?: AbortSignal) => {
  const request = { kind: 'translate', source: 'es', target: 'pt', texts: [text] } as const;
  const [part] = await runTask(await apertiumEngine.open(home), request, signal);
  return part?.type === 'translation' ? part.text : undefined;
};

test('asks for its mode, without marks at unknown words', async () => {
  expect(await translate('Hola')).toBe('-u spa-por:\nHola');
});

test('modes are pairs by their shortest tags, and a language into itself is none', () => {
  expect(readModes('en-es\nspa-por_BR\nbla\nnno-nob\neng-spa\n')).toEqual([
    { name: 'en-es', source: 'en', target: 'es' },
    { name: 'spa-por_BR', source: 'es', target: 'pt' },
  ]);
});

test.each([
  ['fails', 'exit 1'],
  ['writes without end', 'yes'],
  ['is ended', 'kill -9 $$'],
])('a program that %s is a failure', async (_, does) => {
  install(does);
  await expect(translate('Hola')).rejects.toMatchObject({ name: 'EngineFailure', kind: 'broken' });
});

test('who leaves ends the program and all that it started', async () => {
  install(`sleep 600 & echo $! > ${folder}/child; wait`);
  const leaving = new AbortController();
  const translating = translate('Hola', leaving.signal);
  await vi.waitFor(async () => expect(await readPid()).toBeGreaterThan(0));
  const pid = await readPid();
  leaving.abort();
  await expect(translating).rejects.toMatchObject({ kind: 'unavailable' });
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('where it is not installed it has no pairs', async () => {
  rmSync(join(folder, 'apertium'));
  vi.stubEnv('PATH', folder);
  const engine = await apertiumEngine.open(home);
  expect(await runTask(engine, { kind: 'pairs' })).toEqual([{ type: 'pairs', pairs: [] }]);
});

async function readPid(): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  return Number(await readFile(join(folder, 'child'), 'utf8'));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // it has ended
  }
}
