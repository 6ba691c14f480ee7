import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { characterAlignment } from '../speech/text-to-speech.ts';
import { id, ok, queryInteger } from '../wire.ts';

const ofItem = z.object({ history_item_id: id });
const ofLink = z.object({ share_link_id: id });
/** Whatever stands in the address of a page: what is no link is answered by a page that says so. */
const ofPage = z.object({ share_link_id: z.string() });

/** How a link stands. */
export const shareSettings = z.object({
  is_shared: z.boolean(),
  /** May search engines list the page? */
  is_indexed: z.boolean(),
  created_at_unix: z.int().nullable(),
});
export type ShareSettings = z.infer<typeof shareSettings>;

/** What the public page shows (HIS-042). */
export const sharedItem = z.object({
  share_link_id: z.string(),
  text: z.string().nullable(),
  public_user_name: z.string().nullable(),
  voice_name: z.string().nullable(),
  duration_ms: z.number(),
  /** As `historyItem.peaks`. */
  peaks: z.string().nullable(),
  alignment: characterAlignment.nullable(),
  audio_url: z.string(),
  image_url: z.string(),
  page_url: z.string(),
  embed_url: z.string(),
  is_indexed: z.boolean(),
  created_at_unix: z.int(),
});
export type SharedItem = z.infer<typeof sharedItem>;

/** https://oembed.com, 2.3: the answer of type `rich`. */
export const oembed = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  author_name: z.string().optional(),
  provider_name: z.string(),
  provider_url: z.string(),
  thumbnail_url: z.string(),
  thumbnail_width: z.int(),
  thumbnail_height: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
});

export const shareLinkRoutes = {
  get: route({
    id: 'history.share-link',
    method: 'GET',
    path: '/v1/history/{history_item_id}/share-link',
    summary: 'Get the public link of an item, creating it if needed',
    access: 'share_voice_externally',
    params: ofItem,
    answer: json(z.object({ share_link: z.string(), public_user_name: z.string().nullable() })),
  }),
  revoke: route({
    id: 'history.revoke-share-link',
    method: 'DELETE',
    path: '/v1/history/{history_item_id}/share-link',
    summary: 'Remove the public link of an item; a new link gets a new address',
    access: 'share_voice_externally',
    params: ofItem,
    answer: json(ok),
  }),
  settings: route({
    id: 'history.share-settings',
    method: 'GET',
    path: '/v1/history/{history_item_id}/share-settings',
    summary: 'Get whether an item is shared and search engines can list it',
    access: 'speech_history_read',
    internal: true,
    params: ofItem,
    answer: json(shareSettings),
  }),
  update: route({
    id: 'history.update-share-settings',
    method: 'PATCH',
    path: '/v1/history/{history_item_id}/share-settings',
    summary: 'Set whether search engines can list a shared item’s page',
    access: 'share_voice_externally',
    internal: true,
    params: ofItem,
    body: z.object({ is_indexed: z.boolean() }),
    answer: json(shareSettings),
  }),
  shared: route({
    id: 'share.get',
    method: 'GET',
    path: '/v1/shared/{share_link_id}',
    summary: 'Get what a public link shows',
    access: 'public',
    params: ofLink,
    answer: json(sharedItem),
  }),
  audio: route({
    id: 'share.audio',
    method: 'GET',
    path: '/v1/shared/{share_link_id}/audio',
    summary: 'Get the audio of a public link (supports range requests)',
    access: 'public',
    params: ofLink,
    answer: bytes('audio/mpeg', 'audio/wav', 'audio/pcm', 'audio/basic', 'audio/ogg'),
  }),
  image: route({
    id: 'share.image',
    method: 'GET',
    path: '/v1/shared/{share_link_id}/image.png',
    summary: 'Get the preview picture of a public link, 1200 by 630',
    access: 'public',
    params: ofLink,
    answer: bytes('image/png'),
  }),
  oembed: route({
    id: 'share.oembed',
    method: 'GET',
    path: '/v1/oembed',
    summary: 'Get embed information for a public link (oembed.com)',
    access: 'public',
    query: z.object({
      url: z.url().max(2000),
      format: z.enum(['json']).default('json'),
      maxwidth: queryInteger(1, 10_000).optional(),
      maxheight: queryInteger(1, 10_000).optional(),
    }),
    answer: json(oembed),
  }),
  page: route({
    id: 'share.page',
    method: 'GET',
    path: '/share/{share_link_id}',
    summary: 'Get the page of a public link',
    access: 'public',
    internal: true,
    params: ofPage,
    answer: bytes('text/html'),
  }),
  embed: route({
    id: 'share.embed',
    method: 'GET',
    path: '/embed/share/{share_link_id}',
    summary: 'Get the player of a public link, for embedding in other pages',
    access: 'public',
    internal: true,
    params: ofPage,
    answer: bytes('text/html'),
  }),
};
