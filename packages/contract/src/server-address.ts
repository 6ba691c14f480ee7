import { z } from 'zod';
import { readOrigin } from './read-origin.ts';
import { json, route } from './route.ts';

const wanted = 'an address without a path, such as https://voice.example.com';

/** The address of a server, as people reach it. */
export const serverOrigin = z
  .string()
  .trim()
  .max(300)
  .refine((text) => readOrigin(text) !== undefined, wanted)
  .transform((text) => readOrigin(text) ?? text);

/** Where links in mails, shares, embeds and code samples lead. */
export const serverAddress = z.object({
  address: z.string(),
  /** `setting`: `MYNAH_PUBLIC_URL`. `recorded`: by the owner. `listening`: nobody said, so it is where the server listens. */
  source: z.enum(['setting', 'recorded', 'listening']),
});
export type ServerAddress = z.infer<typeof serverAddress>;

export const serverAddressRoutes = {
  get: route({
    id: 'server-address.get',
    method: 'GET',
    path: '/v1/server-address',
    summary: 'Get the address used in links and its source; for the owner of the server',
    access: 'signed-in',
    internal: true,
    answer: json(serverAddress),
  }),
  record: route({
    id: 'server-address.record',
    method: 'PUT',
    path: '/v1/server-address',
    summary: 'Set the address used in links from now on; for the owner of the server',
    access: 'signed-in',
    internal: true,
    body: z.object({ address: serverOrigin }),
    answer: json(serverAddress),
  }),
};
