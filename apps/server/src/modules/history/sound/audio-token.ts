import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HistoryFileName } from '@mynah/contract/history/history';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Long enough to listen to an hour of speech and wind back. */
export const audioTokenSeconds = 2 * 60 * 60;

/** What an address of an item's audio stands for. */
interface AudioAccess {
  workspaceId: string;
  historyItemId: string;
}

/** A token that opens the audio of one item for a while: `expiry.workspace.signature`. */
function writeAudioToken(platform: Platform, { workspaceId, historyItemId }: AudioAccess): string {
  const expires = Math.floor(platform.clock.now().getTime() / 1000) + audioTokenSeconds;
  const content = `${expires}.${workspaceId}`;
  return `${content}.${sign(platform, `${content}.${historyItemId}`)}`;
}

/** A path that opens the sound of an item, or a file of it, for a while: it works under whatever host is called. */
export function writeAudioAddress(platform: Platform, access: AudioAccess, file?: HistoryFileName): string {
  const place = file ? `files/${file}` : 'audio';
  return `/v1/history/${access.historyItemId}/${place}?token=${writeAudioToken(platform, access)}`;
}

/** Whose item the token opens. @throws Failure `session_expired` */
export function readAudioToken(platform: Platform, token: string, historyItemId: string): AudioAccess {
  const [expires = '', workspaceId = '', signature = ''] = token.split('.');
  const expected = sign(platform, `${expires}.${workspaceId}.${historyItemId}`);
  const isGenuine =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isGenuine || Number(expires) * 1000 < platform.clock.now().getTime()) {
    throw new Failure('session_expired', 'This audio link has expired. Request a new one.');
  }
  return { workspaceId, historyItemId };
}

const sign = ({ keys }: Platform, content: string): string =>
  createHmac('sha256', keys.keyFor('history-audio')).update(content).digest('base64url');
