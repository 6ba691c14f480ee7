import { agentAvatarRoutes as routes } from '@mynah/contract/agents/registry/avatar';
import { Failure } from '../../../platform/errors/index.ts';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { setAvatar } from './actions/set-avatar.ts';
import { findAvatar } from './avatars.store.ts';

export const agentAvatarHttpRoutes = [
  handle(routes.set, async ({ platform, actor, params: { agentId }, body }) => ({
    agent_id: agentId,
    avatar_url: await setAvatar(platform, actor, agentId, body.avatarFile),
  })),
  handle(routes.get, async ({ platform: { db, blobs }, params, header, setHeader }) => {
    const avatar = await findAvatar(db, params);
    if (!avatar) throw new Failure('not_found', 'The agent has no such picture.');
    const { blob, contentType, sizeBytes } = avatar;
    // widgets on other sites show it
    setHeader('cross-origin-resource-policy', 'cross-origin');
    const file = {
      contentType,
      sizeBytes,
      open: (range?: { start: number; end: number }) => blobs.stream(blob, range),
    };
    return answerFile(file, { range: header('range'), setHeader });
  }),
];
