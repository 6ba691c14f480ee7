import { z } from 'zod';
import { bytes, json, route } from '../../route.ts';
import { uploadedFile } from '../../uploads.ts';
import { id } from '../../wire.ts';
import { agentHoldAudioConfig } from '../config/platform-settings.ts';

const ofAgent = z.object({ agent_id: id });
const path = '/v1/convai/agents/{agent_id}/hold-audio';

export const holdAudioRoutes = {
  set: route({
    id: 'agents.set-hold-audio',
    method: 'POST',
    path,
    summary: 'Set what callers hear while an agent is busy',
    access: 'convai_write',
    upload: true,
    params: ofAgent,
    body: z.object({ hold_audio_file: uploadedFile }),
    answer: json(z.object({ agent_id: z.string(), hold_audio: agentHoldAudioConfig })),
  }),
  remove: route({
    id: 'agents.remove-hold-audio',
    method: 'DELETE',
    path,
    summary: 'Let callers hear the usual tone while an agent is busy',
    access: 'convai_write',
    params: ofAgent,
    answer: json(z.object({ agent_id: z.string() })),
  }),
  get: route({
    id: 'agents.hold-audio',
    method: 'GET',
    path: `${path}/{file_id}`,
    summary: 'What callers hear while an agent is busy',
    access: 'public',
    internal: true,
    params: ofAgent.extend({ file_id: id }),
    answer: bytes('audio/*'),
  }),
};
