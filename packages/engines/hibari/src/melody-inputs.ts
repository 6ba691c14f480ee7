/**
 * Gives the model three things it computes but does not offer: `durations` as an output, and `melody` and `pitch`
 * as inputs that bend its pitch curve before the sound is made from it:
 * `f0 = voiced ? pitch * predicted ^ melody : predicted`.
 *
 * The change is made on the bytes of the ONNX file. The node that predicts the curve is made to call it `fx`, and a
 * second `graph` field, which protobuf merges into the first, brings the new nodes.
 * https://protobuf.dev/programming-guides/encoding/#last-one-wins
 */
export function addMelodyInputs(model: Uint8Array): Uint8Array {
  const renamed = Buffer.from(model);
  const outputNamedF0 = Buffer.from([0x12, 2, ...Buffer.from('f0')]);
  const at = renamed.indexOf(outputNamedF0);
  if (at < 0 || renamed.indexOf(outputNamedF0, at + 1) >= 0)
    throw new Error('this is not the expected hibari model');
  renamed.write('fx', at + 2);
  const graph = Buffer.concat([
    field(5, scalar('lowest_voiced', 40)),
    field(1, node('Greater', ['fx', 'lowest_voiced'], 'is_voiced')),
    field(1, node('Relu', ['fx'], 'fx_positive')),
    field(1, node('Pow', ['fx_positive', 'melody'], 'fx_bent')),
    field(1, node('Mul', ['fx_bent', 'pitch'], 'fx_raised')),
    field(1, node('Where', ['is_voiced', 'fx_raised', 'fx'], 'f0')),
    field(11, value('melody', floatVector)),
    field(11, value('pitch', floatVector)),
    field(12, value('/Clip_output_0', Buffer.alloc(0))),
  ]);
  return Buffer.concat([renamed, field(7, graph)]);
}

/** Numbers of fields are those of onnx.proto3. */
const floatVector = field(1, Buffer.concat([number(1, 1), field(2, field(1, number(1, 1)))]));

function node(operator: string, inputs: readonly string[], output: string): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => field(1, Buffer.from(input))),
    field(2, Buffer.from(output)),
    field(3, Buffer.from(output)),
    field(4, Buffer.from(operator)),
  ]);
}

function value(name: string, type: Buffer): Buffer {
  const parts = [field(1, Buffer.from(name))];
  if (type.length > 0) parts.push(field(2, type));
  return Buffer.concat(parts);
}

function scalar(name: string, content: number): Buffer {
  const raw = Buffer.alloc(4);
  raw.writeFloatLE(content);
  return Buffer.concat([number(2, 1), field(8, Buffer.from(name)), field(9, raw)]);
}

function field(id: number, content: Buffer): Buffer {
  return Buffer.concat([varint(id * 8 + 2), varint(content.length), content]);
}

function number(id: number, content: number): Buffer {
  return Buffer.concat([varint(id * 8), varint(content)]);
}

function varint(content: number): Buffer {
  const bytes: number[] = [];
  let rest = content;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
