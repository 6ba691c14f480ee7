import { agentsDifferences } from './agents-differences.ts';
import { dubbingDifferences } from './dubbing-differences.ts';
import type { KnownDifference } from './sort-differences.ts';

const history = [/\/v1\/history/];

/** Differences from the reference that stay, by rule. An entry that explains nothing any more fails the check. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    rule: 'bound of ours',
    says: /^pattern \^\[\\w-\]\+\$|^(maxLength 64|minLength 1),/,
    reason:
      'Ids are up to 64 letters, digits, _ and -; names are not empty: what is none is a 422, not a look-up.',
  },
  {
    rule: 'bound of ours',
    says: /^(maxLength|maxItems)/,
    reason:
      'What comes from outside is bounded: every text and every list, above what their own words allow.',
  },
  {
    rule: 'bound of ours',
    says: /^(minimum|maximum|minLength|minItems)/,
    reason:
      'Their words give these limits where the schema does not: seeds, pages, speeds, durations, times.',
  },
  {
    rule: 'bound of ours',
    says: /^pattern/,
    reason:
      'Values with a form of their own: language tags, header values, cursors, key terms without brackets.',
  },
  {
    rule: 'demanded by us',
    operations: [/POST \/v1\/flows\/text-to-speech/],
    at: [/^body webhook\.type$/],
    reason: 'Their own discriminator: without it nobody knows which of the two forms it is.',
  },
  {
    rule: 'bound wider',
    at: [/^body voice_description$/],
    reason: 'A designed voice may be described in fewer words when it is kept.',
  },
  {
    rule: 'default differs',
    at: [
      /body settings\./,
      /settings\/edit/,
      /body (stability|similarity_boost|style|speed|use_speaker_boost)$/,
    ],
    says: /is not said/,
    reason:
      'What is left out of settings comes from the voice, and only then from the defaults, which are theirs.',
  },
  {
    rule: 'default differs',
    says: /^"no_update"/,
    reason: 'A field that is left out is not changed, which is what no_update says.',
  },
  {
    rule: 'default differs',
    operations: [/GET \/v2\/voices/],
    at: [/page_size/],
    reason: 'VOI-095: 100 is default and maximum.',
  },
  {
    rule: 'default differs',
    at: [/extract_composition_plan$/],
    reason: 'A truth value or the name of a model, in one field of a form: both are read from text.',
  },
  {
    rule: 'default differs',
    says: /is not said/,
    reason:
      'The same default, given by the action: an explicit null means it too, which a schema cannot say.',
  },
  {
    rule: 'answer type differs',
    reason:
      'The content type is that of the format that was asked for; they document the one of the default.',
  },
  {
    rule: 'value refused',
    at: [/output_format$/, /api_key_name$/, /entity_redaction_mode$/, /extract_composition_plan$/],
    reason:
      'A string in their schema, these values in their words: another would be read as something it is not.',
  },
  {
    rule: 'field not read',
    at: [/settings\.use_speaker_boost$/],
    reason: 'No engine of dialogues has a boost; the field is taken and changes nothing.',
  },
  {
    rule: 'value beyond',
    operations: history,
    reason: 'HIS-003 and kinds of generation that they keep no history of; clients pass unknown values on.',
  },
  {
    rule: 'value beyond',
    at: [/permissions\[\]$/],
    reason: 'One matrix of permissions for keys and groups, with two of our own (sharing, SCIM).',
  },
  {
    rule: 'value beyond',
    at: [/events\[\]$/],
    reason: 'WSP-071 names these events; clients pass unknown values on.',
  },
  {
    rule: 'type beyond',
    operations: [/\/v1\/music\/detailed/],
    reason: 'The parts of a multipart answer: bytes, whose first part is the object that they document.',
  },
  {
    rule: 'type beyond',
    operations: [/GET \/v1\/models$/],
    reason: "Programs that speak OpenAI's API get its list; theirs is told apart by the credential.",
  },
  {
    rule: 'field not read',
    operations: [/\/v1\/studio\/projects/],
    at: [/(auto_convert|auto_assign_voices|voice_settings|create_publishing_read)$/],
    reason: 'What makes the sound of a project, casts it or publishes it: a project here is its text.',
  },
  {
    rule: 'parameter not read',
    operations: [/\/v1\/studio\/projects/],
    at: [/share_id$/],
    reason: 'Projects are shared with members, by the resource; there are no links to them.',
  },
  {
    rule: 'left open',
    operations: [/\/v1\/studio\/projects/],
    at: [/assets\[\]$/],
    reason: 'Films, sounds and pictures beside a text: no project has any.',
  },
  {
    rule: 'default differs',
    operations: [/\/v1\/pronunciation-dictionaries/],
    at: [/sort_direction$/],
    reason: 'Their default is written DESCENDING, which is none of their own values; both mean desc.',
  },
  ...agentsDifferences,
  ...dubbingDifferences,
];
