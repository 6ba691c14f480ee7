/** Sizes of a model small enough to be made in a test; a block of weights is 64 wide. */
export const small = { width: 64, heads: 2, vocabulary: 96, layers: 2 };

/** A CTranslate2 file of a Whisper model whose weights are numbers from a formula, as floats of 32 bits. */
export function makeSmallSource(kind = 'WhisperSpec'): Uint8Array {
  const { width, heads, vocabulary, layers } = small;
  const arrays: [name: string, dims: number[]][] = [
    ['encoder/conv1/weight', [width, 80, 3]],
    ['encoder/conv1/bias', [width]],
    ['encoder/conv2/weight', [width, width, 3]],
    ['encoder/conv2/bias', [width]],
    ['encoder/position_encodings/encodings', [1500, width]],
    ['decoder/position_encodings/encodings', [448, width]],
    ['decoder/embeddings/weight', [vocabulary, width]],
    ...norm('encoder/layer_norm'),
    ...norm('decoder/layer_norm'),
  ];
  for (let layer = 0; layer < layers; layer += 1) {
    for (const half of ['encoder', 'decoder']) {
      const name = `${half}/layer_${layer}`;
      arrays.push(...norm(`${name}/self_attention/layer_norm`), ...norm(`${name}/ffn/layer_norm`));
      arrays.push(
        ...linear(`${name}/self_attention/linear_0`, 3),
        ...linear(`${name}/self_attention/linear_1`, 1),
      );
      arrays.push(...linear(`${name}/ffn/linear_0`, 4), ...linear(`${name}/ffn/linear_1`, 1, 4));
    }
    const cross = `decoder/layer_${layer}/attention`;
    arrays.push(...norm(`${cross}/layer_norm`), ...linear(`${cross}/linear_0`, 1));
    arrays.push(...linear(`${cross}/linear_1`, 2), ...linear(`${cross}/linear_2`, 1));
  }
  return Buffer.concat([
    uint32(6),
    text(kind),
    uint32(3),
    uint32(arrays.length + 1),
    // a scalar of one byte, as the real file has it
    Buffer.concat([text('encoder/num_heads'), Buffer.from([0, 1]), uint32(1), Buffer.from([heads])]),
    ...arrays.map(([name, dims], index) => array(name, dims, index)),
  ]);
}

const norm = (name: string): [string, number[]][] => [
  [`${name}/gamma`, [small.width]],
  [`${name}/beta`, [small.width]],
];

const linear = (name: string, outputs: number, inputs = 1): [string, number[]][] => [
  [`${name}/weight`, [outputs * small.width, inputs * small.width]],
  [`${name}/bias`, [outputs * small.width]],
];

function array(name: string, dims: number[], seed: number): Buffer {
  const size = dims.reduce((product, dim) => product * dim, 1);
  const values = Float32Array.from(
    { length: size },
    (_, index) => Math.sin(index * 12.9898 + seed * 78.233) / 4,
  );
  const bytes = Buffer.from(values.buffer);
  const head = [text(name), Buffer.from([dims.length]), ...dims.map(uint32), Buffer.from([0])];
  return Buffer.concat([...head, uint32(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function text(value: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(value.length + 1);
  return Buffer.concat([length, Buffer.from(`${value}\0`)]);
}
