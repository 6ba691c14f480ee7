import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, queryInteger } from '../wire.ts';
import { mailKinds } from './mail-kinds.ts';

/** No mail server takes them: whether somebody has handed them on is said by hand. */
export const mailStates = ['waiting', 'handed_on'] as const;
export type MailState = (typeof mailStates)[number];

export const outboxMail = z.object({
  mail_id: z.string(),
  /** Null for mails of earlier versions. */
  kind: z.enum(mailKinds).nullable(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at_unix: z.int(),
  state: z.enum(mailStates),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const outboxRoutes = {
  /** Where no mail server is set, the owner of the server hands on what the product writes to people. */
  list: route({
    id: 'outbox.list',
    method: 'GET',
    path: '/v1/outbox',
    summary: 'List the emails in the outbox of a server without a mail server, newest first; for its owner',
    access: 'signed-in',
    internal: true,
    query: z.object({
      page_size: queryInteger(1, 100).default(100),
      /** From the answer before. */
      cursor: id.optional(),
      /** Part of an address or a subject. */
      search: z.string().max(200).optional(),
      kind: z.enum(mailKinds).optional(),
      state: z.enum(mailStates).optional(),
    }),
    answer: json(z.object({ mails: z.array(outboxMail), next_cursor: z.string().nullable() })),
  }),
  update: route({
    id: 'outbox.update',
    method: 'POST',
    path: '/v1/outbox/{mail_id}',
    summary: 'Mark an email as delivered or waiting; for the owner of the server',
    access: 'signed-in',
    internal: true,
    params: z.object({ mail_id: id }),
    body: z.object({ state: z.enum(mailStates) }),
    answer: json(ok),
  }),
};
