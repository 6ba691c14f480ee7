import { z } from 'zod';
import { bytes, empty, json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';
import { id, optional, queryInteger } from '../wire.ts';

/** Files that a workspace keeps to work with: pictures, sounds and films. */

export const assetLimits = { name: 500 } as const;

export const asset = z.object({
  asset_id: z.string(),
  name: z.string(),
  /** What is in the file, whatever its name says. */
  mime_type: z.string(),
  created_at_unix: z.int(),
  /** Opens the file for an hour, without a key. */
  content_url: z.string().nullable(),
});
export type Asset = z.infer<typeof asset>;

const ofAsset = z.object({ asset_id: id });

export const assetRoutes = {
  create: route({
    id: 'assets.create',
    method: 'POST',
    path: '/v1/assets',
    summary: 'Upload a picture, an audio file or a video',
    access: 'projects_write',
    upload: true,
    body: z.object({ asset: uploadedFile, name: z.string().trim().min(1).max(assetLimits.name) }),
    answer: json(asset),
  }),
  list: route({
    id: 'assets.list',
    method: 'GET',
    path: '/v1/assets',
    summary: 'List the assets of the workspace, newest first',
    access: 'projects_read',
    query: z.object({
      page_size: queryInteger(1, 100).default(30),
      cursor: optional(id),
      search: optional(z.string().trim().max(assetLimits.name)),
    }),
    answer: json(
      z.object({ assets: z.array(asset), next_cursor: z.string().nullable(), has_more: z.boolean() }),
    ),
  }),
  get: route({
    id: 'assets.get',
    method: 'GET',
    path: '/v1/assets/{asset_id}',
    summary: 'Get an asset',
    access: 'projects_read',
    params: ofAsset,
    answer: json(asset),
  }),
  remove: route({
    id: 'assets.delete',
    method: 'DELETE',
    path: '/v1/assets/{asset_id}',
    summary: 'Delete an asset',
    access: 'projects_write',
    params: ofAsset,
    answer: empty,
  }),
  content: route({
    id: 'assets.content',
    method: 'GET',
    path: '/v1/assets/{asset_id}/content',
    summary:
      'The file of an asset, by the address that the asset was answered with (supports range requests)',
    access: 'public',
    internal: true,
    params: ofAsset,
    query: z.object({ token: z.string().max(500) }),
    answer: bytes('image/*', 'audio/*', 'video/*'),
  }),
};
