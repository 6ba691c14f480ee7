import { holdAudioRoutes as routes } from '@mynah/contract/agents/registry/hold-audio';
import { Failure } from '../../../platform/errors/index.ts';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { removeHoldAudio, setHoldAudio } from './actions/manage-hold-audio.ts';
import { findHoldAudio } from './hold-audio.store.ts';

export const holdAudioHttpRoutes = [
  handle(routes.set, async ({ platform, actor, params: { agentId }, body, signal }) => ({
    agent_id: agentId,
    hold_audio: await setHoldAudio(platform, actor, agentId, body.holdAudioFile, signal),
  })),
  handle(routes.remove, async ({ platform, actor, params: { agentId } }) => {
    await removeHoldAudio(platform, actor, agentId);
    return { agent_id: agentId };
  }),
  handle(routes.get, async ({ platform: { db, blobs }, params, header, setHeader }) => {
    const sound = await findHoldAudio(db, params);
    if (!sound) throw new Failure('not_found', 'The agent has no such hold audio.');
    const { blob, contentType, sizeBytes } = sound;
    const file = {
      contentType,
      sizeBytes,
      open: (range?: { start: number; end: number }) => blobs.stream(blob, range),
    };
    return answerFile(file, { range: header('range'), setHeader });
  }),
];
