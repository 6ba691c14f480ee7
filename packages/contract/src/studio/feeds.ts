import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { characterAlignment } from '../speech/text-to-speech.ts';
import { id, ok } from '../wire.ts';
import { coverTypes } from './project-values.ts';

/**
 * A project for others to listen to: a page, and a private podcast for the podcast app of a phone. Whoever has the
 * secret address of one can listen.
 */

export const projectFeed = z.object({
  /** Of the podcast. Null: there is none. */
  url: z.string().nullable(),
  /** Of the page, which shows the podcast's as well. */
  page_url: z.string().nullable(),
  created_at_unix: z.int().nullable(),
});
export type ProjectFeed = z.infer<typeof projectFeed>;

/** What the page plays. */
export const listening = z.object({
  title: z.string(),
  author: z.string(),
  page_url: z.string(),
  feed_url: z.string(),
  cover_url: z.string().nullable(),
  /** Those that were converted and are not muted, in their order. */
  chapters: z.array(
    z.object({
      chapter_id: z.string(),
      name: z.string(),
      duration_ms: z.number(),
      audio_url: z.string(),
      /** Of `episodeDetails`. */
      details_url: z.string(),
    }),
  ),
});
export type Listening = z.infer<typeof listening>;

export const episodeDetails = z.object({
  /** As `historyItem.peaks`. */
  peaks: z.string(),
  /** Its text, and the time of each character. */
  alignment: characterAlignment,
});
export type EpisodeDetails = z.infer<typeof episodeDetails>;

const ofProject = z.object({ project_id: id });
const ofFeed = z.object({ secret: z.string().min(1).max(100) });
// podcast apps look at the end of an address: `….mp3`
const ofEpisode = ofFeed.extend({ episode_id: z.string().min(1).max(120) });

export const feedRoutes = {
  get: route({
    id: 'studio-feeds.get',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/feed',
    summary: 'The addresses to listen to a project at',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    answer: json(projectFeed),
  }),
  renew: route({
    id: 'studio-feeds.renew',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/feed',
    summary: 'Give a project a secret address to listen at; an earlier one is dead at once',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    answer: json(projectFeed),
  }),
  end: route({
    id: 'studio-feeds.end',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/feed',
    summary: 'End the address to listen to a project at',
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
    params: ofEpisode,
    answer: bytes('audio/mpeg', 'audio/wav'),
  }),
  page: route({
    id: 'studio-feeds.page',
    method: 'GET',
    path: '/listen/{secret}',
    summary: 'The page to listen to a project, by its secret address',
    access: 'public',
    internal: true,
    params: ofFeed,
    answer: bytes('text/html'),
  }),
  listening: route({
    id: 'studio-feeds.listening',
    method: 'GET',
    path: '/v1/studio/feeds/{secret}/listening',
    summary: 'What the page to listen to a project plays',
    access: 'public',
    internal: true,
    params: ofFeed,
    answer: json(listening),
  }),
  details: route({
    id: 'studio-feeds.episode-details',
    method: 'GET',
    path: '/v1/studio/feeds/{secret}/episodes/{episode_id}/details',
    summary: 'The peaks and the text of an episode, with the time of each of its characters',
    access: 'public',
    internal: true,
    params: ofEpisode,
    answer: json(episodeDetails),
  }),
};
