import { createHash } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A public id that follows from a name, so that every installation gives the same: 20 letters and digits. */
export function idOfName(name: string): string {
  let number = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`);
  let id = '';
  for (let i = 0; i < 20; i++) {
    id += alphabet[Number(number % 62n)];
    number /= 62n;
  }
  return id;
}
