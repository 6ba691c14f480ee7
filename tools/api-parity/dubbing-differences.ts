import type { KnownDifference } from './sort-differences.ts';

const projects = [/\/v1\/dubbing\/project/];

/** Of dubbing: the newest clients give two of its schemas names that stand for others in the document. */
export const dubbingDifferences: readonly KnownDifference[] = [
  {
    rule: 'key missing',
    operations: projects,
    at: [/error\.(error|message_type)$/],
    reason: 'The error of a live dubbing, which has the name of the error of a project.',
  },
  {
    rule: 'field not read',
    operations: projects,
    at: [/voice_settings\.(similarity_boost|speed|stability|style|use_speaker_boost)$/],
    reason: 'Settings of a voice, which have the name of the settings of a dubbed language.',
  },
  {
    rule: 'optional key missing',
    operations: projects,
    at: [/voice_settings\.(similarity_boost|speed|stability|style|use_speaker_boost)$/],
    reason: 'Settings of a voice, which have the name of the settings of a dubbed language.',
  },
  {
    rule: 'optional key missing',
    operations: projects,
    at: [/outputs\.subtitles$/],
    reason: 'Of the newest clients, beyond the document; subtitles are exports here.',
  },
  {
    rule: 'null refused',
    operations: [/^POST \/v1\/dubbing\/resource\/\{dubbing_id\}\/language$/],
    reason: 'A language that is to be added has a name.',
  },
  {
    rule: 'value beyond',
    operations: [/similar-voices$/],
    reason: 'A voice is of the category that it has in every list.',
  },
  {
    rule: 'demanded by us',
    operations: [/^POST \/v1\/dubbing$/],
    reason: 'Their form names a target language, which nobody can send without a form.',
  },
];
