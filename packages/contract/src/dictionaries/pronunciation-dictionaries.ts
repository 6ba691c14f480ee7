import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { uploadedFile } from '../uploads.ts';
import { id, ok, optional, queryBoolean, queryInteger } from '../wire.ts';
import { resourceRoles } from '../workspaces/sharing.ts';
import { pronunciationLimits } from './pronunciation-limits.ts';
import { givenRules, pronunciationRule } from './pronunciation-rules.ts';

const permission = z.enum(resourceRoles).nullable();

export const pronunciationDictionary = z.object({
  id: z.string(),
  latest_version_id: z.string(),
  latest_version_rules_num: z.int(),
  name: z.string(),
  permission_on_resource: permission,
  created_by: z.string(),
  creation_time_unix: z.int(),
  archived_time_unix: z.int().nullable(),
  description: z.string().nullable(),
});
export type PronunciationDictionary = z.infer<typeof pronunciationDictionary>;

const addedDictionary = z.object({
  id: z.string(),
  name: z.string(),
  created_by: z.string(),
  creation_time_unix: z.int(),
  version_id: z.string(),
  version_rules_num: z.int(),
  description: z.string().nullable(),
  permission_on_resource: permission,
});

/** Versions never change; the newest comes first. */
const listedVersions = z.object({
  versions: z.array(
    z.object({
      version_id: z.string(),
      /** 1 is the first. */
      number: z.int(),
      version_rules_num: z.int(),
      created_at_unix: z.int(),
    }),
  ),
  has_more: z.boolean(),
});

const changedRules = z.object({ id: z.string(), version_id: z.string(), version_rules_num: z.int() });

const name = z.string().trim().min(1).max(100);
const words = {
  name,
  description: optional(z.string().trim().max(1000)),
  /** What everybody of the workspace may do with it; nothing when absent. */
  workspace_access: optional(z.enum(resourceRoles)),
};
const ofDictionary = z.object({ pronunciation_dictionary_id: id });

/** The API's own spellings and the common ones. */
const sortDirection = z
  .string()
  .max(20)
  .transform((value) => (/^asc/i.test(value) ? ('asc' as const) : ('desc' as const)));

/** A word, read by the engines of this server; each way is a phoneme rule that it understands. */
const proposals = z.object({
  /** Language that the word was read in, and the pronunciation in IPA; the first is what is spoken without a rule. */
  proposals: z.array(z.object({ language: z.string(), ipa: z.string() })),
});

export const pronunciationDictionaryRoutes = {
  list: route({
    id: 'pronunciation-dictionaries.list',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries',
    summary: 'List the pronunciation dictionaries visible to the caller',
    access: 'pronunciation_dictionaries_read',
    query: z.object({
      cursor: z.string().max(500).optional(),
      page_size: queryInteger(1, 100).default(30),
      sort: z.enum(['creation_time_unix', 'name']).default('creation_time_unix'),
      sort_direction: sortDirection.default('desc'),
      include_archived: queryBoolean.default(true),
      /** Beyond the compatible API: a part of the name. */
      search: z.string().trim().max(100).optional(),
    }),
    answer: json(
      z.object({
        pronunciation_dictionaries: z.array(pronunciationDictionary),
        next_cursor: z.string().nullable(),
        has_more: z.boolean(),
      }),
    ),
  }),
  addFromFile: route({
    id: 'pronunciation-dictionaries.add-from-file',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/add-from-file',
    summary: 'Create a pronunciation dictionary from a lexicon file (PLS)',
    access: 'pronunciation_dictionaries_write',
    upload: true,
    body: z.object({ ...words, file: uploadedFile.optional() }),
    answer: json(addedDictionary),
  }),
  addFromRules: route({
    id: 'pronunciation-dictionaries.add-from-rules',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/add-from-rules',
    summary: 'Create a pronunciation dictionary from rules',
    access: 'pronunciation_dictionaries_write',
    body: z.object({ ...words, rules: givenRules }),
    answer: json(addedDictionary),
  }),
  get: route({
    id: 'pronunciation-dictionaries.get',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}',
    summary: 'A pronunciation dictionary with the rules of its latest version',
    access: 'pronunciation_dictionaries_read',
    params: ofDictionary,
    answer: json(pronunciationDictionary.extend({ rules: z.array(pronunciationRule) })),
  }),
  update: route({
    id: 'pronunciation-dictionaries.update',
    method: 'PATCH',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}',
    summary: 'Rename, archive or restore a pronunciation dictionary; its version stays',
    access: 'pronunciation_dictionaries_write',
    params: ofDictionary,
    body: z.object({ name: optional(name), archived: optional(z.boolean()) }).optional(),
    answer: json(pronunciationDictionary),
  }),
  remove: route({
    id: 'pronunciation-dictionaries.delete',
    method: 'DELETE',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}',
    summary: 'Delete a pronunciation dictionary with all of its versions',
    access: 'pronunciation_dictionaries_write',
    params: ofDictionary,
    answer: json(ok),
  }),
  setRules: route({
    id: 'pronunciation-dictionaries.set-rules',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/set-rules',
    summary: 'Replace all rules; makes a new version',
    access: 'pronunciation_dictionaries_write',
    params: ofDictionary,
    body: z.object({
      rules: givenRules,
      /** Beyond the compatible API: refused with `version_mismatch` when this is not the latest version any more. */
      expected_version_id: optional(id),
    }),
    answer: json(changedRules),
  }),
  addRules: route({
    id: 'pronunciation-dictionaries.add-rules',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/add-rules',
    summary: 'Add rules; one with the same `string_to_replace` is replaced. Makes a new version',
    access: 'pronunciation_dictionaries_write',
    params: ofDictionary,
    body: z.object({ rules: givenRules }),
    answer: json(changedRules),
  }),
  removeRules: route({
    id: 'pronunciation-dictionaries.remove-rules',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/remove-rules',
    summary: 'Remove rules by their `string_to_replace`; makes a new version',
    access: 'pronunciation_dictionaries_write',
    params: ofDictionary,
    body: z.object({ rule_strings: z.array(z.string().max(1000)).max(pronunciationLimits.rules) }),
    answer: json(changedRules),
  }),
  download: route({
    id: 'pronunciation-dictionaries.download',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/{dictionary_id}/{version_id}/download',
    summary: 'The rules of a version as a lexicon file (PLS)',
    access: 'pronunciation_dictionaries_read',
    params: z.object({ dictionary_id: id, version_id: id }),
    answer: bytes('text/plain'),
  }),
  listVersions: route({
    id: 'pronunciation-dictionaries.list-versions',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/versions',
    summary: 'List the versions of a pronunciation dictionary, newest first',
    access: 'pronunciation_dictionaries_read',
    internal: true,
    params: ofDictionary,
    query: z.object({
      /** Those before this version. */
      before: queryInteger(1, 2 ** 31 - 1).optional(),
      page_size: queryInteger(1, 100).default(30),
    }),
    answer: json(listedVersions),
  }),
  getVersion: route({
    id: 'pronunciation-dictionaries.get-version',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/versions/{version_id}',
    summary: 'The rules of a version of a pronunciation dictionary',
    access: 'pronunciation_dictionaries_read',
    internal: true,
    params: ofDictionary.extend({ version_id: id }),
    answer: json(z.object({ rules: z.array(pronunciationRule) })),
  }),
  propose: route({
    id: 'pronunciation-dictionaries.propose',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/proposals',
    summary: 'How the engines of this server pronounce a word, in its language and in others',
    access: 'pronunciation_dictionaries_read',
    internal: true,
    body: z.object({
      text: z.string().trim().min(1).max(pronunciationLimits.find),
      language: z.string().min(2).max(20),
    }),
    answer: json(proposals),
  }),
};
