import { createHash } from 'node:crypto';
import { defineTaskEngine } from '@mynah/engine-spec/tasks';

const dimensions = 384;

/** A text means its words: those that have many in common are near. */
export const quickEmbedding = defineTaskEngine({
  task: 'embedding',
  name: 'quick-reader',
  packs: [],
  traits: { dimensions, languages: ['en'] },
  open: async () => ({
    async *run({ texts }, signal) {
      for (const [index, text] of texts.entries()) {
        if (signal.aborted) return;
        yield { type: 'vector', index, vector: vectorOf(text) };
      }
    },
    dispose: async () => {},
  }),
});

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    vector[createHash('sha256').update(word).digest().readUInt16LE() % dimensions]! += 1;
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
