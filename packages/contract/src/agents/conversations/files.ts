import { z } from 'zod';
import { bytes, json, route } from '../../route.ts';
import { uploadedFile } from '../../uploads.ts';
import { id } from '../../wire.ts';
import { ofConversation } from './conversations.ts';

/** Pictures and PDFs that somebody shows to an agent while they talk. */

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const conversationFileTypes = [...pictureTypes, 'application/pdf'] as const;
export type ConversationFileType = (typeof conversationFileTypes)[number];

export const conversationFileLimits = {
  bytes: 10 * 2 ** 20,
  /** Of one conversation, where its agent sets no limit. */
  files: 100,
  /** Characters of a PDF that an agent reads. */
  text: 40_000,
} as const;

const path = '/v1/convai/conversations/{conversation_id}/files';
const ofFile = ofConversation.extend({ file_id: id });
const named = z.object({ file_id: z.string() });

/** Of widgets, which have no key: who talks knows the id of the conversation. */
export const conversationFileRoutes = {
  create: route({
    id: 'conversation-files.create',
    method: 'POST',
    path,
    summary: 'Upload an image or a PDF to show it to the agent',
    access: 'public',
    upload: true,
    params: ofConversation,
    body: z.object({ file: uploadedFile }),
    answer: json(named),
  }),
  remove: route({
    id: 'conversation-files.remove',
    method: 'DELETE',
    path: `${path}/{file_id}`,
    summary: 'Take back a file that the agent has not been shown yet',
    access: 'public',
    params: ofFile,
    answer: json(named),
  }),
  get: route({
    id: 'conversation-files.get',
    method: 'GET',
    path: `${path}/{file_id}`,
    summary: 'Get a file of a conversation',
    access: 'convai_read',
    params: ofFile,
    answer: bytes(...conversationFileTypes),
  }),
};
