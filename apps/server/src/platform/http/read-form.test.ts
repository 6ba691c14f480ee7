import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { formJson, formList, UploadedFile, uploadedFile } from '@mynah/contract/uploads';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { type ReadForm, readForm } from './read-form.ts';

const schema = z.object({
  text: z.string(),
  keyterms: formList(z.string()).optional(),
  file: uploadedFile.optional(),
  extra: formJson(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])).optional(),
});

let dataFolder: string;
let server: FastifyInstance;
let address: string;
/** What the last form was read as. */
let read: ReadForm | Failure | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'mynah-form-'));
  const platform = { dataFolder, config: { uploadMegabytes: 1 } } as unknown as Platform;
  server = Fastify();
  await server.register(multipart);
  read = undefined;
  server.post('/', async (request) => {
    read = await readForm(request, platform, { schema }).catch((failure) => failure);
    return {};
  });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const send = (form: FormData) => fetch(address, { method: 'POST', body: form });
const filesLeft = () => readdir(join(dataFolder, 'temporary'), { recursive: true });

test('fields, a list and a file on disk, until they are removed', async () => {
  const form = new FormData();
  form.append('text', 'Grüße');
  form.append('keyterms', 'one');
  form.append('keyterms', 'two');
  form.append('file', new Blob(['sound']), 'a\0b.wav');
  await send(form);
  const { fields, remove } = read as ReadForm;
  expect(fields).toMatchObject({ text: 'Grüße', keyterms: ['one', 'two'] });
  const file = fields.file as UploadedFile;
  expect(file).toBeInstanceOf(UploadedFile);
  expect(file.sizeBytes).toBe(5);
  expect(await readFile(file.path, 'utf8')).toBe('sound');
  await remove();
  await expect(access(file.path)).rejects.toThrow();
});

test('a file over the limit is refused, and nothing of it stays', async () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(1024 * 1024 + 1)]), 'big.wav');
  await send(form).catch(() => {});
  expect(read).toMatchObject({ code: 'upload_file_size_exceeded', message: expect.stringContaining('1 MB') });
  expect(await filesLeft()).toEqual([]);
});

test('what is no form is refused with a sentence', async () => {
  await fetch(address, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(read).toMatchObject({ code: 'invalid_request', message: expect.stringContaining('form') });
});

test('a form that breaks off leaves nothing behind', async () => {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\nhalf a fi';
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9999\r\n\r\n${head}`,
  );
  await expect.poll(filesLeft).not.toEqual([]);
  socket.destroy();
  await expect.poll(() => (read as Failure)?.code).toMatch(/caller_left|invalid_request/);
  expect(await filesLeft()).toEqual([]);
});

test('a form that ends in the middle is refused', async () => {
  const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\nhalf';
  await fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(read).toMatchObject({ code: 'invalid_request' });
  expect(await filesLeft()).toEqual([]);
});

test('a field named like a part of every object is refused', async () => {
  const form = new FormData();
  form.append('__proto__', 'x');
  await send(form);
  expect(read).toMatchObject({ code: 'invalid_request' });
});

/** One part as it stands on the wire. */
async function sendPart(head: string, content: string): Promise<unknown> {
  await fetch(address, {
    method: 'POST',
    body: `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  if (!read || !('fields' in read)) throw read;
  return Object.values(read.fields)[0];
}

test('a part that says that it is JSON is read as such, with the name of a file or without', async () => {
  const json = 'content-type: application/json';
  expect(await sendPart(`name="extra"\r\n${json}`, '[{"a":1}]')).toEqual([{ a: 1 }]);
  expect(await sendPart(`name="extra"; filename="blob"\r\n${json}`, '{"a":1}')).toEqual({ a: 1 });
  expect(await sendPart(`name="extra"\r\n${json}; charset=utf-8`, 'null')).toBeNull();
  await expect(sendPart(`name="extra"\r\n${json}`, '{')).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('JSON'),
  });
});

test('a text with the name of a file is a text, a sound without one is a file', async () => {
  expect(await sendPart('name="text"; filename="text.txt"', 'Hello')).toBe('Hello');
  expect(await sendPart('name="text"\r\ncontent-type: application/octet-stream', 'Hello')).toBe('Hello');
  expect(await sendPart('name="file"\r\ncontent-type: audio/mpeg', 'sound')).toBeInstanceOf(UploadedFile);
  expect(await sendPart('name="file"', '')).toBe('');
});
