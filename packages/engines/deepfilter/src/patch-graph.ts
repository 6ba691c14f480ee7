import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/** What is to be changed in a network. All by the names of its values. */
export interface GraphPatch {
  /** Values that something outside gives, instead of the node that made them. */
  inputs?: readonly string[];
  /** Values that are put out too. */
  outputs?: readonly string[];
  /** Values that are the same as another, whatever made them before. */
  same?: Readonly<Record<string, string>>;
}

/**
 * Changes the bytes of an ONNX file: nodes whose result is replaced write it under another name, and a second `graph`
 * field, which protobuf merges into the first, brings what is new.
 * https://protobuf.dev/programming-guides/encoding/#last-one-wins
 */
export function patchGraph(
  model: Uint8Array,
  { inputs = [], outputs = [], same = {} }: GraphPatch,
): Uint8Array {
  const patched = Buffer.from(model);
  for (const name of [...inputs, ...Object.keys(same)]) setAsideResult(patched, name);
  const graph = new BinaryWriter();
  for (const [name, source] of Object.entries(same)) bytes(graph, 1, identity(source, name));
  for (const name of inputs) bytes(graph, 11, value(name));
  for (const name of outputs) bytes(graph, 12, value(name));
  return Buffer.concat([patched, bytes(new BinaryWriter(), 7, graph).finish()]);
}

/** Gives the result of the one node that makes it another name of the same length. */
function setAsideResult(model: Buffer, name: string): void {
  const asOutput = text(new BinaryWriter(), 2, name).finish();
  const at = model.indexOf(asOutput);
  if (at < 0 || model.indexOf(asOutput, at + 1) >= 0)
    throw new Error(`the network does not make ${name} once`);
  model.write('~', at + asOutput.length - 1);
}

/** Numbers of fields are those of onnx.proto3. */
function identity(input: string, output: string): BinaryWriter {
  return text(text(text(text(new BinaryWriter(), 1, input), 2, output), 3, `${output}/same`), 4, 'Identity');
}

/** A value of floats, of whatever shape. */
function value(name: string): BinaryWriter {
  const tensor = new BinaryWriter().tag(1, WireType.Varint).uint32(1);
  return bytes(text(new BinaryWriter(), 1, name), 2, bytes(new BinaryWriter(), 1, tensor));
}

const text = (writer: BinaryWriter, field: number, content: string): BinaryWriter =>
  writer.tag(field, WireType.LengthDelimited).string(content);

const bytes = (writer: BinaryWriter, field: number, content: BinaryWriter): BinaryWriter =>
  writer.tag(field, WireType.LengthDelimited).bytes(content.finish());
