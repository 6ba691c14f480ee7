import { createHmac, timingSafeEqual } from 'node:crypto';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';

const daySeconds = 24 * 60 * 60;
/** A day more than lists of voices are kept by those who ask for them (VOI-053). */
const validDays = 8;

type Signer = Pick<Platform, 'keys' | 'clock' | 'publicUrl'>;
type PreviewedVoice = Pick<VoiceRow, 'id' | 'workspaceId' | 'updatedAt'>;

/**
 * Where the preview of a voice is heard: that of a default voice by everybody, that of an own one by whom the address
 * was given to. It is the same all day, so that browsers keep the sound, and another when the voice was changed.
 */
export function previewAddress(platform: Signer, voiceId: string, voice: PreviewedVoice): string {
  const address = `${platform.publicUrl()}/v1/voices/${voiceId}/preview`;
  if (voice.workspaceId === null) return address;
  const today = Math.floor(unixSeconds(platform.clock.now()) / daySeconds);
  const content = `${(today + validDays) * daySeconds}.${voice.updatedAt.getTime().toString(36)}`;
  return `${address}?token=${content}.${sign(platform, `${content}.${voice.id}`)}`;
}

/** @throws Failure `session_expired` for a token that opens nothing, or nothing any more */
export function requirePreviewToken(platform: Signer, token: string, voiceId: string): void {
  const [expires = '', version = '', signature = ''] = token.split('.');
  const expected = sign(platform, `${expires}.${version}.${voiceId}`);
  const isGenuine =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isGenuine || Number(expires) < unixSeconds(platform.clock.now())) {
    throw new Failure('session_expired', 'This preview link has expired. Request a new one.');
  }
}

const sign = ({ keys }: Pick<Platform, 'keys'>, content: string): string =>
  createHmac('sha256', keys.keyFor('voice-preview')).update(content).digest('base64url');
