import { z } from 'zod';
import { json, route } from '../route.ts';
import { generationNameHeader } from './generation-name-header.ts';

export const generationName = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'Expected 8 to 64 letters, digits, - and _')
  .describe(`The header ${generationNameHeader} of the call that started it`);

export const generationsRoutes = {
  stop: route({
    id: 'generations.stop',
    method: 'POST',
    path: '/v1/generations/{generation_name}/stop',
    summary: 'Stop speech that the app requested',
    access: 'text_to_speech',
    params: z.object({ generation_name: generationName }),
    answer: json(z.object({ status: z.literal('ok') })),
  }),
};
