import { createHash } from 'node:crypto';
import { defineTaskEngine } from '@mynah/engine-spec/tasks';

/** A text means its words: those that have many in common are near. One for English, one for other languages. */
const quickReader = (name: string, dimensions: number, languages: readonly string[]) =>
  defineTaskEngine({
    task: 'embedding',
    name,
    packs: [],
    traits: { dimensions, languages },
    open: async () => ({
      async *run({ texts }, signal) {
        for (const [index, text] of texts.entries()) {
          if (signal.aborted) return;
          yield { type: 'vector', index, vector: vectorOf(text, dimensions) };
        }
      },
      dispose: async () => {},
    }),
  });

export const quickEmbedding = quickReader('quick-reader', 384, ['en']);
export const quickPolyglot = quickReader('quick-polyglot', 512, ['de', 'en', 'fr']);

function vectorOf(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    vector[createHash('sha256').update(word).digest().readUInt16LE() % dimensions]! += 1;
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
