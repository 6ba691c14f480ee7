import { readFile } from 'node:fs/promises';
import { avatarTypes, longestAvatar } from '@mynah/contract/agents/registry/avatar';
import { pictureType } from '@mynah/manuscripts';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findSameAvatar, insertAvatar } from '../avatars.store.ts';
import type { AgentAvatarRow } from '../avatars.tables.ts';
import { withChange } from './change-agent.ts';
import { changeAtOnce } from './change-at-once.ts';
import type { FoundAgent } from './find-agent.ts';
import { requireCommitter } from './require-committer.ts';

/**
 * Shows a picture in the widget, from the next version of main on, and in what its sender has not published yet. Answers
 * its address. @throws Failure `unprocessable` for what is no picture
 */
export async function setAvatar(
  platform: Platform,
  actor: Actor,
  agentId: string,
  file: { path: string; sizeBytes: number },
): Promise<string> {
  const found = await requireCommitter(platform, actor, { agentId });
  const { id } = await storeAvatar(platform, found, file);
  const url = new URL(`/v1/convai/agents/${agentId}/avatar/${id}`, platform.publicUrl()).href;
  const platformSettings = { widget: { avatar: { type: 'image', url } } };
  await changeAtOnce(platform, actor, found, (config) => withChange(config, { platformSettings }));
  return url;
}

async function storeAvatar(
  platform: Platform,
  { agent: { id: agentId, workspaceId } }: FoundAgent,
  file: { path: string; sizeBytes: number },
): Promise<AgentAvatarRow> {
  const refusal = { loc: ['body', 'avatar_file'] };
  if (file.sizeBytes > longestAvatar)
    throw new Failure('unprocessable', 'A picture can have 5 MB. Choose a smaller one.', refusal);
  const bytes = await readFile(file.path);
  const contentType = avatarTypes.find((type) => type === pictureType(bytes));
  if (!contentType) throw new Failure('unprocessable', 'Choose a picture: JPEG, PNG, GIF or WebP.', refusal);
  const { key: blob, sizeBytes } = await platform.blobs.put(bytes, agentId);
  const before = await findSameAvatar(platform.db, { workspaceId, agentId, blob });
  if (before) return before;
  const made = { id: newId('agtavtr_'), workspaceId, agentId, blob, contentType, sizeBytes };
  const row = { ...made, createdAt: platform.clock.now() };
  try {
    await insertAvatar(platform.db, row);
  } catch (cause) {
    await dropUnwritten(platform, [blob], cause);
    throw cause;
  }
  return row;
}
