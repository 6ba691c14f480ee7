import { agentsErrorCodes } from './agents/agents-errors.ts';
import { paymentErrorCodes } from './billing/payment-errors.ts';
import { dubbingErrorCodes } from './dubbing/dubbing-errors.ts';
import type { FailureKind } from './failure-kinds.ts';
import { studioErrorCodes } from './studio/studio-errors.ts';
import { translationErrorCodes } from './translation/translation-errors.ts';

export { type FailureKind, failureKinds } from './failure-kinds.ts';

/** Every `detail.status` that the API answers, with the kind it belongs to and what it means to a caller. */
export const errorCodes = {
  invalid_request: { kind: 'invalid', meaning: 'The request can’t be carried out.' },
  ...paymentErrorCodes,
  input_text_empty: { kind: 'invalid', meaning: 'The text has nothing that can be spoken.' },
  max_character_limit_exceeded: {
    kind: 'invalid',
    meaning: 'The text is too long for one request to this model.',
  },
  input_timeout_exceeded: { kind: 'invalid', meaning: 'No message was received on the socket for too long.' },
  address_refused: { kind: 'invalid', meaning: 'This server isn’t allowed to call this address.' },
  invalid_mfa_code: {
    kind: 'invalid',
    meaning: 'The two-factor code is wrong, has expired, or was already used.',
  },
  wrong_password: { kind: 'invalid', meaning: 'Wrong password.' },
  weak_password: {
    kind: 'invalid',
    meaning: 'The password is too common, or based on the person’s name or email address.',
  },
  invalid_passkey: { kind: 'invalid', meaning: 'This server can’t accept the passkey.' },
  invalid_phone_number: { kind: 'invalid', meaning: 'Text messages can’t be sent to this number.' },
  caller_left: { kind: 'invalid', meaning: 'The connection was closed before the answer was ready.' },
  invalid_audio: { kind: 'invalid', meaning: 'The file has no readable audio.' },
  invalid_lexicon: { kind: 'invalid', meaning: 'The file isn’t a lexicon (PLS) that can be read.' },
  no_speech: { kind: 'invalid', meaning: 'There’s no speech in the recording.' },
  invalid_voice_sample: { kind: 'invalid', meaning: 'The recordings can’t be used to create a voice.' },
  voice_limit_reached: { kind: 'invalid', meaning: 'The plan’s voice limit has been reached.' },
  professional_voice_limit_reached: {
    kind: 'forbidden',
    meaning: 'The plan’s limit of professional voices has been reached.',
  },
  voice_add_edit_limit_reached: {
    kind: 'invalid',
    meaning: 'The plan’s monthly limit of voice additions and edits has been reached.',
  },
  can_not_use_instant_voice_cloning: { kind: 'invalid', meaning: 'The plan doesn’t include voice cloning.' },
  can_not_use_professional_voice_cloning: {
    kind: 'invalid',
    meaning: 'The plan doesn’t include professional voices.',
  },
  voice_not_fine_tuned: { kind: 'invalid', meaning: 'The professional voice isn’t trained yet.' },
  voice_consent_required: { kind: 'invalid', meaning: 'The right to clone the voice wasn’t confirmed.' },
  voice_already_cloned: { kind: 'invalid', meaning: 'The library voice was already added.' },
  voice_disabled: { kind: 'invalid', meaning: 'The owner of the voice no longer shares it.' },
  free_users_not_allowed: {
    kind: 'invalid',
    meaning: 'The owner of the voice only lets paid plans use it.',
  },
  voice_captcha_expired: {
    kind: 'invalid',
    meaning: 'The text to read aloud has expired or was never requested; get a new one.',
  },
  voice_captcha_other_words: {
    kind: 'invalid',
    meaning: 'The recording doesn’t match the text to read aloud.',
  },
  voice_captcha_other_speaker: {
    kind: 'invalid',
    meaning: 'The reading doesn’t sound like the recordings of the voice.',
  },
  audio_too_short: { kind: 'invalid', meaning: 'The recording is too short for this call.' },
  audio_too_long: { kind: 'invalid', meaning: 'The recording is too long for this server.' },
  invalid_output_format: { kind: 'invalid', meaning: 'This server can’t make this output format.' },
  unsupported_entity_type: {
    kind: 'invalid',
    meaning: 'This server can’t detect entities of this type.',
  },
  unsupported_model: { kind: 'invalid', meaning: 'The model doesn’t support this field.' },
  model_can_not_do_text_to_speech: {
    kind: 'invalid',
    meaning: 'The model can’t be used for text to speech.',
  },
  model_can_not_do_voice_conversion: {
    kind: 'invalid',
    meaning: 'The model can’t be used for speech to speech.',
  },
  unknown_error: {
    kind: 'invalid',
    meaning: 'The link can’t verify an address: it was already used, has expired, or is incomplete.',
  },
  invalidActionCode: {
    kind: 'invalid',
    meaning: 'The password reset code was already used, has expired, or is wrong.',
  },
  marketplace_token_invalid: {
    kind: 'invalid',
    meaning:
      'The Google Cloud Marketplace token has expired, isn’t signed by Google, or is for another product.',
  },
  invalid_verification_code: {
    kind: 'invalid',
    meaning: 'The email change code was already used, has expired, or is wrong.',
  },
  invalid_continue_url: {
    kind: 'invalid',
    meaning: 'Links in emails can only lead to this server’s sign-in page.',
  },
  invalid_opt_out_key: {
    kind: 'invalid',
    meaning: 'The unsubscribe key isn’t from an email of this server.',
  },
  captcha_failed: { kind: 'invalid', meaning: 'The captcha wasn’t passed; try again.' },
  invalid_api_key: { kind: 'unauthenticated', meaning: 'The API key is unknown, revoked or disabled.' },
  needs_authorization: { kind: 'unauthenticated', meaning: 'No credential was sent.' },
  missing_permissions: { kind: 'unauthenticated', meaning: 'The API key is missing a permission.' },
  invalid_credentials: { kind: 'unauthenticated', meaning: 'Wrong email address or password.' },
  invalid_setup_token: {
    kind: 'unauthenticated',
    meaning: 'The setup link wasn’t issued by this server.',
  },
  sso_failed: {
    kind: 'unauthenticated',
    meaning: 'The identity provider’s answer wasn’t accepted.',
  },
  sso_state_unknown: {
    kind: 'unauthenticated',
    meaning: 'This sign-in wasn’t started here, took too long, or was already used. Start again.',
  },
  sso_not_a_member: {
    kind: 'unauthenticated',
    meaning: 'The identity provider knows this person, but they aren’t a member of the workspace.',
  },
  account_deleted: {
    kind: 'unauthenticated',
    meaning: 'The account was deleted; it can be restored for 14 days.',
  },
  session_expired: { kind: 'unauthenticated', meaning: 'The session has ended; sign in again.' },
  mfa_required: {
    kind: 'unauthenticated',
    meaning: 'The password is correct; send `mfa_token` and a code from one of `mfa_factors`.',
  },
  mfa_token_expired: { kind: 'unauthenticated', meaning: 'The password step has expired; start again.' },
  invalid_single_use_token: {
    kind: 'unauthenticated',
    meaning: 'The single-use token is unknown, used, expired or of another type.',
  },
  quota_exceeded: {
    kind: 'quota',
    meaning: 'The workspace or the API key doesn’t have enough credits left.',
  },
  content_against_policy: {
    kind: 'forbidden',
    meaning: 'The owner of the voice moderates what it says, and this text was blocked.',
  },
  feature_not_available: { kind: 'forbidden', meaning: 'This server can’t do this.' },
  output_format_not_allowed: { kind: 'forbidden', meaning: 'The plan doesn’t include this output format.' },
  email_not_verified: {
    kind: 'forbidden',
    meaning: 'The email address isn’t verified yet; open the link in the email.',
  },
  sign_up_closed: {
    kind: 'forbidden',
    meaning: 'Sign-up on this server is closed or by invite only.',
  },
  sign_in_request_denied: { kind: 'forbidden', meaning: 'The sign-in request was denied.' },
  sso_required: {
    kind: 'forbidden',
    meaning: 'The workspace requires signing in through its identity provider.',
  },
  sso_not_in_plan: { kind: 'forbidden', meaning: 'Single sign-on requires the trial or enterprise plan.' },
  sso_domain_not_verified: {
    kind: 'forbidden',
    meaning: 'The email address is on a domain the workspace hasn’t verified.',
  },
  sso_other_workspace: {
    kind: 'forbidden',
    meaning: 'The email address belongs to an account in another workspace.',
  },
  sso_no_seat: { kind: 'forbidden', meaning: 'The workspace has no seats left for a new member.' },
  member_locked: { kind: 'forbidden', meaning: 'A workspace admin has locked this member.' },
  voice_banned: { kind: 'forbidden', meaning: 'The voice is blocked and can’t be used.' },
  voice_captcha_required: {
    kind: 'forbidden',
    meaning: 'The owner of the voice must read a text aloud before it can be used again.',
  },
  voice_verification_required: {
    kind: 'forbidden',
    meaning: 'The voice must be verified before it can be used.',
  },
  max_verification_attempts_reached: {
    kind: 'forbidden',
    meaning: 'The daily limit of attempts to read the text aloud has been reached.',
  },
  voice_name_not_allowed: { kind: 'invalid', meaning: 'This name isn’t allowed for a voice.' },
  reauthentication_required: {
    kind: 'forbidden',
    meaning:
      'Confirm that it’s you first, in one of the `reauthentication_ways`, with POST /v1/user/reauthenticate.',
  },
  restricted_region: {
    kind: 'forbidden',
    meaning: 'The law where the person is doesn’t let this server store voiceprints.',
  },
  mail_not_found: { kind: 'not-found', meaning: 'Email not found in the outbox.' },
  voice_review_not_found: {
    kind: 'not-found',
    meaning: 'The review doesn’t exist or has already been decided.',
  },
  permission_denied: { kind: 'forbidden', meaning: 'The role doesn’t allow this.' },
  invited_somebody_else: { kind: 'forbidden', meaning: 'The invite is for another email address.' },
  service_account_limit_reached: {
    kind: 'forbidden',
    meaning: 'The workspace’s limit of service accounts has been reached.',
  },
  seat_limit_reached: { kind: 'forbidden', meaning: 'The workspace’s plan has no seats left.' },
  voice_not_found: { kind: 'not-found', meaning: 'Voice not found in this workspace.' },
  voice_collection_not_found: {
    kind: 'not-found',
    meaning: 'Voice collection not found in this workspace.',
  },
  pronunciation_dictionary_not_found: {
    kind: 'not-found',
    meaning: 'Pronunciation dictionary not found in this workspace.',
  },
  pronunciation_dictionary_version_not_found: {
    kind: 'not-found',
    meaning: 'The pronunciation dictionary has no such version.',
  },
  voice_sample_not_found: { kind: 'not-found', meaning: 'Recording not found in this voice.' },
  model_not_found: { kind: 'not-found', meaning: 'Model not found.' },
  tool_run_not_found: {
    kind: 'not-found',
    meaning: 'This run doesn’t exist, or it was removed after a day.',
  },
  speech_flow_not_found: { kind: 'not-found', meaning: 'Generation not found in this workspace.' },
  domain_not_allowed: {
    kind: 'forbidden',
    meaning: 'The player may not be used on this website.',
  },
  project_not_found: { kind: 'not-found', meaning: 'Project not found in this workspace.' },
  ...studioErrorCodes,
  ...dubbingErrorCodes,
  ...translationErrorCodes,
  ...agentsErrorCodes,
  project_limit_reached: {
    kind: 'forbidden',
    meaning: 'The plan’s limit of Studio projects has been reached.',
  },
  invalid_document: { kind: 'invalid', meaning: 'The document can’t be read.' },
  song_not_found: {
    kind: 'not-found',
    meaning: 'Song not found in this workspace, or it wasn’t stored.',
  },
  finetune_not_found: { kind: 'not-found', meaning: 'Finetune not found in this workspace.' },
  share_link_not_found: {
    kind: 'not-found',
    meaning: 'The public link doesn’t exist or is no longer shared.',
  },
  no_timings: { kind: 'unprocessable', meaning: 'The item has no timings for subtitles.' },
  voice_is_training: {
    kind: 'conflict',
    meaning: 'The voice is being trained, so its recordings can’t be changed.',
  },
  feedback_changed: { kind: 'conflict', meaning: 'The feedback has changed since it was loaded.' },
  feedback_already_reviewed: {
    kind: 'conflict',
    meaning: 'The feedback was already reviewed and can’t be changed.',
  },
  feedback_disabled: { kind: 'forbidden', meaning: 'Feedback is turned off on this server.' },
  feedback_not_found: { kind: 'not-found', meaning: 'The item has no feedback.' },
  sharing_not_allowed: { kind: 'forbidden', meaning: 'The plan doesn’t include public links.' },
  history_item_not_found: { kind: 'not-found', meaning: 'History item not found in this workspace.' },
  api_key_not_found: { kind: 'not-found', meaning: 'API key not found.' },
  session_not_found: { kind: 'not-found', meaning: 'Session not found in this account.' },
  passkey_not_found: { kind: 'not-found', meaning: 'Passkey not found in this account.' },
  trusted_device_not_found: {
    kind: 'not-found',
    meaning: 'Trusted device not found in this account.',
  },
  sign_in_request_not_found: { kind: 'not-found', meaning: 'The sign-in request is unknown or has expired.' },
  user_not_found: { kind: 'not-found', meaning: 'The user doesn’t exist or hasn’t asked for anything.' },
  enquiry_not_found: {
    kind: 'not-found',
    meaning: 'The message doesn’t exist, or was deleted after its answer.',
  },
  member_not_found: { kind: 'not-found', meaning: 'Member not found in this workspace.' },
  service_account_not_found: {
    kind: 'not-found',
    meaning: 'Service account not found in this workspace.',
  },
  group_not_found: { kind: 'not-found', meaning: 'Group not found in this workspace.' },
  invite_not_found: {
    kind: 'not-found',
    meaning: 'This invite doesn’t exist, or it was already used or revoked.',
  },
  webhook_not_found: { kind: 'not-found', meaning: 'Webhook not found.' },
  webhook_delivery_not_found: { kind: 'not-found', meaning: 'Webhook delivery not found.' },
  notification_not_found: { kind: 'not-found', meaning: 'Notification not found.' },
  resource_not_found: { kind: 'not-found', meaning: 'Resource not found in this workspace.' },
  identity_provider_not_found: {
    kind: 'not-found',
    meaning: 'Identity provider not found in this workspace.',
  },
  domain_verification_not_found: {
    kind: 'not-found',
    meaning: 'Domain not found in this workspace.',
  },
  not_found_error: { kind: 'not-found', meaning: 'Transcript not found in this workspace.' },
  not_found: { kind: 'not-found', meaning: 'There is nothing at this address.' },
  owns_shared_workspace: {
    kind: 'conflict',
    meaning: 'The workspace has other members; transfer ownership before you delete the account.',
  },
  already_set_up: { kind: 'conflict', meaning: 'The server already has an owner.' },
  email_taken: { kind: 'conflict', meaning: 'The email address belongs to another account.' },
  handle_taken: { kind: 'conflict', meaning: 'The handle is taken.' },
  sign_up_not_prepared: { kind: 'conflict', meaning: 'Call pre-sign-up for this email address first.' },
  already_member: { kind: 'conflict', meaning: 'The person is already in the workspace.' },
  belongs_to_team: {
    kind: 'conflict',
    meaning: 'The person is in a workspace with others and must be removed from it first.',
  },
  invite_expired: { kind: 'conflict', meaning: 'The invite has expired; ask for a new one.' },
  user_has_active_subscription: {
    kind: 'conflict',
    meaning: 'The person’s own workspace has an active subscription; cancel it before joining (ERR-018).',
  },
  idempotency_key_in_use: {
    kind: 'conflict',
    meaning: 'The first request with this `Idempotency-Key` is still running; try again after Retry-After.',
  },
  idempotency_answer_not_kept: {
    kind: 'conflict',
    meaning: 'The request already ran; with `enable_logging=false` its answer isn’t stored.',
  },
  conflict: { kind: 'conflict', meaning: 'This isn’t possible in the current state.' },
  domain_taken: { kind: 'conflict', meaning: 'Another workspace has already verified this domain.' },
  version_mismatch: { kind: 'stale', meaning: 'The object has changed since it was loaded.' },
  range_not_satisfiable: {
    kind: 'range-not-satisfiable',
    meaning: 'The requested range starts past the end of the file.',
  },
  upload_file_size_exceeded: { kind: 'too-large', meaning: 'The request body is too large.' },
  invalid_composition_plan: { kind: 'unprocessable', meaning: 'The composition plan can’t be carried out.' },
  idempotency_key_reused: {
    kind: 'unprocessable',
    meaning: 'The `Idempotency-Key` was already used for a different request.',
  },
  unprocessable: { kind: 'unprocessable', meaning: 'The request is well-formed but can’t be carried out.' },
  sign_in_request_pending: {
    kind: 'too-early',
    meaning: 'The sign-in request hasn’t been approved yet; try again.',
  },
  too_many_concurrent_requests: {
    kind: 'rate-limited',
    meaning: 'The plan’s limit of simultaneous requests has been reached.',
  },
  rate_limit_exceeded: { kind: 'rate-limited', meaning: 'Too many requests; try again after Retry-After.' },
  too_many_attempts: { kind: 'rate-limited', meaning: 'Too many attempts; try again in a few minutes.' },
  dns_unavailable: { kind: 'unavailable', meaning: 'The name servers didn’t respond; try again.' },
  sso_provider_unreachable: {
    kind: 'unavailable',
    meaning: 'The identity provider didn’t respond, or sent an invalid answer.',
  },
  system_busy: { kind: 'unavailable', meaning: 'No engine is available; try again soon.' },
  captcha_unavailable: {
    kind: 'unavailable',
    meaning: 'The captcha can’t be checked right now; try again.',
  },
  outside_unreachable: { kind: 'unavailable', meaning: 'An external address didn’t respond as expected.' },
  language_model_unavailable: {
    kind: 'unavailable',
    meaning: 'The language model of this server didn’t answer as expected; try again.',
  },
  text_message_not_sent: {
    kind: 'unavailable',
    meaning: 'The text message gateway didn’t accept the message; try again.',
  },
  database_unavailable: {
    kind: 'unavailable',
    meaning: 'The database didn’t respond, or the connection was lost; try again after Retry-After.',
  },
  engine_unavailable: {
    kind: 'unavailable',
    meaning: 'An engine or its model isn’t available right now; try again.',
  },
  server_starting: { kind: 'unavailable', meaning: 'The server is starting; try again after Retry-After.' },
  disk_full: {
    kind: 'disk-full',
    meaning: 'The server’s disk is full: stored data can be read and deleted, but nothing new can be saved.',
  },
  internal_server_error: {
    kind: 'internal',
    meaning: 'An error on our side; use the request id to find it in the log.',
  },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;
