import { createHash } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The public id of a default voice: 20 letters and digits that follow from the engine's own id, so that every
 * installation names it alike. Engines that carry the same voice share it.
 */
export function defaultVoiceId(engineVoice: string): string {
  let number = BigInt(`0x${createHash('sha256').update(`default-voice:${engineVoice}`).digest('hex')}`);
  let id = '';
  for (let i = 0; i < 20; i++) {
    id += alphabet[Number(number % 62n)];
    number /= 62n;
  }
  return id;
}
