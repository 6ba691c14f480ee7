/** Ends when everything else that waits on the event loop has had its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** As much as is copied or summed up in a millisecond or two. */
const sliceBytes = 256 * 1024;

/** Bytes slice by slice, with a turn for everything else between two. */
export async function* inTurns(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await nextTurn();
    yield bytes.subarray(start, start + sliceBytes);
  }
}

/** One array with the bytes of all, in order; a long one is put together over several turns. */
export async function joinInTurns(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  let copied = 0;
  for (const part of parts) {
    for await (const slice of inTurns(part)) {
      whole.set(slice, offset);
      offset += slice.length;
      copied += slice.length;
      if (copied < sliceBytes) continue;
      copied = 0;
      await nextTurn();
    }
  }
  return whole;
}
