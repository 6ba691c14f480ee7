import { byCall, byEither, inApp } from './event.ts';

/** Keys, webhooks and all that programs need. */
export const developerEvents = {
  api_key_created: byEither('An API key was made.'),
  api_key_edited: byEither('An API key was edited.'),
  api_key_deleted: byEither('An API key was deleted.'),
  api_key_unhidden: inApp('A new API key was shown, the only time that it is.'),
  service_account_created: byCall('A service account was made.', 'POST /v1/service-accounts'),
  service_account_edited: byCall(
    'A service account was edited.',
    'PATCH /v1/service-accounts/{service_account_user_id}',
  ),
  service_account_deleted: byCall(
    'A service account was deleted.',
    'DELETE /v1/service-accounts/{service_account_user_id}',
  ),
  service_account_key_created: byCall(
    'A service account got a key.',
    'POST /v1/service-accounts/{service_account_user_id}/api-keys',
  ),
  service_account_key_edited: byCall(
    'A key of a service account was edited.',
    'PATCH /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}',
  ),
  service_account_key_rotated: byCall(
    'A key of a service account was replaced.',
    'POST /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}/rotate',
  ),
  service_account_key_deleted: byCall(
    'A key of a service account was deleted.',
    'DELETE /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}',
  ),
  workspace_key_created: byCall('A key of the workspace was made.', 'POST /v1/workspace/api-keys'),
  workspace_key_edited: byCall(
    'A key of the workspace was edited.',
    'PATCH /v1/workspace/api-keys/{api_key_id}',
  ),
  workspace_key_deleted: byCall(
    'A key of the workspace was deleted.',
    'DELETE /v1/workspace/api-keys/{api_key_id}',
  ),
  webhook_created: byCall('A webhook was made.', 'POST /v1/workspace/webhooks', 'POST /v1/user/webhooks'),
  webhook_edited: byCall(
    'A webhook was edited.',
    'PATCH /v1/workspace/webhooks/{webhook_id}',
    'PATCH /v1/user/webhooks/{webhook_id}',
  ),
  webhook_deleted: byCall(
    'A webhook was deleted.',
    'DELETE /v1/workspace/webhooks/{webhook_id}',
    'DELETE /v1/user/webhooks/{webhook_id}',
  ),
  webhook_tested: byCall(
    'A webhook was tried.',
    'POST /v1/workspace/webhooks/{webhook_id}/test',
    'POST /v1/user/webhooks/{webhook_id}/test',
  ),
};

/** The people of a workspace, and what holds for all of them. */
export const workspaceEvents = {
  workspace_settings_changed: byCall(
    'A setting of the workspace changed.',
    'PUT /v1/workspace/update-workspace',
  ),
  member_invited: byCall('People were invited.', 'POST /v1/workspace/invites/add-bulk'),
  invite_link_created: byCall('A link to join was made.', 'POST /v1/workspace/invites/add-link'),
  invite_resent: byCall('An invite was sent again.', 'POST /v1/workspace/invites/{invite_id}/resend'),
  invite_withdrawn: byCall('An invite was withdrawn.', 'DELETE /v1/workspace/invites/{invite_id}'),
  invite_accepted: byCall('Somebody joined by an invite.', 'POST /v1/workspace/invites/{invite_code}/accept'),
  member_edited: byCall('A member got another role or seat.', 'POST /v1/workspace/members'),
  member_limited: byCall(
    'The usage of a member was limited.',
    'PUT /v1/workspace/members/{user_id}/usage-limit',
  ),
  member_removed: byCall('A member was removed.', 'DELETE /v1/workspace/members/{user_id}'),
  ownership_transferred: byCall('A workspace got another owner.', 'POST /v1/workspace/transfer-ownership'),
  group_created: byCall('A group was made.', 'POST /v1/workspace/groups'),
  group_edited: byCall('A group was edited.', 'PATCH /v1/workspace/groups/{group_id}'),
  group_deleted: byCall('A group was deleted.', 'DELETE /v1/workspace/groups/{group_id}'),
  group_member_added: byCall('Somebody came into a group.', 'POST /v1/workspace/groups/{group_id}/members'),
  resource_shared: byCall(
    'Something was shared in the workspace.',
    'POST /v1/workspace/resources/{resource_id}/share',
  ),
  resource_unshared: byCall(
    'Something is no longer shared in the workspace.',
    'POST /v1/workspace/resources/{resource_id}/unshare',
  ),
  identity_provider_added: byCall(
    'A provider for single sign-on was added.',
    'POST /v1/workspace/single-sign-on/oidc-providers',
    'POST /v1/workspace/single-sign-on/saml-providers',
  ),
  identity_provider_edited: byCall(
    'A provider for single sign-on was edited.',
    'PATCH /v1/workspace/single-sign-on/providers/{identity_provider_id}',
  ),
  identity_provider_removed: byCall(
    'A provider for single sign-on was removed.',
    'DELETE /v1/workspace/single-sign-on/providers/{identity_provider_id}',
  ),
  identity_provider_tested: byCall(
    'A provider for single sign-on was tried.',
    'POST /v1/workspace/single-sign-on/providers/{identity_provider_id}/test',
  ),
  single_sign_on_changed: byCall('The rules of single sign-on changed.', 'PUT /v1/workspace/single-sign-on'),
  domain_added: byCall('A domain was named to verify.', 'POST /v1/workspace/domain-verifications'),
  domain_checked: byCall(
    'The record of a domain was checked.',
    'POST /v1/workspace/domain-verifications/{domain_verification_id}/check',
  ),
  domain_removed: byCall(
    'A domain was removed.',
    'DELETE /v1/workspace/domain-verifications/{domain_verification_id}',
  ),
  notification_read: byCall('A notification was read.', 'POST /v1/notifications/{message_id}/read'),
};

/** Getting about in the app. */
export const shellEvents = {
  page_viewed: inApp('A page was opened; its path says which, without ids.'),
  command_palette_opened: inApp('The search of the app was opened.'),
  help_opened: inApp('The help menu was opened.'),
  error_shown: inApp('A page could not be shown.'),
};
