import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/**
 * One field of a protobuf message as it stands in the file. `body` is the payload of a length-delimited field
 * (bytes or a message made of fields) and the encoded value of any other.
 */
export interface Field {
  number: number;
  wire: WireType;
  body: Uint8Array | Message;
}

/** A message is its fields in order: unknown ones survive, and weights are never copied. */
export type Message = Field[];

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Splits a message into fields that view `bytes`. */
export function parseMessage(bytes: Uint8Array): Message {
  const reader = new BinaryReader(bytes);
  const fields: Message = [];
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    const body = wire === WireType.LengthDelimited ? reader.bytes() : reader.skip(wire, number);
    fields.push({ number, wire, body });
  }
  return fields;
}

/** Appends the encoding of `message` to `pieces` (views where possible) and returns its length in bytes. */
export function encodeMessage(message: Message, pieces: Uint8Array[]): number {
  let total = 0;
  for (const { number, wire, body } of message) {
    const inner: Uint8Array[] = [];
    const length = Array.isArray(body) ? encodeMessage(body, inner) : inner.push(body) && body.length;
    const head = new BinaryWriter().tag(number, wire);
    if (wire === WireType.LengthDelimited) head.uint32(length);
    const headBytes = head.finish();
    pieces.push(headBytes);
    for (const piece of inner) pieces.push(piece);
    total += headBytes.length + length;
  }
  return total;
}

/** @throws RangeError for a number that is not whole */
export function makeField(number: number, value: string | number | Uint8Array | Message): Field {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`field ${number}: ${value} is not whole`);
    return { number, wire: WireType.Varint, body: new BinaryWriter().int64(value).finish() };
  }
  return {
    number,
    wire: WireType.LengthDelimited,
    body: typeof value === 'string' ? encoder.encode(value) : value,
  };
}

/** A field of 32 bits that holds a floating-point number. */
export function makeFloatField(number: number, value: number): Field {
  return { number, wire: WireType.Bit32, body: new BinaryWriter().float(value).finish() };
}

export function fieldBytes({ number, body }: Field): Uint8Array {
  if (Array.isArray(body)) throw new Error(`field ${number} is a message, not bytes`);
  return body;
}

/** Every occurrence of a field, as bytes. */
export function allBytes(message: Message, number: number): Uint8Array[] {
  return message.filter((field) => field.number === number).map(fieldBytes);
}

export function allStrings(message: Message, number: number): string[] {
  return allBytes(message, number).map((bytes) => decoder.decode(bytes));
}

/** The first occurrence as text; empty when it is absent. */
export function stringField(message: Message, number: number): string {
  return allStrings(message, number)[0] ?? '';
}

/** The last occurrence as an integer; 0 when it is absent, as protobuf has it. */
export function integerField(message: Message, number: number): number {
  return allIntegers(message, number).at(-1) ?? 0;
}

/** A repeated integer field, packed or one by one: the values are encoded alike. */
export function allIntegers(message: Message, number: number): number[] {
  return allBytes(message, number).flatMap((bytes) => {
    const reader = new BinaryReader(bytes);
    const values: number[] = [];
    while (reader.pos < reader.len) values.push(Number(reader.int64()));
    return values;
  });
}
