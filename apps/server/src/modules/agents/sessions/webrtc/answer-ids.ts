/**
 * Servers of LiveKit before 1.9 do not say which offer an answer is to, and newer clients wait until one does. Both
 * speak protobuf: an offer is field 1 of what a client says, an answer field 2 of what a server says; the number is
 * field 3 of either.
 */
const offerTag = 0x0a;
const answerTag = 0x12;
const idTag = 0x18;

/** Follows one connection: offers that wait for their answers, in order. */
export class AnswerIds {
  readonly #offers: number[] = [];

  /** A message of the client. */
  asked(message: Uint8Array): void {
    const offer = fieldOf(message, offerTag);
    if (offer) this.#offers.push(idOf(offer) ?? 0);
  }

  /** A message of the server, with the number of its offer where it has none. */
  answered(message: Uint8Array): Uint8Array {
    const answer = fieldOf(message, answerTag);
    if (!answer) return message;
    const id = this.#offers.shift() ?? 0;
    if (id === 0 || idOf(answer) !== undefined) return message;
    const numbered = [...answer, idTag, ...varint(id)];
    return Uint8Array.from([answerTag, ...varint(numbered.length), ...numbered]);
  }
}

/** The one field that a message is, when it is this one. */
function fieldOf(message: Uint8Array, tag: number): Uint8Array | undefined {
  if (message[0] !== tag) return undefined;
  const { value: length, next } = readVarint(message, 1);
  return next + length === message.length ? message.subarray(next) : undefined;
}

function idOf(description: Uint8Array): number | undefined {
  for (let at = 0; at < description.length; ) {
    const { value: tag, next } = readVarint(description, at);
    const { value, next: after } = readVarint(description, next);
    if (tag === idTag) return value;
    // texts and maps have a length, numbers are what was read
    at = (tag & 7) === 2 ? after + value : after;
  }
  return undefined;
}

function readVarint(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  for (let at = from, scale = 1; at < bytes.length; at++, scale *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, next: at + 1 };
  }
  return { value, next: bytes.length };
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return [...bytes, rest];
}
