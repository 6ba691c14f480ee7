import { z } from 'zod';
import { bytes, json, route } from '../../route.ts';
import { uploadedFile } from '../../uploads.ts';
import { id } from '../../wire.ts';

/** Kinds of pictures that browsers show, and that hold nothing that runs. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
/** Bytes of a picture of an agent. */
export const longestAvatar = 5 * 1024 * 1024;

const ofAgent = z.object({ agent_id: id });
const path = '/v1/convai/agents/{agent_id}/avatar';

export const agentAvatarRoutes = {
  set: route({
    id: 'agents.set-avatar',
    method: 'POST',
    path,
    summary: 'Set the picture of an agent',
    access: 'convai_write',
    upload: true,
    params: ofAgent,
    body: z.object({ avatar_file: uploadedFile }),
    answer: json(z.object({ agent_id: z.string(), avatar_url: z.string().nullable() })),
  }),
  get: route({
    id: 'agents.avatar',
    method: 'GET',
    path: `${path}/{file_id}`,
    summary: 'The picture of an agent',
    access: 'public',
    internal: true,
    params: ofAgent.extend({ file_id: id }),
    answer: bytes(...avatarTypes),
  }),
};
