import { z } from 'zod';
import { json, route } from '../route.ts';

export const outboxMail = z.object({
  mail_id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at_unix: z.int(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const outboxRoutes = {
  /** Where no mail server is set, the owner of the server hands on what the product writes to people. */
  list: route({
    id: 'outbox.list',
    method: 'GET',
    path: '/v1/outbox',
    summary: 'The last hundred mails that wait on a server without a mail server; for its owner',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ mails: z.array(outboxMail) })),
  }),
};
