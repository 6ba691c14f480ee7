import { isIPv4 } from 'node:net';

type Value = string | number | Value[] | { [key: string]: Value };

const separator = Buffer.alloc(16);
const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

/** A small file in the format of MaxMind (mmdb, version 2.0) that knows these IPv4 networks of 32 bits or fewer. */
export function makeLocationFile(networks: Record<string, Value>): Buffer {
  const nodes: [number, number][] = [[0, 0]];
  const data: Buffer[] = [];
  let dataLength = 0;
  const leaves: { node: number; side: 0 | 1; offset: number }[] = [];
  for (const [network, value] of Object.entries(networks)) {
    const bits = bitsOf(network);
    let node = 0;
    for (const side of bits.slice(0, -1)) {
      if (nodes[node]![side] === 0) nodes[node]![side] = nodes.push([0, 0]) - 1;
      node = nodes[node]![side]!;
    }
    leaves.push({ node, side: bits.at(-1)!, offset: dataLength });
    const encoded = encode(value);
    data.push(encoded);
    dataLength += encoded.length;
  }
  // 0 is nobody's child: it stands for what is not there, which the format calls by the number of nodes
  for (const node of nodes) for (const side of [0, 1] as const) node[side] ||= nodes.length;
  for (const { node, side, offset } of leaves) nodes[node]![side] = nodes.length + separator.length + offset;
  const metadata = encode({
    node_count: nodes.length,
    record_size: 32,
    ip_version: 6,
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    description: { en: 'of a test' },
  });
  return Buffer.concat([...nodes.map(recordOf), separator, ...data, marker, metadata]);
}

/** IPv4 stands in `::/96`. */
function bitsOf(network: string): (0 | 1)[] {
  const [address = '', length = '32'] = network.split('/');
  if (!isIPv4(address)) throw new Error(`${address} is no IPv4 address`);
  const bits = address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
  return [...'0'.repeat(96), ...bits.slice(0, Number(length))].map((bit) => (bit === '1' ? 1 : 0));
}

function recordOf([left, right]: [number, number]): Buffer {
  const record = Buffer.alloc(8);
  record.writeUInt32BE(left, 0);
  record.writeUInt32BE(right, 4);
  return record;
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(2, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flat().map((part) => encode(part as Value))]);
}

/** Lengths below 29 alone: no test needs longer ones. */
function control(type: number, length: number): Buffer {
  if (length >= 29) throw new Error('too long for the file of a test');
  return Buffer.from([(type << 5) | length]);
}
