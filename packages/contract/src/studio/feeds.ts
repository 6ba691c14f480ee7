import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { id, ok } from '../wire.ts';
import { coverTypes } from './project-values.ts';

/** A private podcast of a project, for the podcast app of a phone: whoever has its address can listen. */

export const projectFeed = z.object({
  /** Null: there is none. */
  url: z.string().nullable(),
  created_at_unix: z.int().nullable(),
});
export type ProjectFeed = z.infer<typeof projectFeed>;

const ofProject = z.object({ project_id: id });
const ofFeed = z.object({ secret: z.string().min(1).max(100) });

export const feedRoutes = {
  get: route({
    id: 'studio-feeds.get',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/feed',
    summary: 'The address of the private podcast of a project',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    answer: json(projectFeed),
  }),
  renew: route({
    id: 'studio-feeds.renew',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/feed',
    summary: 'Give the private podcast of a project an address; an earlier one is dead at once',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    answer: json(projectFeed),
  }),
  end: route({
    id: 'studio-feeds.end',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/feed',
    summary: 'End the private podcast of a project',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    answer: json(ok),
  }),
  read: route({
    id: 'studio-feeds.read',
    method: 'GET',
    path: '/v1/studio/feeds/{secret}.xml',
    summary: 'A private podcast, by its secret address',
    access: 'public',
    internal: true,
    params: ofFeed,
    answer: bytes('application/rss+xml'),
  }),
  cover: route({
    id: 'studio-feeds.cover',
    method: 'GET',
    path: '/v1/studio/feeds/{secret}/cover',
    summary: 'The picture of a private podcast',
    access: 'public',
    internal: true,
    params: ofFeed,
    answer: bytes(...coverTypes),
  }),
  episode: route({
    id: 'studio-feeds.episode',
    method: 'GET',
    path: '/v1/studio/feeds/{secret}/episodes/{episode_id}',
    summary: 'The sound of an episode of a private podcast',
    access: 'public',
    internal: true,
    // podcast apps look at the end of an address: `….mp3`
    params: ofFeed.extend({ episode_id: z.string().min(1).max(120) }),
    answer: bytes('audio/mpeg', 'audio/wav'),
  }),
};
