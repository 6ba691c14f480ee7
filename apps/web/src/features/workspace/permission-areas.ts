import { type Permission, permissionMatrix, permissions } from '@mynah/contract/permissions';

/** The permissions as people look for them; every one stands in one area. */
export const PERMISSION_AREAS = [
  {
    title: 'areaSpeech',
    permissions: [
      'text_to_speech',
      'speech_to_speech',
      'speech_to_text',
      'sound_generation',
      'music_generation',
      'audio_isolation',
      'forced_alignment',
      'image_video_generation',
      'synthid_detector',
      'models_read',
      'models_write',
    ],
  },
  {
    title: 'areaVoices',
    permissions: [
      'voices_read',
      'voices_write',
      'voice_generation',
      'add_voice_from_voice_library',
      'create_instant_voice_clone',
      'create_professional_voice_clone',
      'publish_voice_to_voice_library',
      'share_voice_externally',
    ],
  },
  {
    title: 'areaWork',
    permissions: [
      'speech_history_read',
      'speech_history_write',
      'projects_read',
      'projects_write',
      'dubbing_read',
      'dubbing_write',
      'audio_native_read',
      'audio_native_write',
      'convai_read',
      'convai_write',
      'pronunciation_dictionaries_read',
      'pronunciation_dictionaries_write',
      'flows',
      'templates',
      'resources_share',
      'copy_resources_cross_workspace',
    ],
  },
  {
    title: 'areaAccount',
    permissions: ['user_read', 'user_write', 'create_user_api_key', 'terms_of_service_accept'],
  },
  {
    title: 'areaWorkspace',
    permissions: [
      'workspace_read',
      'workspace_write',
      'workspace_members_read',
      'workspace_members_invite',
      'workspace_members_remove',
      'group_members_manage',
      'service_account_write',
      'webhooks_write',
      'workspace_analytics_full_read',
      'audit_log_read',
      'conversation_privacy_manage',
      'scim_provision',
    ],
  },
] as const satisfies readonly { title: string; permissions: readonly Permission[] }[];

/** What groups and everybody can be given: all but what only admins have. */
export const isGivable = (permission: Permission): boolean => permissionMatrix[permission].role !== 'admin';

export const GIVABLE_PERMISSIONS: readonly Permission[] = permissions.filter(isGivable);

/** What can be given, in the areas in which people look for it. */
export const permissionChoices = PERMISSION_AREAS.map(({ title, permissions: ofArea }) => ({
  title,
  options: ofArea.filter(isGivable).map((permission) => ({
    value: permission as Permission,
    label: permissionMatrix[permission].meaning,
  })),
})).filter(({ options }) => options.length > 0);
