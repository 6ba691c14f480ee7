/** What a member is in a workspace, least first. The owner is always an admin (WSP-042). */
export const workspaceRoles = ['viewer', 'editor', 'admin'] as const;
export type WorkspaceRole = (typeof workspaceRoles)[number];

/** Editors include admins (WSP-040). */
export const isRoleAtLeast = (role: WorkspaceRole, least: WorkspaceRole): boolean =>
  workspaceRoles.indexOf(role) >= workspaceRoles.indexOf(least);

interface PermissionRule {
  /** The least role whose members may have it. */
  role: WorkspaceRole;
  meaning: string;
}

/**
 * The permission matrix: every permission, who may have it at all, and what it lets do. A member has those of their
 * role that `all_members_permissions` and their groups give (admins: all); an API key has those of its scopes that its
 * owner has. Routes name one of these as their `access`; `platform/http/authorize.ts` is the one place that asks.
 * The names are those of the public API's `PermissionType`, and a few of our own. `docs/permissions.md` is made from it.
 */
export const permissionMatrix = {
  text_to_speech: { role: 'editor', meaning: 'Turn text into speech' },
  speech_to_speech: { role: 'editor', meaning: 'Change the voice of a recording' },
  speech_to_text: { role: 'editor', meaning: 'Transcribe' },
  models_read: { role: 'viewer', meaning: 'See the models' },
  models_write: { role: 'admin', meaning: 'Change the models' },
  voices_read: { role: 'viewer', meaning: 'See voices and their settings' },
  voices_write: { role: 'editor', meaning: 'Make, change and delete voices' },
  speech_history_read: { role: 'viewer', meaning: 'See, hear and download the history' },
  speech_history_write: { role: 'editor', meaning: 'Delete from the history' },
  sound_generation: { role: 'editor', meaning: 'Make sound effects' },
  audio_isolation: { role: 'editor', meaning: 'Take noise out of recordings' },
  voice_generation: { role: 'editor', meaning: 'Design voices' },
  dubbing_read: { role: 'viewer', meaning: 'See dubs' },
  dubbing_write: { role: 'editor', meaning: 'Make and change dubs' },
  pronunciation_dictionaries_read: { role: 'viewer', meaning: 'See pronunciation dictionaries' },
  pronunciation_dictionaries_write: { role: 'editor', meaning: 'Change pronunciation dictionaries' },
  user_read: { role: 'viewer', meaning: 'See the account and the subscription' },
  user_write: { role: 'viewer', meaning: 'Change the own account' },
  projects_read: { role: 'viewer', meaning: 'See Studio projects' },
  projects_write: { role: 'editor', meaning: 'Make and change Studio projects' },
  audio_native_read: { role: 'viewer', meaning: 'See embedded players' },
  audio_native_write: { role: 'editor', meaning: 'Make and change embedded players' },
  workspace_read: { role: 'viewer', meaning: 'See the workspace' },
  workspace_write: { role: 'admin', meaning: 'Change the workspace, its security and its sign-on' },
  forced_alignment: { role: 'editor', meaning: 'Align text with recordings' },
  convai_read: { role: 'viewer', meaning: 'See agents and conversations' },
  convai_write: { role: 'editor', meaning: 'Make and change agents' },
  music_generation: { role: 'editor', meaning: 'Make music' },
  image_video_generation: { role: 'editor', meaning: 'Make pictures and films' },
  flows: { role: 'editor', meaning: 'Make and run flows' },
  templates: { role: 'editor', meaning: 'Make and change templates' },
  add_voice_from_voice_library: { role: 'editor', meaning: 'Add voices of the library' },
  create_instant_voice_clone: { role: 'editor', meaning: 'Clone a voice at once' },
  create_professional_voice_clone: { role: 'editor', meaning: 'Clone a voice professionally' },
  publish_voice_to_voice_library: { role: 'editor', meaning: 'Publish voices' },
  share_voice_externally: { role: 'editor', meaning: 'Share by link beyond the workspace' },
  create_user_api_key: { role: 'editor', meaning: 'Make and change own API keys' },
  workspace_analytics_full_read: { role: 'admin', meaning: 'See the usage of everybody' },
  webhooks_write: { role: 'admin', meaning: 'Change the webhooks of the workspace' },
  service_account_write: { role: 'admin', meaning: 'Change service accounts and workspace keys' },
  group_members_manage: { role: 'admin', meaning: 'Change groups and who is in them' },
  workspace_members_read: { role: 'viewer', meaning: 'See the members' },
  workspace_members_invite: { role: 'admin', meaning: 'Invite' },
  workspace_members_remove: { role: 'admin', meaning: 'Change and remove members' },
  resources_share: { role: 'editor', meaning: 'Share own things within the workspace' },
  audit_log_read: { role: 'admin', meaning: 'Read the audit log' },
  conversation_privacy_manage: { role: 'admin', meaning: 'Say what is kept of conversations' },
  copy_resources_cross_workspace: { role: 'editor', meaning: 'Copy own things to another workspace' },
  synthid_detector: { role: 'editor', meaning: 'Look for the mark of other makers in recordings' },
  scim_provision: { role: 'admin', meaning: 'Keep members and groups as a directory has them (SCIM)' },
  terms_of_service_accept: { role: 'viewer', meaning: 'Accept terms' },
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof permissionMatrix;
export const permissions = Object.keys(permissionMatrix) as [Permission, ...Permission[]];
