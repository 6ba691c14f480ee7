/** A caller’s sound as voices, silences and words. */
export { Ears, type Heard } from './ears.ts';
