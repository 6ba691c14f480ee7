/**
 * What kind of failure it is. The kind decides the HTTP status, the socket close code and whether a job is retried;
 * `apps/server/src/platform/errors` holds that one table.
 */
export const failureKinds = [
  'invalid',
  'unauthenticated',
  'quota',
  'payment-required',
  'forbidden',
  'not-found',
  'conflict',
  'stale',
  'too-large',
  'range-not-satisfiable',
  'unprocessable',
  'too-early',
  'rate-limited',
  'unavailable',
  'disk-full',
  'internal',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Every `detail.status` that the API answers, with the kind it belongs to and what it means to a caller. */
export const errorCodes = {
  invalid_request: { kind: 'invalid', meaning: 'The request cannot be carried out as it stands.' },
  input_text_empty: { kind: 'invalid', meaning: 'The text holds nothing that can be spoken.' },
  max_character_limit_exceeded: {
    kind: 'invalid',
    meaning: 'The text is longer than the model takes in one request.',
  },
  input_timeout_exceeded: { kind: 'invalid', meaning: 'No message came on the socket for too long.' },
  address_refused: { kind: 'invalid', meaning: 'The address is not one that this server may call.' },
  invalid_mfa_code: { kind: 'invalid', meaning: 'The code of the second factor is wrong, used or too old.' },
  wrong_password: { kind: 'invalid', meaning: 'This is not the password of the account.' },
  weak_password: {
    kind: 'invalid',
    meaning: 'The password is one that everybody tries first, or made of the own name or address.',
  },
  invalid_passkey: { kind: 'invalid', meaning: 'The passkey is not one that this server can accept.' },
  invalid_phone_number: { kind: 'invalid', meaning: 'No text message can be sent to this number.' },
  caller_left: { kind: 'invalid', meaning: 'The caller closed the connection before the answer.' },
  invalid_audio: { kind: 'invalid', meaning: 'The file holds no sound that can be read.' },
  no_speech: { kind: 'invalid', meaning: 'Nobody speaks in the recording.' },
  invalid_voice_sample: { kind: 'invalid', meaning: 'No voice can be made of the recordings.' },
  voice_limit_reached: { kind: 'invalid', meaning: 'The plan has room for no more voices.' },
  professional_voice_limit_reached: {
    kind: 'forbidden',
    meaning: 'The plan has room for no more professional voices.',
  },
  voice_add_edit_limit_reached: {
    kind: 'invalid',
    meaning: 'Voices were added or edited as often as the plan allows in a month.',
  },
  can_not_use_instant_voice_cloning: { kind: 'invalid', meaning: 'The plan has no voice cloning.' },
  can_not_use_professional_voice_cloning: {
    kind: 'invalid',
    meaning: 'The plan has no professional voices.',
  },
  voice_not_fine_tuned: { kind: 'invalid', meaning: 'The professional voice was not trained yet.' },
  voice_consent_required: { kind: 'invalid', meaning: 'Nobody confirmed that the voice may be cloned.' },
  voice_already_cloned: { kind: 'invalid', meaning: 'The voice of the library was added already.' },
  voice_disabled: { kind: 'invalid', meaning: 'The owner of the voice no longer shares it.' },
  free_users_not_allowed: {
    kind: 'invalid',
    meaning: 'The owner of the voice lets only paying workspaces use it.',
  },
  voice_captcha_expired: {
    kind: 'invalid',
    meaning: 'The text to be read aloud was not asked for, or is too old; ask for a new one.',
  },
  voice_captcha_other_words: {
    kind: 'invalid',
    meaning: 'The recording says something else than the text to be read aloud.',
  },
  voice_captcha_other_speaker: {
    kind: 'invalid',
    meaning: 'Who reads the text does not sound like the recordings of the voice.',
  },
  audio_too_short: { kind: 'invalid', meaning: 'The recording is shorter than the call needs.' },
  audio_too_long: { kind: 'invalid', meaning: 'The recording is longer than this server takes.' },
  invalid_output_format: { kind: 'invalid', meaning: 'The server cannot make this output format.' },
  unsupported_entity_type: {
    kind: 'invalid',
    meaning: 'Nothing here finds entities of this type in a transcript.',
  },
  unsupported_model: { kind: 'invalid', meaning: 'The model does not take this field.' },
  model_can_not_do_text_to_speech: { kind: 'invalid', meaning: 'The model is not one for text to speech.' },
  model_can_not_do_voice_conversion: {
    kind: 'invalid',
    meaning: 'The model is not one for speech to speech.',
  },
  unknown_error: {
    kind: 'invalid',
    meaning: 'The link does not verify an address: used, out of date or broken.',
  },
  invalidActionCode: {
    kind: 'invalid',
    meaning: 'The code of a password reset is wrong, used or out of date.',
  },
  marketplace_token_invalid: {
    kind: 'invalid',
    meaning:
      'The token of Google Cloud Marketplace is not signed by Google, not for this product or out of date.',
  },
  invalid_verification_code: {
    kind: 'invalid',
    meaning: 'The code of an email change is wrong, used or out of date.',
  },
  invalid_continue_url: {
    kind: 'invalid',
    meaning: 'Mails lead on to the sign-in page of this server only.',
  },
  invalid_opt_out_key: { kind: 'invalid', meaning: 'The key is not one of a mail of this server.' },
  captcha_failed: { kind: 'invalid', meaning: 'The check against robots was not passed; try it again.' },
  invalid_api_key: { kind: 'unauthenticated', meaning: 'The key is unknown, revoked or disabled.' },
  needs_authorization: { kind: 'unauthenticated', meaning: 'No credential was sent.' },
  missing_permissions: { kind: 'unauthenticated', meaning: 'The key lacks the scope that the call needs.' },
  invalid_credentials: { kind: 'unauthenticated', meaning: 'Address or password is wrong.' },
  invalid_setup_token: {
    kind: 'unauthenticated',
    meaning: 'The set-up link is not one that this server printed.',
  },
  sso_failed: {
    kind: 'unauthenticated',
    meaning: 'The answer of the identity provider was not accepted.',
  },
  sso_state_unknown: {
    kind: 'unauthenticated',
    meaning: 'This sign-in was not started here, took too long, or was used already. Start again.',
  },
  sso_not_a_member: {
    kind: 'unauthenticated',
    meaning: 'The identity provider knows this person, the workspace does not.',
  },
  account_deleted: {
    kind: 'unauthenticated',
    meaning: 'The account was deleted; for 14 days it can come back.',
  },
  session_expired: { kind: 'unauthenticated', meaning: 'The session has ended; sign in again.' },
  mfa_required: {
    kind: 'unauthenticated',
    meaning: 'The password is right; send `mfa_token` and a code of one of `mfa_factors`.',
  },
  mfa_token_expired: { kind: 'unauthenticated', meaning: 'The password step is too old; start again.' },
  invalid_single_use_token: {
    kind: 'unauthenticated',
    meaning: 'The single-use token is unknown, spent, expired or of another type.',
  },
  quota_exceeded: { kind: 'quota', meaning: 'The workspace or the key has too few credits left.' },
  content_against_policy: {
    kind: 'forbidden',
    meaning: 'The owner of the voice has texts looked at, and this one was blocked.',
  },
  feature_not_available: { kind: 'forbidden', meaning: 'This server has nothing that can do it.' },
  output_format_not_allowed: { kind: 'forbidden', meaning: 'The plan does not include this output format.' },
  email_not_verified: {
    kind: 'forbidden',
    meaning: 'The address is not verified yet; open the link of the mail.',
  },
  sign_up_closed: {
    kind: 'forbidden',
    meaning: 'This server takes no new people, or only those with an invite.',
  },
  sign_in_request_denied: { kind: 'forbidden', meaning: 'The person refused the sign-in request.' },
  sso_required: {
    kind: 'forbidden',
    meaning: 'The workspace has its members sign in through its identity provider.',
  },
  sso_not_in_plan: { kind: 'forbidden', meaning: 'Single sign-on is for the plans trial and enterprise.' },
  sso_domain_not_verified: {
    kind: 'forbidden',
    meaning: 'The address is of a domain that the workspace did not verify.',
  },
  sso_other_workspace: {
    kind: 'forbidden',
    meaning: 'The address belongs to an account of another workspace.',
  },
  sso_no_seat: { kind: 'forbidden', meaning: 'The workspace has no seat left for a new member.' },
  member_locked: { kind: 'forbidden', meaning: 'The workspace locked this member.' },
  voice_banned: { kind: 'forbidden', meaning: 'The voice was blocked: nobody may speak with it.' },
  voice_captcha_required: {
    kind: 'forbidden',
    meaning: 'The owner of the voice has to read a text aloud before it speaks again.',
  },
  voice_verification_required: {
    kind: 'forbidden',
    meaning: 'The voice must be verified before it can be used.',
  },
  max_verification_attempts_reached: {
    kind: 'forbidden',
    meaning: 'The text was read as often as is allowed in a day.',
  },
  voice_name_not_allowed: { kind: 'invalid', meaning: 'No voice may be called that.' },
  reauthentication_required: {
    kind: 'forbidden',
    meaning:
      'Prove first that it is you, in one of the ways of `reauthentication_ways`: POST /v1/user/reauthenticate.',
  },
  restricted_region: {
    kind: 'forbidden',
    meaning: 'The law of where the person is keeps this server from storing voice prints.',
  },
  mail_not_found: { kind: 'not-found', meaning: 'There is no such mail in the outbox.' },
  voice_review_not_found: { kind: 'not-found', meaning: 'There is no such check, or it was decided.' },
  permission_denied: { kind: 'forbidden', meaning: 'The role does not allow this.' },
  invited_somebody_else: { kind: 'forbidden', meaning: 'The invite is for another email address.' },
  service_account_limit_reached: {
    kind: 'forbidden',
    meaning: 'The workspace has as many service accounts as it may.',
  },
  seat_limit_reached: { kind: 'forbidden', meaning: 'The plan of the workspace has no seat left.' },
  voice_not_found: { kind: 'not-found', meaning: 'There is no such voice in this workspace.' },
  voice_collection_not_found: {
    kind: 'not-found',
    meaning: 'There is no such collection of voices in this workspace.',
  },
  voice_sample_not_found: { kind: 'not-found', meaning: 'The voice has no such recording.' },
  model_not_found: { kind: 'not-found', meaning: 'There is no such model.' },
  tool_run_not_found: {
    kind: 'not-found',
    meaning: 'There is no such run of a tool, or it was forgotten after a day.',
  },
  song_not_found: {
    kind: 'not-found',
    meaning: 'There is no such song in this workspace, or it was not stored.',
  },
  finetune_not_found: { kind: 'not-found', meaning: 'There is no such finetune in this workspace.' },
  share_link_not_found: { kind: 'not-found', meaning: 'The public link is unknown, or it was ended.' },
  no_timings: { kind: 'unprocessable', meaning: 'The item has no timings to make subtitles of.' },
  voice_is_training: {
    kind: 'conflict',
    meaning: 'The voice is being trained: what it is made of stays as it is meanwhile.',
  },
  feedback_changed: { kind: 'conflict', meaning: 'The feedback was changed after it was read.' },
  feedback_already_reviewed: {
    kind: 'conflict',
    meaning: 'Staff has read the feedback: it cannot be changed any more.',
  },
  feedback_disabled: { kind: 'forbidden', meaning: 'The operator of this server takes no feedback.' },
  feedback_not_found: { kind: 'not-found', meaning: 'Nobody has said anything of this item.' },
  sharing_not_allowed: { kind: 'forbidden', meaning: 'Workspaces of this plan share nothing in public.' },
  history_item_not_found: { kind: 'not-found', meaning: 'There is no such history item in this workspace.' },
  api_key_not_found: { kind: 'not-found', meaning: 'There is no such key.' },
  session_not_found: { kind: 'not-found', meaning: 'There is no such session of this account.' },
  passkey_not_found: { kind: 'not-found', meaning: 'There is no such passkey of this account.' },
  trusted_device_not_found: {
    kind: 'not-found',
    meaning: 'There is no such trusted device of this account.',
  },
  sign_in_request_not_found: { kind: 'not-found', meaning: 'The sign-in request is unknown or out of time.' },
  user_not_found: { kind: 'not-found', meaning: 'There is no such account, or it asks for nothing.' },
  member_not_found: { kind: 'not-found', meaning: 'There is no such member in this workspace.' },
  service_account_not_found: {
    kind: 'not-found',
    meaning: 'There is no such service account in this workspace.',
  },
  group_not_found: { kind: 'not-found', meaning: 'There is no such group in this workspace.' },
  invite_not_found: { kind: 'not-found', meaning: 'There is no such invite, or it was used or revoked.' },
  webhook_not_found: { kind: 'not-found', meaning: 'There is no such webhook.' },
  webhook_delivery_not_found: { kind: 'not-found', meaning: 'There is no such delivery of this webhook.' },
  notification_not_found: { kind: 'not-found', meaning: 'There is no such message to this person.' },
  resource_not_found: { kind: 'not-found', meaning: 'There is no such resource in this workspace.' },
  identity_provider_not_found: {
    kind: 'not-found',
    meaning: 'There is no such identity provider in this workspace.',
  },
  domain_verification_not_found: {
    kind: 'not-found',
    meaning: 'There is no such domain in this workspace.',
  },
  not_found_error: { kind: 'not-found', meaning: 'There is no such transcript in this workspace.' },
  not_found: { kind: 'not-found', meaning: 'There is nothing at this address.' },
  owns_shared_workspace: {
    kind: 'conflict',
    meaning: 'Others are in the workspace: hand its ownership over before the account is deleted.',
  },
  already_set_up: { kind: 'conflict', meaning: 'The owner exists already.' },
  email_taken: { kind: 'conflict', meaning: 'The address belongs to another account by now.' },
  handle_taken: { kind: 'conflict', meaning: 'Another profile page has this handle.' },
  sign_up_not_prepared: { kind: 'conflict', meaning: 'Call pre-sign-up for this address first.' },
  already_member: { kind: 'conflict', meaning: 'The person is in the workspace already.' },
  belongs_to_team: {
    kind: 'conflict',
    meaning: 'The person is in a workspace with others; it must let them go.',
  },
  invite_expired: { kind: 'conflict', meaning: 'The invite has run out; ask for a new one.' },
  user_has_active_subscription: {
    kind: 'conflict',
    meaning: 'The own workspace pays for a plan: cancel it, then join (ERR-018).',
  },
  idempotency_key_in_use: {
    kind: 'conflict',
    meaning: 'The first request with this `Idempotency-Key` is still running; ask again as Retry-After says.',
  },
  idempotency_answer_not_kept: {
    kind: 'conflict',
    meaning: 'The request was carried out; with `enable_logging=false` its answer is not kept.',
  },
  conflict: { kind: 'conflict', meaning: 'The state of the object does not allow this now.' },
  domain_taken: { kind: 'conflict', meaning: 'Another workspace verified this domain.' },
  version_mismatch: { kind: 'stale', meaning: 'The object changed since it was read.' },
  range_not_satisfiable: {
    kind: 'range-not-satisfiable',
    meaning: 'The part that was asked for begins beyond the end of the file.',
  },
  upload_file_size_exceeded: { kind: 'too-large', meaning: 'The body is larger than the limit.' },
  invalid_composition_plan: { kind: 'unprocessable', meaning: 'The composition plan cannot be carried out.' },
  idempotency_key_reused: {
    kind: 'unprocessable',
    meaning: 'The `Idempotency-Key` came with another request to this address before.',
  },
  unprocessable: { kind: 'unprocessable', meaning: 'The request is well-formed but cannot be carried out.' },
  sign_in_request_pending: { kind: 'too-early', meaning: 'Nobody has let the program in yet; ask again.' },
  too_many_concurrent_requests: { kind: 'rate-limited', meaning: 'The plan allows fewer requests at once.' },
  rate_limit_exceeded: { kind: 'rate-limited', meaning: 'Too many requests; wait as Retry-After says.' },
  too_many_attempts: { kind: 'rate-limited', meaning: 'Too many attempts at a secret; wait a few minutes.' },
  dns_unavailable: { kind: 'unavailable', meaning: 'The name servers did not answer; try again.' },
  sso_provider_unreachable: {
    kind: 'unavailable',
    meaning: 'The identity provider did not answer, or not as it should.',
  },
  system_busy: { kind: 'unavailable', meaning: 'No engine is free or ready; try again soon.' },
  captcha_unavailable: {
    kind: 'unavailable',
    meaning: 'The check against robots cannot be asked now; try again.',
  },
  outside_unreachable: { kind: 'unavailable', meaning: 'An address elsewhere did not answer as it should.' },
  text_message_not_sent: {
    kind: 'unavailable',
    meaning: 'The text-message gateway did not take it; try again.',
  },
  database_unavailable: {
    kind: 'unavailable',
    meaning: 'The database did not answer, or its connection broke; try again as Retry-After says.',
  },
  engine_unavailable: { kind: 'unavailable', meaning: 'An engine or its model is not there now; try again.' },
  server_starting: { kind: 'unavailable', meaning: 'The server is starting; wait as Retry-After says.' },
  disk_full: {
    kind: 'disk-full',
    meaning: 'The disk of the server is full: what is kept can be read and deleted, nothing new is kept.',
  },
  internal_server_error: {
    kind: 'internal',
    meaning: 'A fault on our side; the request id finds it in the log.',
  },
} as const satisfies Record<string, { kind: FailureKind; meaning: string }>;

export type ErrorCode = keyof typeof errorCodes;
