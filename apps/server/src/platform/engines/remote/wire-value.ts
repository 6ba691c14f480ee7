import { EngineFailure } from '@mynah/engine-spec';

/** Where samples stood in a value: first float and how many. No request or part has keys of these names. */
const floatsKey = '$floats';
/** A number that JSON has no word for. */
const numberKey = '$number';
/** Short arrays of whole numbers, as base64: a key, the words of a fingerprint. */
const bytesKey = '$bytes';
const wordsKey = '$words';
const headBytes = 4;
const floatBytes = Float32Array.BYTES_PER_ELEMENT;

/**
 * A request or a part as bytes: the length of its JSON (4 bytes, little endian), the JSON, and the samples that it
 * holds, as they are in memory (32-bit floats, little endian): nothing is rounded on the way. Other arrays of numbers are
 * bytes (`Uint8Array`) and words (`Uint32Array`), and come out as such.
 */
export function encodeValue(value: unknown): Buffer {
  const samples: Buffer[] = [];
  let count = 0;
  const json = Buffer.from(
    JSON.stringify(value, function (this: Record<string, unknown>, key, told: unknown) {
      // a buffer has told itself as an object by now
      const item = this[key] instanceof Uint8Array ? this[key] : told;
      if (item instanceof Uint8Array) return { [bytesKey]: base64Of(item) };
      if (item instanceof Uint32Array) return { [wordsKey]: base64Of(item) };
      if (typeof item === 'number' && !Number.isFinite(item)) return { [numberKey]: String(item) };
      if (!(item instanceof Float32Array)) return item;
      samples.push(Buffer.from(item.buffer, item.byteOffset, item.byteLength));
      count += item.length;
      return { [floatsKey]: [count - item.length, item.length] };
    }),
  );
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(json.length);
  return Buffer.concat([head, json, ...samples]);
}

/** The value again; its samples are its own. @throws EngineFailure when the bytes are no value */
export function decodeValue(content: Buffer): unknown {
  const jsonEnd = content.length < headBytes ? content.length + 1 : headBytes + content.readUInt32LE(0);
  if (jsonEnd > content.length) throw noValue();
  const samples = content.subarray(jsonEnd);
  try {
    return JSON.parse(content.toString('utf8', headBytes, jsonEnd), (_key, item: unknown) => {
      if (isPlace(item)) return floatsAt(samples, ...item[floatsKey]);
      if (holdsText(item, bytesKey)) return bytesOf(item[bytesKey]);
      if (holdsText(item, wordsKey)) return wordsOf(item[wordsKey]);
      return holdsText(item, numberKey) ? Number(item[numberKey]) : item;
    });
  } catch (cause) {
    throw cause instanceof EngineFailure ? cause : noValue(cause);
  }
}

const noValue = (cause?: unknown) =>
  new EngineFailure('broken', 'The engine sent an invalid answer.', { cause });

const isPlace = (item: unknown): item is { [floatsKey]: [number, number] } =>
  typeof item === 'object' && item !== null && Array.isArray((item as Record<string, unknown>)[floatsKey]);

const holdsText = <Key extends string>(item: unknown, key: Key): item is Record<Key, string> =>
  typeof item === 'object' && item !== null && typeof (item as Record<string, unknown>)[key] === 'string';

const base64Of = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, 'base64'));

function wordsOf(base64: string): Uint32Array {
  const { buffer, byteLength } = bytesOf(base64);
  if (byteLength % Uint32Array.BYTES_PER_ELEMENT !== 0) throw noValue();
  return new Uint32Array(buffer);
}

/** A copy: the consumer owns it, and floats must lie at a multiple of four. */
function floatsAt(samples: Buffer, start: number, length: number): Float32Array {
  const isInside = start >= 0 && length >= 0 && (start + length) * floatBytes <= samples.length;
  if (!isInside) throw noValue();
  const floats = new Float32Array(length);
  samples.copy(Buffer.from(floats.buffer), 0, start * floatBytes, (start + length) * floatBytes);
  return floats;
}
