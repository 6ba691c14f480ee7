import { z } from 'zod';
import { json, redirect, route } from './route.ts';
import { id, ok } from './wire.ts';

/** What somebody writes about, by the page that they write on. */
export const enquiryTopics = ['sales', 'legal', 'grant', 'partnership'] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];

/** Characters of each field; pages and database hold to them too. */
export const enquiryLimits = { name: 200, email: 320, organization: 200, message: 5000 } as const;

export const enquiry = z.object({
  enquiry_id: z.string(),
  topic: z.enum(enquiryTopics),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  message: z.string(),
  created_at_unix: z.int(),
});
export type Enquiry = z.infer<typeof enquiry>;

const line = (most: number) => z.string().trim().min(1).max(most);

export const enquiryRoutes = {
  send: route({
    id: 'enquiries.send',
    method: 'POST',
    path: '/v1/enquiries',
    summary: 'Write to the people who run this server',
    access: 'public',
    internal: true,
    takesForm: true,
    body: z.object({
      topic: z.enum(enquiryTopics),
      name: line(enquiryLimits.name),
      email: z.email().max(enquiryLimits.email),
      organization: z.string().trim().max(enquiryLimits.organization).optional(),
      message: line(enquiryLimits.message),
      /** Nobody sees this field: only programs fill it in. */
      website: z.string().max(1000).optional(),
    }),
    answer: redirect,
  }),
  list: route({
    id: 'enquiries.list',
    method: 'GET',
    path: '/v1/admin/enquiries',
    summary: 'List what people wrote on the website, oldest first',
    access: 'staff',
    internal: true,
    answer: json(z.object({ enquiries: z.array(enquiry) })),
  }),
  close: route({
    id: 'enquiries.close',
    method: 'DELETE',
    path: '/v1/admin/enquiries/{enquiry_id}',
    summary: 'Delete an answered enquiry',
    access: 'staff',
    internal: true,
    params: z.object({ enquiry_id: id }),
    answer: json(ok),
  }),
};
