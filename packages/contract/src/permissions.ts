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
  speech_to_text: { role: 'editor', meaning: 'Transcribe recordings' },
  models_read: { role: 'viewer', meaning: 'View models' },
  models_write: { role: 'admin', meaning: 'Edit models' },
  voices_read: { role: 'viewer', meaning: 'View voices and their settings' },
  voices_write: { role: 'editor', meaning: 'Create, edit and delete voices' },
  speech_history_read: { role: 'viewer', meaning: 'View, play and download history' },
  speech_history_write: { role: 'editor', meaning: 'Delete history items' },
  sound_generation: { role: 'editor', meaning: 'Generate sound effects' },
  audio_isolation: { role: 'editor', meaning: 'Remove noise from recordings' },
  voice_generation: { role: 'editor', meaning: 'Design voices' },
  dubbing_read: { role: 'viewer', meaning: 'View dubs' },
  dubbing_write: { role: 'editor', meaning: 'Create and edit dubs' },
  pronunciation_dictionaries_read: { role: 'viewer', meaning: 'View pronunciation dictionaries' },
  pronunciation_dictionaries_write: { role: 'editor', meaning: 'Edit pronunciation dictionaries' },
  user_read: { role: 'viewer', meaning: 'View account and subscription' },
  user_write: { role: 'viewer', meaning: 'Edit their own account' },
  projects_read: { role: 'viewer', meaning: 'View Studio projects' },
  projects_write: { role: 'editor', meaning: 'Create and edit Studio projects' },
  audio_native_read: { role: 'viewer', meaning: 'View embedded players' },
  audio_native_write: { role: 'editor', meaning: 'Create and edit embedded players' },
  workspace_read: { role: 'viewer', meaning: 'View the workspace' },
  workspace_write: { role: 'admin', meaning: 'Edit workspace settings, security and single sign-on' },
  forced_alignment: { role: 'editor', meaning: 'Align text with recordings' },
  convai_read: { role: 'viewer', meaning: 'View agents and conversations' },
  convai_write: { role: 'editor', meaning: 'Create and edit agents' },
  music_generation: { role: 'editor', meaning: 'Generate music' },
  image_video_generation: { role: 'editor', meaning: 'Generate images and videos' },
  flows: { role: 'editor', meaning: 'Create and run flows' },
  templates: { role: 'editor', meaning: 'Create and edit templates' },
  add_voice_from_voice_library: { role: 'editor', meaning: 'Add voices from the library' },
  create_instant_voice_clone: { role: 'editor', meaning: 'Create instant voice clones' },
  create_professional_voice_clone: { role: 'editor', meaning: 'Create professional voice clones' },
  publish_voice_to_voice_library: { role: 'editor', meaning: 'Publish voices to the library' },
  share_voice_externally: { role: 'editor', meaning: 'Share by link outside the workspace' },
  create_user_api_key: { role: 'editor', meaning: 'Manage their own API keys' },
  workspace_analytics_full_read: { role: 'admin', meaning: 'View everyone’s usage' },
  webhooks_write: { role: 'admin', meaning: 'Manage workspace webhooks' },
  service_account_write: { role: 'admin', meaning: 'Manage service accounts and workspace keys' },
  group_members_manage: { role: 'admin', meaning: 'Manage groups and their members' },
  workspace_members_read: { role: 'viewer', meaning: 'View members' },
  workspace_members_invite: { role: 'admin', meaning: 'Invite members' },
  workspace_members_remove: { role: 'admin', meaning: 'Edit and remove members' },
  resources_share: { role: 'editor', meaning: 'Share their own items within the workspace' },
  audit_log_read: { role: 'admin', meaning: 'View the audit log' },
  conversation_privacy_manage: { role: 'admin', meaning: 'Manage conversation privacy' },
  copy_resources_cross_workspace: { role: 'editor', meaning: 'Copy their own items to another workspace' },
  synthid_detector: { role: 'editor', meaning: 'Detect SynthID watermarks in recordings' },
  scim_provision: { role: 'admin', meaning: 'Sync members and groups from a directory (SCIM)' },
  terms_of_service_accept: { role: 'viewer', meaning: 'Accept terms' },
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof permissionMatrix;
export const permissions = Object.keys(permissionMatrix) as [Permission, ...Permission[]];
