import type { Example } from '@mynah/contract/speech/examples';
import type { ExampleSide, MadeExample } from './made-example.ts';

const toSide = ({ name, sound }: ExampleSide) => ({
  name,
  peaks: Buffer.from(sound.peaks).toString('base64'),
});

export const toExample = ({ tool, text, engine, before, after }: MadeExample): Example => ({
  tool,
  text,
  duration_ms: before.sound.durationMs,
  engine,
  before: toSide(before),
  after: toSide(after),
});
