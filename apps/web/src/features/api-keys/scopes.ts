import type { Permission } from '@mynah/contract/permissions';

/** The permissions that a key can be given, in the order in which the form shows them. */
export const SCOPE_GROUPS = [
  {
    title: 'groupSpeech',
    scopes: [
      'text_to_speech',
      'speech_to_speech',
      'speech_to_text',
      'forced_alignment',
      'audio_isolation',
      'sound_generation',
      'music_generation',
    ],
  },
  {
    title: 'groupVoices',
    scopes: [
      'voices_read',
      'voices_write',
      'voice_generation',
      'create_instant_voice_clone',
      'create_professional_voice_clone',
      'add_voice_from_voice_library',
      'publish_voice_to_voice_library',
      'share_voice_externally',
      'pronunciation_dictionaries_read',
      'pronunciation_dictionaries_write',
    ],
  },
  {
    title: 'groupStudio',
    scopes: ['projects_read', 'projects_write', 'audio_native_read', 'audio_native_write', 'flows'],
  },
  { title: 'groupDubbing', scopes: ['dubbing_read', 'dubbing_write'] },
  { title: 'groupAgents', scopes: ['convai_read', 'convai_write'] },
  { title: 'groupHistory', scopes: ['speech_history_read', 'speech_history_write'] },
  { title: 'groupModels', scopes: ['models_read'] },
  { title: 'groupAccount', scopes: ['user_read', 'user_write', 'create_user_api_key'] },
  {
    title: 'groupWorkspace',
    scopes: [
      'workspace_read',
      'workspace_write',
      'workspace_members_read',
      'workspace_members_invite',
      'workspace_members_remove',
      'group_members_manage',
      'resources_share',
      'service_account_write',
      'audit_log_read',
      'workspace_analytics_full_read',
      'webhooks_write',
      'scim_provision',
    ],
  },
] as const satisfies readonly { title: string; scopes: readonly Permission[] }[];

export type Scope = (typeof SCOPE_GROUPS)[number]['scopes'][number];

/** What most programs need, chosen beforehand. */
export const USUAL_SCOPES: readonly Permission[] = ['text_to_speech', 'voices_read', 'models_read'];
