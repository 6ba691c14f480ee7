import { z } from 'zod';
import { maxPronunciationLocators, pronunciationLocator } from './dictionaries/pronunciation-locator.ts';
import { bytes, json, route } from './route.ts';
import { characterAlignment } from './speech/text-to-speech.ts';
import { projectNormalizations, studioLimits } from './studio/project-values.ts';
import { formBoolean, formInteger, formJson, formListOf, uploadedFile } from './uploads.ts';
import { id, ok, optional } from './wire.ts';

/** The article player: a studio project that reads an article to the visitors of a website. NAT-001 to NAT-008. */

export const audioNativeLimits = {
  domains: 50,
  articlesPerHour: 100,
  sessionMinutes: 60 * 24 * 365,
} as const;

const line = z.string().trim().max(studioLimits.name);
/** `#1a2b3c`, or three digits. */
const color = z
  .string()
  .trim()
  .regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'Not a color: write it as #1a2b3c');

/** Empty: as the visitor's system has it, light or dark. */
const colorOrSystem = z.union([z.literal(''), color]);

/** `example.com`, `*.example.com` for all that end in it, with a port where it has one. */
export const domainPattern = /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/;
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(260)
  .regex(domainPattern, 'Not a domain: write example.com');

/** NAT-004, as the API names it. */
export const audioNativeProjectSettings = z.object({
  title: z.string(),
  image: z.string(),
  author: z.string(),
  small: z.boolean(),
  text_color: z.string(),
  background_color: z.string(),
  sessionization: z.int(),
  audio_path: z.string().nullable(),
  audio_url: z.string().nullable(),
  status: z.enum(['processing', 'ready']),
});
export type AudioNativeProjectSettings = z.infer<typeof audioNativeProjectSettings>;

const edited = z.object({
  project_id: z.string(),
  converting: z.boolean(),
  publishing: z.boolean(),
  html_snippet: z.string(),
});

/** NAT-007, NAT-008: what holds for all players of a workspace. */
export const audioNativeSettings = z.object({
  /** Empty: players that were made stand on any website, and no article is read by itself. */
  allowed_domains: z.array(z.string()),
  voice_id: z.string().nullable(),
  model_id: z.string().nullable(),
  small: z.boolean(),
  text_color: z.string(),
  background_color: z.string(),
  /** How many articles that nobody here brought may be spoken in an hour; 0: none. */
  articles_per_hour: z.int(),
  /** For every page of a website: each article is found by its own address. */
  site_snippet: z.string(),
});
export type AudioNativeSettings = z.infer<typeof audioNativeSettings>;

/** `reading` the article, `speaking` it, `ready`; `empty` has no audio; `failed` could not be read. */
export const embedStates = ['reading', 'speaking', 'ready', 'empty', 'failed'] as const;
export type EmbedState = (typeof embedStates)[number];

export const listenerCounts = {
  plays: z.int(),
  /** Of those, how many came so far. */
  quarter: z.int(),
  half: z.int(),
  three_quarters: z.int(),
  finished: z.int(),
};

export const audioNativeEmbed = z.object({
  embed_id: z.string(),
  /** Null while the article is read. */
  project_id: z.string().nullable(),
  title: z.string(),
  author: z.string(),
  source_url: z.string().nullable(),
  state: z.enum(embedStates),
  /** Why it could not be read, as a sentence. */
  problem: z.string().nullable(),
  /** Newer audio is there than visitors hear. */
  can_be_published: z.boolean(),
  html_snippet: z.string().nullable(),
  created_at_unix: z.int(),
  /** Of the last 30 days. */
  listeners: z.object(listenerCounts),
});
export type AudioNativeEmbed = z.infer<typeof audioNativeEmbed>;

const listenedDay = z.object({ day: z.string(), ...listenerCounts });
export type ListenedDay = z.infer<typeof listenedDay>;

/** What the player in a page shows. */
export const articlePlayer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('making') }),
  z.object({ state: z.literal('unavailable') }),
  z.object({
    state: z.literal('ready'),
    snapshot_id: z.string(),
    title: z.string(),
    author: z.string(),
    /** Minutes for which a visitor's position is remembered; 0: until they clear it. */
    sessionization: z.int(),
    chapters: z.array(
      z.object({ chapter_snapshot_id: z.string(), name: z.string(), duration_ms: z.number() }),
    ),
  }),
]);
export type ArticlePlayer = z.infer<typeof articlePlayer>;

/** How far somebody listened, in quarters; 0: they began. */
export const listenedQuarters = [0, 1, 2, 3, 4] as const;

/** Lets a page's player ask for its article, for some hours. */
const ticket = z.string().min(1).max(4_000);
const ofProject = z.object({ project_id: id });
const address = z.url({ protocol: /^https?$/ }).max(2_000);

export const audioNativeRoutes = {
  create: route({
    id: 'audio-native.create',
    method: 'POST',
    path: '/v1/audio-native',
    summary: 'Create a player with the text of a file',
    access: 'audio_native_write',
    upload: true,
    body: z.object({
      name: line.min(1),
      image: optional(z.url().max(2_000)),
      author: optional(line),
      title: optional(line),
      small: optional(formBoolean),
      text_color: optional(color),
      background_color: optional(color),
      sessionization: formInteger(0, audioNativeLimits.sessionMinutes).default(0),
      voice_id: optional(id),
      model_id: optional(z.string().min(1).max(100)),
      file: optional(uploadedFile),
      auto_convert: formBoolean.default(false),
      apply_text_normalization: z.enum(projectNormalizations).default('auto'),
      pronunciation_dictionary_locators: formListOf(
        z.array(formJson(pronunciationLocator)).max(maxPronunciationLocators).default([]),
      ),
    }),
    answer: json(edited.omit({ publishing: true })),
  }),
  list: route({
    id: 'audio-native.list',
    method: 'GET',
    path: '/v1/audio-native',
    summary: 'List the players of the workspace, newest first',
    access: 'audio_native_read',
    internal: true,
    answer: json(z.object({ embeds: z.array(audioNativeEmbed) })),
  }),
  projectSettings: route({
    id: 'audio-native.project-settings',
    method: 'GET',
    path: '/v1/audio-native/{project_id}/settings',
    summary: 'Get how the player of a project is set',
    access: 'audio_native_read',
    params: ofProject,
    answer: json(
      z.object({
        enabled: z.boolean(),
        snapshot_id: z.string().nullable(),
        settings: audioNativeProjectSettings.nullable(),
      }),
    ),
  }),
  updateContent: route({
    id: 'audio-native.update-content',
    method: 'POST',
    path: '/v1/audio-native/{project_id}/content',
    summary: 'Replace the text of a player by that of a file',
    access: 'audio_native_write',
    upload: true,
    params: ofProject,
    body: z.object({
      file: optional(uploadedFile),
      auto_convert: formBoolean.default(false),
      auto_publish: formBoolean.default(false),
    }),
    answer: json(edited),
  }),
  contentFromUrl: route({
    id: 'audio-native.content-from-url',
    method: 'POST',
    path: '/v1/audio-native/content',
    summary:
      'Read an article by its address, and speak it; the player of the address is made if there is none',
    access: 'audio_native_write',
    body: z.object({ url: address, author: optional(line), title: optional(line) }),
    answer: json(edited),
  }),
  publish: route({
    id: 'audio-native.publish',
    method: 'POST',
    path: '/v1/audio-native/{project_id}/publish',
    summary: 'Let visitors hear the newest audio of a player',
    access: 'audio_native_write',
    internal: true,
    params: ofProject,
    answer: json(ok),
  }),
  remove: route({
    id: 'audio-native.delete',
    method: 'DELETE',
    path: '/v1/audio-native/embeds/{embed_id}',
    summary: 'Remove a player from every page; its project stays in the studio',
    access: 'audio_native_write',
    internal: true,
    params: z.object({ embed_id: id }),
    answer: json(ok),
  }),
  listeners: route({
    id: 'audio-native.listeners',
    method: 'GET',
    path: '/v1/audio-native/{project_id}/listeners',
    summary: 'Count the listeners of a player by day, and how far they listened',
    access: 'audio_native_read',
    internal: true,
    params: ofProject,
    answer: json(z.object({ days: z.array(listenedDay) })),
  }),
  settings: route({
    id: 'audio-native.settings',
    method: 'GET',
    path: '/v1/audio-native/settings',
    summary: 'Get what holds for all players of the workspace',
    access: 'audio_native_read',
    internal: true,
    answer: json(audioNativeSettings),
  }),
  updateSettings: route({
    id: 'audio-native.update-settings',
    method: 'PATCH',
    path: '/v1/audio-native/settings',
    summary: 'Change what holds for all players of the workspace',
    access: 'audio_native_write',
    internal: true,
    body: z.object({
      allowed_domains: z.array(domain).max(audioNativeLimits.domains).optional(),
      voice_id: id.nullable().optional(),
      model_id: z.string().min(1).max(100).nullable().optional(),
      small: z.boolean().optional(),
      text_color: colorOrSystem.optional(),
      background_color: colorOrSystem.optional(),
      articles_per_hour: z.int().min(0).max(audioNativeLimits.articlesPerHour).optional(),
    }),
    answer: json(audioNativeSettings),
  }),
};

/** What the player in somebody's page calls. */
export const articlePlayerRoutes = {
  page: route({
    id: 'article-player.page',
    method: 'GET',
    path: '/embed/article',
    summary: 'The player of an article, for a frame of the page that the article stands on',
    access: 'public',
    internal: true,
    query: z.object({
      project: z.string().max(64).optional(),
      /** The workspace whose article it is, where the address tells which. */
      site: z.string().max(64).optional(),
      /** Of the page that the player stands on. */
      url: z.string().max(4_000).optional(),
      /** Of the settings page: without an article. */
      preview: z.string().max(10).optional(),
    }),
    answer: bytes('text/html'),
  }),
  open: route({
    id: 'article-player.open',
    method: 'POST',
    path: '/v1/article-player',
    summary: 'Get what the player shows; an article that was not spoken yet may be spoken now',
    access: 'public',
    internal: true,
    body: z.object({ ticket }),
    answer: json(articlePlayer),
  }),
  audio: route({
    id: 'article-player.audio',
    method: 'GET',
    path: '/v1/article-player/audio',
    summary: 'The audio of a chapter (supports range requests)',
    access: 'public',
    internal: true,
    query: z.object({ ticket, chapter: id }),
    answer: bytes('audio/mpeg', 'audio/wav'),
  }),
  words: route({
    id: 'article-player.words',
    method: 'GET',
    path: '/v1/article-player/words',
    summary: 'The time of every character of a chapter',
    access: 'public',
    internal: true,
    query: z.object({ ticket, chapter: id }),
    answer: json(characterAlignment),
  }),
  heard: route({
    id: 'article-player.heard',
    method: 'POST',
    path: '/v1/article-player/heard',
    summary: 'Count a listener; nothing is kept of who it is',
    access: 'public',
    internal: true,
    body: z.object({ ticket, quarters: z.int().min(0).max(4) }),
    answer: json(ok),
  }),
};
