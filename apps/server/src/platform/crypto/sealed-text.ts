import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKeys } from './secret-keys.ts';

const version = 'v1';

/**
 * Encrypts a secret that must be read again (a webhook's secret, a TOTP secret) for a column: AES-256-GCM with a key
 * of its own for `purpose`, bound to `context` (the row's id), so that a value moved to another row does not open.
 */
export function sealText(keys: SecretKeys, { purpose, context, text }: Sealing & { text: string }): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.keyFor(`seal ${purpose}`), nonce);
  cipher.setAAD(Buffer.from(context));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${sealed.toString('base64url')}`;
}

interface Sealing {
  purpose: string;
  context: string;
}

/** @throws Error when the value was changed, or sealed by another server's key */
export function openSealed(
  keys: SecretKeys,
  { purpose, context, sealed }: Sealing & { sealed: string },
): string {
  const [head, body] = sealed.split('.');
  if (head !== version || !body) throw new Error('not a sealed value');
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keys.keyFor(`seal ${purpose}`), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
