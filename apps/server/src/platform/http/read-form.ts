import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { UploadedFile } from '@mynah/contract/uploads';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Failure, isDiskFull } from '../errors/index.ts';
import { makeTemporaryFolder } from '../files/temporary-file.ts';
import type { Platform } from '../platform.ts';
import { addField, isFileField } from './absent-values.ts';

interface FormOptions {
  /** Says which fields are files. */
  schema: z.ZodType;
  /** The most that a file may have; the setting when absent. */
  megabytes?: number;
}

export interface ReadForm {
  /** By name; a key that came twice is a list. */
  fields: Record<string, unknown>;
  /** Removes the files. Harmless twice. */
  remove(): Promise<void>;
}

/** A key term may come a thousand times, a text to align is long; more is no form of ours. */
const fieldLimits = {
  fields: 1_200,
  fieldNameSize: 200,
  fieldSize: 2 * 1024 * 1024,
  files: 25,
  parts: 1_300,
};

/**
 * Reads a form to its end, its files straight to disk. What was written is removed when the form cannot be read.
 * @throws Failure `upload_file_size_exceeded`, `invalid_request`, `caller_left`
 */
export async function readForm(
  request: FastifyRequest,
  platform: Platform,
  { schema, megabytes = platform.config.uploadMegabytes }: FormOptions,
): Promise<ReadForm> {
  if (!request.isMultipart()) {
    throw new Failure('invalid_request', 'This call takes a form with a file (multipart/form-data).');
  }
  const { path: folder, remove } = await makeTemporaryFolder(platform);
  try {
    return { fields: await readParts(request, folder, { schema, megabytes }), remove };
  } catch (cause) {
    await remove();
    // what is still on its way is read, or it would stand in the way of the next call of this connection
    request.raw.unpipe();
    request.raw.resume();
    throw toFormFailure(cause, request);
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  { schema, megabytes }: Required<FormOptions>,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null);
  const limits = { ...fieldLimits, fileSize: megabytes * 1024 * 1024 };
  const isPartAFile = partJudge(schema);
  let count = 0;
  for await (const part of request.parts({ limits, isPartAFile })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw tooLarge(`The field ${part.fieldname} is too long.`);
      addField(fields, part.fieldname, part.value);
      continue;
    }
    const path = join(folder, String(count++));
    addField(fields, part.fieldname, await writeFile(part, path, megabytes));
  }
  return fields;
}

/**
 * The schema says which fields are files, since clients say it in no common way: a sound may come without a name, and
 * JSON with one.
 */
const partJudge =
  (schema: z.ZodType) =>
  (name: string | undefined, contentType: string | undefined, fileName: string | undefined): boolean => {
    const isWanted = name === undefined ? undefined : isFileField(schema, name);
    if (isWanted === false) return false;
    if (fileName !== undefined || contentType === 'application/octet-stream') return true;
    return (
      isWanted === true && contentType !== undefined && !/^(text\/plain|application\/json)/.test(contentType)
    );
  };

async function writeFile(part: MultipartFile, path: string, megabytes: number): Promise<UploadedFile> {
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, target);
  if (part.file.truncated) throw tooLarge(`The file is larger than the limit of ${megabytes} MB.`);
  return new UploadedFile({
    path,
    fileName: shownName(part.filename ?? ''),
    contentType: part.mimetype,
    sizeBytes: target.bytesWritten,
  });
}

/** Storable and short: it is shown in lists. */
const shownName = (name: string): string => name.replaceAll('\0', '').slice(-200);

const tooLarge = (message: string): Failure => new Failure('upload_file_size_exceeded', message);

function toFormFailure(cause: unknown, request: FastifyRequest): unknown {
  if (cause instanceof Failure || isDiskFull(cause)) return cause;
  if (request.raw.destroyed && !request.raw.complete) {
    return new Failure('caller_left', 'The connection was closed before the form was complete.', { cause });
  }
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'FST_INVALID_JSON_FIELD_ERROR') {
    return new Failure('invalid_request', 'A form field is marked as JSON but isn’t valid JSON.');
  }
  if (code === 'FST_PROTO_VIOLATION') {
    return new Failure('invalid_request', 'A form field has an invalid name.');
  }
  if (code.endsWith('_LIMIT')) return tooLarge('The form has more fields or files than this call accepts.');
  return new Failure('invalid_request', 'The form is incomplete or invalid.', { cause });
}
