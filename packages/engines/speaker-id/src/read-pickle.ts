/** What a call in the file would make; nothing is ever called. */
export interface PickledCall {
  callee: string;
  args: readonly unknown[];
}

const mark = Symbol('mark');

/**
 * Reads a Python pickle (protocol 2) as data: the few operations with which weights are written. Names of classes
 * and functions stay names, so a hostile file can do nothing but be refused.
 * @throws Error on an operation that weights do not need
 */
export function readPickle(bytes: Uint8Array): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder();
  const stack: unknown[] = [];
  const memo = new Map<number, unknown>();
  let at = 0;

  const byte = (): number => view.getUint8(at++);
  const word = (): number => {
    at += 4;
    return view.getInt32(at - 4, true);
  };
  const line = (): string => {
    const end = bytes.indexOf(10, at);
    const found = text.decode(bytes.subarray(at, end));
    at = end + 1;
    return found;
  };
  const sinceMark = (): unknown[] => {
    const from = stack.lastIndexOf(mark);
    const found = stack.splice(from + 1);
    stack.pop();
    return found;
  };
  const last = (count: number): unknown[] => stack.splice(stack.length - count);
  const put = (entries: unknown[]): void => {
    const map = stack.at(-1) as Map<unknown, unknown>;
    for (let index = 0; index < entries.length; index += 2) map.set(entries[index], entries[index + 1]);
  };

  const operations: Record<string, () => void> = {
    '\x80': () => void byte(),
    '}': () => stack.push(new Map()),
    ')': () => stack.push([]),
    '(': () => stack.push(mark),
    N: () => stack.push(undefined),
    '\x88': () => stack.push(true),
    '\x89': () => stack.push(false),
    K: () => stack.push(byte()),
    M: () => stack.push(byte() + 256 * byte()),
    J: () => stack.push(word()),
    X: () => {
      const length = word();
      stack.push(text.decode(bytes.subarray(at, at + length)));
      at += length;
    },
    c: () => stack.push(`${line()}.${line()}`),
    q: () => memo.set(byte(), stack.at(-1)),
    r: () => memo.set(word(), stack.at(-1)),
    h: () => stack.push(memo.get(byte())),
    j: () => stack.push(memo.get(word())),
    t: () => stack.push(sinceMark()),
    '\x85': () => stack.push(last(1)),
    '\x86': () => stack.push(last(2)),
    '\x87': () => stack.push(last(3)),
    // a value that lies outside: its name is all there is of it
    Q: () => undefined,
    R: () => {
      const [callee, args] = last(2);
      // an ordered dictionary is made empty, and filled after
      stack.push(callee === 'collections.OrderedDict' ? new Map() : ({ callee, args } as PickledCall));
    },
    s: () => put(last(2)),
    u: () => put(sinceMark()),
  };

  while (at < bytes.length) {
    const code = String.fromCharCode(byte());
    if (code === '.') return stack.pop();
    const operation = operations[code];
    if (!operation)
      throw new Error(`the pickle holds operation ${code.charCodeAt(0)}, which weights do not need`);
    operation();
  }
  throw new Error('the pickle breaks off');
}
