import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DubbingKey } from './dubbings.store.ts';

/** As the public API says it of its addresses. */
const tokenSeconds = 60 * 60;

/** An address that opens a file of a dubbing without a credential, for an hour. */
export function writeFileAddress(
  platform: Platform,
  { id, workspaceId }: DubbingKey,
  fileName: string,
): string {
  const expires = Math.floor(platform.clock.now().getTime() / 1000) + tokenSeconds;
  const content = `${expires}.${workspaceId}`;
  const token = `${content}.${sign(platform, `${content}.${id}.${fileName}`)}`;
  return new URL(`/v1/dubbing/${id}/files/${fileName}?token=${token}`, platform.publicUrl()).href;
}

/** Whose file the token opens. @throws Failure `session_expired` */
export function readFileToken(
  platform: Platform,
  token: string,
  { id, fileName }: { id: string; fileName: string },
): DubbingKey {
  const [expires = '', workspaceId = '', signature = ''] = token.split('.');
  const expected = sign(platform, `${expires}.${workspaceId}.${id}.${fileName}`);
  const isGenuine =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isGenuine || Number(expires) * 1000 < platform.clock.now().getTime())
    throw new Failure('session_expired', 'This link has expired. Request a new one.');
  return { workspaceId, id };
}

const sign = ({ keys }: Platform, content: string): string =>
  createHmac('sha256', keys.keyFor('dubbing-files')).update(content).digest('base64url');
