import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { TranscriptionKey } from '../transcriptions.store.ts';

/** Long enough to work through an hour of speech. */
export const soundTokenSeconds = 4 * 60 * 60;

/** A token that opens the sound of one transcript for a while: `expiry.workspace.signature`. */
export function writeSoundToken(platform: Platform, { workspaceId, id }: TranscriptionKey): string {
  const expires = Math.floor(platform.clock.now().getTime() / 1000) + soundTokenSeconds;
  const content = `${expires}.${workspaceId}`;
  return `${content}.${sign(platform, `${content}.${id}`)}`;
}

/** Whose sound the token opens. @throws Failure `session_expired` */
export function readSoundToken(platform: Platform, token: string, id: string): TranscriptionKey {
  const [expires = '', workspaceId = '', signature = ''] = token.split('.');
  const expected = sign(platform, `${expires}.${workspaceId}.${id}`);
  const isGenuine =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isGenuine || Number(expires) * 1000 < platform.clock.now().getTime()) {
    throw new Failure('session_expired', 'This audio link has expired. Request a new one.');
  }
  return { workspaceId, id };
}

const sign = ({ keys }: Platform, content: string): string =>
  createHmac('sha256', keys.keyFor('transcript-sound')).update(content).digest('base64url');
