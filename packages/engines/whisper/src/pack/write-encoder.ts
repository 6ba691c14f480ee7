import type { Layers } from './layers.ts';
import { MELS, type ModelSizes } from './model-sizes.ts';

/**
 * The encoder: `mel` [1,80,F] to what each layer of the decoder listens to, `cross_key.i` [1,heads,size,S] and
 * `cross_value.i` [1,heads,S,size]: turned once here, so that no step of the decoder has to. F is 3000 as the model
 * was trained, or an even number below it, and S half of it.
 */
export function writeEncoder(layers: Layers, sizes: ModelSizes): void {
  const { writer } = layers;
  const heard = listen(layers, writer.input('mel', 'float', [1, MELS, 'F']));
  let value = layers.sum(heard, placesOf(layers, heard));
  for (let layer = 0; layer < sizes.encoderLayers; layer += 1)
    value = attend(layers, sizes, value, `encoder/layer_${layer}`);
  value = layers.norm(value, 'encoder/layer_norm');
  for (let layer = 0; layer < sizes.decoderLayers; layer += 1) writeCross(layers, sizes, value, layer);
}

/** Two convolutions; the second halves the rate to 50 a second. */
function listen(layers: Layers, mel: string): string {
  let value = mel;
  for (const [name, stride] of [
    ['encoder/conv1', 1],
    ['encoder/conv2', 2],
  ] as const) {
    const inputs = [value, layers.constant(`${name}/weight`), layers.constant(`${name}/bias`)];
    const attributes = { kernel_shape: [3], pads: [1, 1], strides: [stride] };
    value = layers.gelu(layers.writer.add('Conv', inputs, attributes));
  }
  return layers.writer.add('Transpose', [value], { perm: [0, 2, 1] });
}

/** Where each state stands in the window: the first of the model's encodings, as many as there are states. */
function placesOf(layers: Layers, heard: string): string {
  const { writer } = layers;
  const states = writer.add('Slice', [writer.add('Shape', [heard]), layers.list(1), layers.list(2)]);
  const all = layers.constant('encoder/position_encodings/encodings');
  return writer.add('Slice', [all, layers.list(0), states, layers.list(0)]);
}

/** One layer: every state looks at every other, then is worked on by itself. */
function attend(layers: Layers, { heads }: ModelSizes, value: string, name: string): string {
  const { writer } = layers;
  const joined = layers.linear(
    layers.norm(value, `${name}/self_attention/layer_norm`),
    `${name}/self_attention/linear_0`,
  );
  const parts = writer.addMany('Split', [joined], 3, { axis: -1 });
  const seen = writer.addOwn('MultiHeadAttention', parts, { num_heads: heads });
  const attended = layers.sum(value, layers.linear(seen, `${name}/self_attention/linear_1`));
  return layers.feedForward(attended, name);
}

function writeCross(layers: Layers, { width, heads }: ModelSizes, value: string, layer: number): void {
  const { writer } = layers;
  const joined = layers.linear(value, `decoder/layer_${layer}/attention/linear_1`);
  const [key, cross] = writer
    .addMany('Split', [joined], 2, { axis: -1 })
    .map((part) => writer.add('Reshape', [part, layers.list(1, -1, heads, width / heads)])) as [
    string,
    string,
  ];
  const size = width / heads;
  const turnedKey = writer.add('Transpose', [key], { perm: [0, 2, 3, 1] });
  writer.output(`cross_key.${layer}`, turnedKey, 'float', [1, heads, size, 'S']);
  const turnedValue = writer.add('Transpose', [cross], { perm: [0, 2, 1, 3] });
  writer.output(`cross_value.${layer}`, turnedValue, 'float', [1, heads, 'S', size]);
}
