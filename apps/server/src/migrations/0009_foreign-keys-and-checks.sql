ALTER TABLE "voice_verification_attempts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "home_workspace_id" text GENERATED ALWAYS AS (nullif(workspace_id, 'kept-for-copies')) STORED;--> statement-breakpoint
-- what belongs to a workspace that is gone
DELETE FROM "voices" WHERE "home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voices"."home_workspace_id");--> statement-breakpoint
DELETE FROM "webhooks" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "webhooks"."user_id");--> statement-breakpoint
-- what names a workspace that is gone, but hangs on something that moved to another one
UPDATE "voice_samples" SET "workspace_id" = "voices"."home_workspace_id" FROM "voices" WHERE "voices"."id" = "voice_samples"."voice_id" AND "voices"."home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_samples"."workspace_id");--> statement-breakpoint
UPDATE "voice_clones" SET "workspace_id" = "voices"."home_workspace_id" FROM "voices" WHERE "voices"."id" = "voice_clones"."voice_id" AND "voices"."home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_clones"."workspace_id");--> statement-breakpoint
UPDATE "voice_trainings" SET "workspace_id" = "voices"."home_workspace_id" FROM "voices" WHERE "voices"."id" = "voice_trainings"."voice_id" AND "voices"."home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_trainings"."workspace_id");--> statement-breakpoint
UPDATE "voice_captchas" SET "workspace_id" = "voices"."home_workspace_id" FROM "voices" WHERE "voices"."id" = "voice_captchas"."voice_id" AND "voices"."home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_captchas"."workspace_id");--> statement-breakpoint
UPDATE "voice_verification_attempts" SET "workspace_id" = "voices"."home_workspace_id" FROM "voices" WHERE "voices"."id" = "voice_verification_attempts"."voice_id" AND "voices"."home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_verification_attempts"."workspace_id");--> statement-breakpoint
UPDATE "voice_reviews" SET "workspace_id" = "voices"."home_workspace_id" FROM "voices" WHERE "voices"."id" = "voice_reviews"."voice_id" AND "voices"."home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_reviews"."workspace_id");--> statement-breakpoint
UPDATE "shared_voices" SET "workspace_id" = "voices"."home_workspace_id" FROM "voices" WHERE "voices"."id" = "shared_voices"."voice_id" AND "voices"."home_workspace_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "shared_voices"."workspace_id");--> statement-breakpoint
UPDATE "webhook_deliveries" SET "workspace_id" = "webhooks"."workspace_id" FROM "webhooks" WHERE "webhooks"."id" = "webhook_deliveries"."webhook_id" AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "webhook_deliveries"."workspace_id");--> statement-breakpoint
UPDATE "history_feedback" SET "workspace_id" = "history_items"."workspace_id" FROM "history_items" WHERE "history_items"."id" = "history_feedback"."history_item_id" AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "history_feedback"."workspace_id");--> statement-breakpoint
UPDATE "share_links" SET "workspace_id" = "history_items"."workspace_id" FROM "history_items" WHERE "history_items"."id" = "share_links"."history_item_id" AND NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "share_links"."workspace_id");--> statement-breakpoint
-- rows that name what is gone: with it they would have gone, or no longer name it
DELETE FROM "history_feedback" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "history_feedback"."workspace_id");--> statement-breakpoint
DELETE FROM "share_links" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "share_links"."workspace_id");--> statement-breakpoint
DELETE FROM "notifications" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "notifications"."user_id");--> statement-breakpoint
DELETE FROM "speech_cache" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "speech_cache"."workspace_id");--> statement-breakpoint
DELETE FROM "speech_cache" WHERE NOT EXISTS (SELECT FROM "history_items" WHERE "history_items"."id" = "speech_cache"."history_item_id");--> statement-breakpoint
DELETE FROM "voice_clones" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_clones"."workspace_id");--> statement-breakpoint
DELETE FROM "shared_voices" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "shared_voices"."workspace_id");--> statement-breakpoint
DELETE FROM "shared_voices" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "shared_voices"."owner_user_id");--> statement-breakpoint
DELETE FROM "voice_bookmarks" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_bookmarks"."workspace_id");--> statement-breakpoint
DELETE FROM "voice_bookmarks" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voice_bookmarks"."user_id");--> statement-breakpoint
DELETE FROM "voice_trainings" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_trainings"."workspace_id");--> statement-breakpoint
DELETE FROM "voice_verification_attempts" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_verification_attempts"."workspace_id");--> statement-breakpoint
DELETE FROM "voice_captchas" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_captchas"."workspace_id");--> statement-breakpoint
DELETE FROM "voice_captchas" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voice_captchas"."user_id");--> statement-breakpoint
DELETE FROM "voice_samples" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_samples"."workspace_id");--> statement-breakpoint
DELETE FROM "voice_settings" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "voice_settings"."workspace_id");--> statement-breakpoint
DELETE FROM "external_identities" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "external_identities"."user_id");--> statement-breakpoint
DELETE FROM "webhook_deliveries" WHERE NOT EXISTS (SELECT FROM "workspaces" WHERE "workspaces"."id" = "webhook_deliveries"."workspace_id");--> statement-breakpoint
DELETE FROM "event_handlings" WHERE NOT EXISTS (SELECT FROM "events" WHERE "events"."sequence" = "event_handlings"."sequence");--> statement-breakpoint
UPDATE "product_events" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "product_events"."user_id");--> statement-breakpoint
UPDATE "credit_reservations" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "credit_reservations"."user_id");--> statement-breakpoint
UPDATE "credit_reservations" SET "api_key_id" = NULL WHERE "api_key_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "api_keys" WHERE "api_keys"."id" = "credit_reservations"."api_key_id");--> statement-breakpoint
UPDATE "history_feedback" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "history_feedback"."user_id");--> statement-breakpoint
UPDATE "history_feedback" SET "reviewed_by_user_id" = NULL WHERE "reviewed_by_user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "history_feedback"."reviewed_by_user_id");--> statement-breakpoint
UPDATE "history_items" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "history_items"."user_id");--> statement-breakpoint
UPDATE "share_links" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "share_links"."user_id");--> statement-breakpoint
UPDATE "transcriptions" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "transcriptions"."user_id");--> statement-breakpoint
UPDATE "voice_collections" SET "creator_user_id" = NULL WHERE "creator_user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voice_collections"."creator_user_id");--> statement-breakpoint
UPDATE "voice_previews" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voice_previews"."user_id");--> statement-breakpoint
UPDATE "voice_previews" SET "based_on_voice_id" = NULL WHERE "based_on_voice_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "voices" WHERE "voices"."id" = "voice_previews"."based_on_voice_id");--> statement-breakpoint
UPDATE "shared_voices" SET "preview_history_item_id" = NULL WHERE "preview_history_item_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "history_items" WHERE "history_items"."id" = "shared_voices"."preview_history_item_id");--> statement-breakpoint
UPDATE "voice_verification_attempts" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voice_verification_attempts"."user_id");--> statement-breakpoint
UPDATE "voice_reviews" SET "requested_by" = NULL WHERE "requested_by" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voice_reviews"."requested_by");--> statement-breakpoint
UPDATE "voice_reviews" SET "decided_by" = NULL WHERE "decided_by" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voice_reviews"."decided_by");--> statement-breakpoint
UPDATE "voices" SET "creator_user_id" = NULL WHERE "creator_user_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "voices"."creator_user_id");--> statement-breakpoint
UPDATE "invites" SET "accepted_by" = NULL WHERE "accepted_by" IS NOT NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "invites"."accepted_by");--> statement-breakpoint
UPDATE "webhook_deliveries" SET "replay_of" = NULL WHERE "replay_of" IS NOT NULL AND NOT EXISTS (SELECT FROM "webhook_deliveries" "named" WHERE "named"."id" = "webhook_deliveries"."replay_of");--> statement-breakpoint
UPDATE "workspaces" SET "voice_library_removal_notice_webhook_id" = NULL WHERE "voice_library_removal_notice_webhook_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "webhooks" WHERE "webhooks"."id" = "workspaces"."voice_library_removal_notice_webhook_id");--> statement-breakpoint
-- values that no server wrote: mended, so that whatever happened the data folder opens
UPDATE "secret_attempts" SET "attempts" = 0 WHERE "attempts" < 0;--> statement-breakpoint
UPDATE "passkeys" SET "counter" = 0 WHERE "counter" < 0;--> statement-breakpoint
UPDATE "second_factors" SET "last_step" = 0 WHERE "last_step" < 0;--> statement-breakpoint
UPDATE "credit_accounts" SET "character_limit" = 0 WHERE "character_limit" < 0;--> statement-breakpoint
UPDATE "credit_accounts" SET "used" = 0 WHERE "used" < 0;--> statement-breakpoint
UPDATE "credit_accounts" SET "reserved" = 0 WHERE "reserved" < 0;--> statement-breakpoint
UPDATE "credit_accounts" SET "extra_professional_voices" = 0 WHERE "extra_professional_voices" < 0;--> statement-breakpoint
UPDATE "credit_accounts" SET "max_extension" = 0 WHERE "max_extension" < 0;--> statement-breakpoint
UPDATE "credit_charges" SET "credits" = 0 WHERE "credits" < 0;--> statement-breakpoint
UPDATE "credit_reservations" SET "credits" = 0 WHERE "credits" < 0;--> statement-breakpoint
UPDATE "generation_places" SET "place" = 1 WHERE "place" < 1;--> statement-breakpoint
UPDATE "history_files" SET "size_bytes" = 0 WHERE "size_bytes" < 0;--> statement-breakpoint
UPDATE "history_items" SET "audio_bytes" = 0 WHERE "audio_bytes" < 0;--> statement-breakpoint
UPDATE "history_items" SET "duration_ms" = 0 WHERE "duration_ms" < 0;--> statement-breakpoint
UPDATE "history_items" SET "credits" = 0 WHERE "credits" < 0;--> statement-breakpoint
UPDATE "history_items" SET "character_count_from" = 0 WHERE "character_count_from" < 0;--> statement-breakpoint
UPDATE "music_songs" SET "steps_done" = 0 WHERE "steps_done" < 0;--> statement-breakpoint
UPDATE "music_songs" SET "steps_total" = 0 WHERE "steps_total" < 0;--> statement-breakpoint
UPDATE "music_steps" SET "place" = 0 WHERE "place" < 0;--> statement-breakpoint
UPDATE "music_steps" SET "section" = 0 WHERE "section" < 0;--> statement-breakpoint
UPDATE "music_steps" SET "start_ms" = 0 WHERE "start_ms" < 0;--> statement-breakpoint
UPDATE "transcription_steps" SET "channel_index" = 0 WHERE "channel_index" < 0;--> statement-breakpoint
UPDATE "transcription_steps" SET "start_ms" = 0 WHERE "start_ms" < 0;--> statement-breakpoint
UPDATE "transcription_steps" SET "language_probability" = 0 WHERE "language_probability" < 0;--> statement-breakpoint
UPDATE "transcriptions" SET "sound_bytes" = 0 WHERE "sound_bytes" < 0;--> statement-breakpoint
UPDATE "transcriptions" SET "duration_ms" = 0 WHERE "duration_ms" < 0;--> statement-breakpoint
UPDATE "transcriptions" SET "done_channels" = 0 WHERE "done_channels" < 0;--> statement-breakpoint
UPDATE "transcriptions" SET "done_ms" = 0 WHERE "done_ms" < 0;--> statement-breakpoint
UPDATE "transcriptions" SET "credits" = 0 WHERE "credits" < 0;--> statement-breakpoint
UPDATE "transcriptions" SET "version" = 1 WHERE "version" < 1;--> statement-breakpoint
UPDATE "voice_previews" SET "duration_ms" = 0 WHERE "duration_ms" < 0;--> statement-breakpoint
UPDATE "shared_voice_usage" SET "characters" = 0 WHERE "characters" < 0;--> statement-breakpoint
UPDATE "shared_voice_usage" SET "api_characters" = 0 WHERE "api_characters" < 0;--> statement-breakpoint
UPDATE "shared_voice_usage" SET "reader_characters" = 0 WHERE "reader_characters" < 0;--> statement-breakpoint
UPDATE "shared_voice_usage" SET "credits" = 0 WHERE "credits" < 0;--> statement-breakpoint
UPDATE "shared_voice_usage" SET "earnings_micros" = 0 WHERE "earnings_micros" < 0;--> statement-breakpoint
UPDATE "shared_voice_usage" SET "copies" = 0 WHERE "copies" < 0;--> statement-breakpoint
UPDATE "shared_voices" SET "notice_period_days" = 0 WHERE "notice_period_days" < 0;--> statement-breakpoint
UPDATE "shared_voices" SET "custom_rate" = 0 WHERE "custom_rate" < 0;--> statement-breakpoint
UPDATE "shared_voices" SET "cloned_by_count" = 0 WHERE "cloned_by_count" < 0;--> statement-breakpoint
UPDATE "shared_voices" SET "characters_year" = 0 WHERE "characters_year" < 0;--> statement-breakpoint
UPDATE "shared_voices" SET "characters_week" = 0 WHERE "characters_week" < 0;--> statement-breakpoint
UPDATE "shared_voices" SET "api_characters_year" = 0 WHERE "api_characters_year" < 0;--> statement-breakpoint
UPDATE "voice_trainings" SET "dataset_ms" = 0 WHERE "dataset_ms" < 0;--> statement-breakpoint
UPDATE "voice_verification_attempts" SET "levenshtein_distance" = 0 WHERE "levenshtein_distance" < 0;--> statement-breakpoint
UPDATE "voice_verification_attempts" SET "size_bytes" = 0 WHERE "size_bytes" < 0;--> statement-breakpoint
UPDATE "voice_samples" SET "size_bytes" = 0 WHERE "size_bytes" < 0;--> statement-breakpoint
UPDATE "voice_samples" SET "duration_ms" = 0 WHERE "duration_ms" < 0;--> statement-breakpoint
UPDATE "voice_samples" SET "trim_start_ms" = 0 WHERE "trim_start_ms" < 0;--> statement-breakpoint
UPDATE "api_keys" SET "character_limit" = 0 WHERE "character_limit" < 0;--> statement-breakpoint
UPDATE "api_keys" SET "credits_used" = 0 WHERE "credits_used" < 0;--> statement-breakpoint
UPDATE "api_keys" SET "credits_reserved" = 0 WHERE "credits_reserved" < 0;--> statement-breakpoint
UPDATE "invites" SET "usage_limit" = 0 WHERE "usage_limit" < 0;--> statement-breakpoint
UPDATE "webhook_deliveries" SET "attempts" = 0 WHERE "attempts" < 0;--> statement-breakpoint
UPDATE "webhook_deliveries" SET "response_status" = 0 WHERE "response_status" < 0;--> statement-breakpoint
UPDATE "webhook_deliveries" SET "duration_ms" = 0 WHERE "duration_ms" < 0;--> statement-breakpoint
UPDATE "webhooks" SET "failures_in_a_row" = 0 WHERE "failures_in_a_row" < 0;--> statement-breakpoint
UPDATE "webhooks" SET "last_failure_status" = 0 WHERE "last_failure_status" < 0;--> statement-breakpoint
UPDATE "memberships" SET "usage_limit" = 0 WHERE "usage_limit" < 0;--> statement-breakpoint
UPDATE "memberships" SET "credits_used" = 0 WHERE "credits_used" < 0;--> statement-breakpoint
UPDATE "memberships" SET "credits_reserved" = 0 WHERE "credits_reserved" < 0;--> statement-breakpoint
UPDATE "workspaces" SET "max_seats" = 1 WHERE "max_seats" < 1;--> statement-breakpoint
UPDATE "workspaces" SET "history_retention_days" = 1 WHERE "history_retention_days" < 1;--> statement-breakpoint
UPDATE "workspaces" SET "session_inactivity_timeout" = 0 WHERE "session_inactivity_timeout" < 0;--> statement-breakpoint
UPDATE "event_handlers" SET "done_up_to" = 0 WHERE "done_up_to" < 0;--> statement-breakpoint
UPDATE "event_handlings" SET "failures" = 0 WHERE "failures" < 0;--> statement-breakpoint
DELETE FROM "second_factors" WHERE "kind" NOT IN ('totp', 'sms');--> statement-breakpoint
UPDATE "users" SET "kind" = 'person' WHERE "kind" NOT IN ('person', 'service-account');--> statement-breakpoint
UPDATE "history_feedback" SET "review_status" = 'not_reviewed' WHERE "review_status" NOT IN ('not_reviewed', 'reviewed');--> statement-breakpoint
DELETE FROM "history_files" WHERE "name" NOT IN ('original', 'film');--> statement-breakpoint
UPDATE "history_items" SET "source" = 'TTS' WHERE "source" NOT IN ('TTS', 'STS', 'SFX', 'Music', 'Isolation');--> statement-breakpoint
UPDATE "notifications" SET "severity" = 'info' WHERE "severity" NOT IN ('success', 'info', 'warning', 'error');--> statement-breakpoint
UPDATE "music_songs" SET "status" = 'failed' WHERE "status" NOT IN ('queued', 'composing', 'done', 'failed', 'cancelled');--> statement-breakpoint
UPDATE "transcriptions" SET "state" = 'failed' WHERE "state" NOT IN ('waiting', 'running', 'done', 'failed', 'cancelled');--> statement-breakpoint
UPDATE "voice_clones" SET "state" = 'failed' WHERE "state" NOT IN ('ready', 'refining', 'refined', 'failed');--> statement-breakpoint
UPDATE "voice_edits" SET "kind" = 'edit' WHERE "kind" NOT IN ('add', 'edit');--> statement-breakpoint
UPDATE "shared_voices" SET "review_status" = 'pending' WHERE "review_status" NOT IN ('not_requested', 'pending', 'declined', 'allowed', 'allowed_with_changes');--> statement-breakpoint
UPDATE "voice_trainings" SET "state" = 'failed' WHERE "state" NOT IN ('draft', 'not_verified', 'not_started', 'queued', 'fine_tuning', 'fine_tuned', 'failed', 'delayed');--> statement-breakpoint
UPDATE "voice_trainings" SET "stage" = 'done' WHERE "stage" NOT IN ('waiting', 'cleaning', 'listening', 'fitting', 'correcting', 'judging', 'done');--> statement-breakpoint
UPDATE "voice_reviews" SET "kind" = 'report' WHERE "kind" NOT IN ('library', 'manual_verification', 'report');--> statement-breakpoint
UPDATE "voice_reviews" SET "status" = 'pending' WHERE "status" NOT IN ('pending', 'declined', 'allowed', 'allowed_with_changes');--> statement-breakpoint
UPDATE "voice_samples" SET "separation_state" = 'failed' WHERE "separation_state" NOT IN ('not_started', 'pending', 'completed', 'failed');--> statement-breakpoint
UPDATE "voices" SET "category" = 'generated' WHERE "category" NOT IN ('professional', 'high_quality', 'cloned', 'generated', 'premade', 'famous');--> statement-breakpoint
UPDATE "voices" SET "safety_control" = 'BAN' WHERE "safety_control" NOT IN ('BAN', 'CAPTCHA');--> statement-breakpoint
UPDATE "api_keys" SET "owner" = 'user' WHERE "owner" NOT IN ('user', 'workspace');--> statement-breakpoint
UPDATE "api_keys" SET "disable_reason" = NULL WHERE "disable_reason" NOT IN ('self_disabled', 'exposed_publicly');--> statement-breakpoint
UPDATE "invites" SET "role" = 'viewer' WHERE "role" NOT IN ('viewer', 'editor', 'admin');--> statement-breakpoint
UPDATE "service_account_groups" SET "permission_level" = 'viewer' WHERE "permission_level" NOT IN ('admin', 'editor', 'viewer');--> statement-breakpoint
UPDATE "resource_shares" SET "role" = 'viewer' WHERE "role" NOT IN ('viewer', 'commenter', 'editor', 'admin');--> statement-breakpoint
DELETE FROM "resource_shares" WHERE "principal_type" NOT IN ('user', 'group', 'api-key', 'workspace');--> statement-breakpoint
UPDATE "identity_providers" SET "default_role" = NULL WHERE "default_role" NOT IN ('viewer', 'editor', 'admin');--> statement-breakpoint
DELETE FROM "single_use_tokens" WHERE "token_type" NOT IN ('realtime_scribe', 'batch_scribe', 'tts_websocket');--> statement-breakpoint
DELETE FROM "webhook_deliveries" WHERE "event" NOT IN ('post_call_transcription', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'webhook.test');--> statement-breakpoint
UPDATE "webhook_deliveries" SET "state" = 'failed' WHERE "state" NOT IN ('waiting', 'delivered', 'failed');--> statement-breakpoint
DELETE FROM "webhooks" WHERE "auth_type" NOT IN ('hmac', 'oauth2');--> statement-breakpoint
UPDATE "memberships" SET "role" = 'viewer' WHERE "role" NOT IN ('viewer', 'editor', 'admin');--> statement-breakpoint
UPDATE "workspaces" SET "tier" = 'free' WHERE "tier" NOT IN ('free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10', 'trial', 'enterprise');--> statement-breakpoint
UPDATE "voice_clones" SET "progress" = least(greatest("progress", 0), 1) WHERE "progress" NOT BETWEEN 0 AND 1;--> statement-breakpoint
UPDATE "voice_trainings" SET "progress" = least(greatest("progress", 0), 1) WHERE "progress" NOT BETWEEN 0 AND 1;--> statement-breakpoint
UPDATE "credit_accounts" SET "period_anchor_at" = "period_ends_at" WHERE "period_anchor_at" > "period_ends_at";--> statement-breakpoint
UPDATE "history_items" SET "character_count_to" = "character_count_from" WHERE "character_count_from" > "character_count_to";--> statement-breakpoint
UPDATE "transcription_steps" SET "end_ms" = "start_ms" WHERE "start_ms" > "end_ms";--> statement-breakpoint
UPDATE "voice_samples" SET "trim_start_ms" = NULL, "trim_end_ms" = NULL WHERE "trim_start_ms" > "trim_end_ms";--> statement-breakpoint
UPDATE "sign_in_requests" SET "verified_at" = NULL WHERE num_nonnulls("verified_at", "refused_at") = 2;--> statement-breakpoint
DELETE FROM "second_factors" WHERE ("kind" = 'totp' AND "sealed_secret" IS NULL) OR ("kind" = 'sms' AND "phone_number" IS NULL);--> statement-breakpoint
DELETE FROM "webhooks" WHERE ("auth_type" = 'hmac' AND "sealed_secret" IS NULL) OR ("auth_type" = 'oauth2' AND "oauth2" IS NULL);--> statement-breakpoint
UPDATE "users" SET "email" = lower("id") || '@unknown.invalid' WHERE "email" = '';--> statement-breakpoint
CREATE INDEX "product_events_user" ON "product_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_requests_user" ON "sign_in_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_reservations_workspace" ON "credit_reservations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "credit_reservations_user" ON "credit_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_reservations_api_key" ON "credit_reservations" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "history_feedback_workspace" ON "history_feedback" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "history_feedback_user" ON "history_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "history_feedback_reviewer" ON "history_feedback" USING btree ("reviewed_by_user_id");--> statement-breakpoint
CREATE INDEX "history_items_user" ON "history_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_links_workspace" ON "share_links" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "share_links_user" ON "share_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transcriptions_user" ON "transcriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_clones_workspace" ON "voice_clones" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_collections_creator" ON "voice_collections" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "voice_previews_workspace" ON "voice_previews" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_previews_user" ON "voice_previews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_previews_based_on" ON "voice_previews" USING btree ("based_on_voice_id");--> statement-breakpoint
CREATE INDEX "shared_voices_workspace" ON "shared_voices" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "shared_voices_owner_user" ON "shared_voices" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "shared_voices_preview_item" ON "shared_voices" USING btree ("preview_history_item_id");--> statement-breakpoint
CREATE INDEX "voice_bookmarks_user" ON "voice_bookmarks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_bookmarks_voice" ON "voice_bookmarks" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "voice_trainings_workspace" ON "voice_trainings" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_verification_attempts_workspace" ON "voice_verification_attempts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_verification_attempts_user" ON "voice_verification_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_captchas_workspace" ON "voice_captchas" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_captchas_user" ON "voice_captchas" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_reviews_workspace" ON "voice_reviews" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_reviews_requested_by" ON "voice_reviews" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "voice_reviews_decided_by" ON "voice_reviews" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "voice_samples_workspace" ON "voice_samples" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_settings_voice" ON "voice_settings" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "voices_home" ON "voices" USING btree ("home_workspace_id");--> statement-breakpoint
CREATE INDEX "voices_creator" ON "voices" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invites_accepted_by" ON "invites" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "directory_users_workspace" ON "directory_users" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "external_identities_user" ON "external_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "single_sign_on_states_provider" ON "single_sign_on_states" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "single_use_tokens_workspace" ON "single_use_tokens" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "single_use_tokens_user" ON "single_use_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "single_use_tokens_api_key" ON "single_use_tokens" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_workspace" ON "webhook_deliveries" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_replay" ON "webhook_deliveries" USING btree ("replay_of");--> statement-breakpoint
CREATE INDEX "webhooks_user" ON "webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workspaces_owner" ON "workspaces" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "workspaces_removal_notice_webhook" ON "workspaces" USING btree ("voice_library_removal_notice_webhook_id");--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_feedback" ADD CONSTRAINT "history_feedback_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_feedback" ADD CONSTRAINT "history_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_feedback" ADD CONSTRAINT "history_feedback_reviewed_by_user_id_users_id_fk" FOREIGN KEY ("reviewed_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_items" ADD CONSTRAINT "history_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_cache" ADD CONSTRAINT "speech_cache_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_cache" ADD CONSTRAINT "speech_cache_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_clones" ADD CONSTRAINT "voice_clones_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_collections" ADD CONSTRAINT "voice_collections_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_previews" ADD CONSTRAINT "voice_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_previews" ADD CONSTRAINT "voice_previews_based_on_voice_id_voices_id_fk" FOREIGN KEY ("based_on_voice_id") REFERENCES "public"."voices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_preview_history_item_id_history_items_id_fk" FOREIGN KEY ("preview_history_item_id") REFERENCES "public"."history_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_bookmarks" ADD CONSTRAINT "voice_bookmarks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_bookmarks" ADD CONSTRAINT "voice_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_trainings" ADD CONSTRAINT "voice_trainings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_verification_attempts" ADD CONSTRAINT "voice_verification_attempts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_verification_attempts" ADD CONSTRAINT "voice_verification_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_captchas" ADD CONSTRAINT "voice_captchas_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_captchas" ADD CONSTRAINT "voice_captchas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_samples" ADD CONSTRAINT "voice_samples_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_settings" ADD CONSTRAINT "voice_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_home_workspace_id_workspaces_id_fk" FOREIGN KEY ("home_workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_replay_of_webhook_deliveries_id_fk" FOREIGN KEY ("replay_of") REFERENCES "public"."webhook_deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_removal_notice_webhook_fk" FOREIGN KEY ("voice_library_removal_notice_webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_handlings" ADD CONSTRAINT "event_handlings_sequence_events_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."events"("sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secret_attempts" ADD CONSTRAINT "secret_attempts_attempts_least" CHECK ("secret_attempts"."attempts" >= 0);--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_counter_least" CHECK ("passkeys"."counter" >= 0);--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_name_written" CHECK ("product_events"."name" <> '');--> statement-breakpoint
ALTER TABLE "sign_in_requests" ADD CONSTRAINT "sign_in_requests_refused_at_alone" CHECK (num_nonnulls("sign_in_requests"."verified_at", "sign_in_requests"."refused_at") < 2);--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_kind_known" CHECK ("second_factors"."kind" in ('totp', 'sms'));--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_sealed_secret_needed" CHECK ("second_factors"."kind" <> 'totp' or "second_factors"."sealed_secret" is not null);--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_phone_number_needed" CHECK ("second_factors"."kind" <> 'sms' or "second_factors"."phone_number" is not null);--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_last_step_least" CHECK ("second_factors"."last_step" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_kind_known" CHECK ("users"."kind" in ('person', 'service-account'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_written" CHECK ("users"."email" <> '');--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_character_limit_least" CHECK ("credit_accounts"."character_limit" >= 0);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_used_least" CHECK ("credit_accounts"."used" >= 0);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_reserved_least" CHECK ("credit_accounts"."reserved" >= 0);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_extra_professional_voices_least" CHECK ("credit_accounts"."extra_professional_voices" >= 0);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_max_extension_least" CHECK ("credit_accounts"."max_extension" >= 0);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_period_ends_at_order" CHECK ("credit_accounts"."period_anchor_at" <= "credit_accounts"."period_ends_at");--> statement-breakpoint
ALTER TABLE "credit_charges" ADD CONSTRAINT "credit_charges_credits_least" CHECK ("credit_charges"."credits" >= 0);--> statement-breakpoint
ALTER TABLE "credit_charges" ADD CONSTRAINT "credit_charges_product_written" CHECK ("credit_charges"."product" <> '');--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_credits_least" CHECK ("credit_reservations"."credits" >= 0);--> statement-breakpoint
ALTER TABLE "generation_places" ADD CONSTRAINT "generation_places_place_least" CHECK ("generation_places"."place" >= 1);--> statement-breakpoint
ALTER TABLE "history_feedback" ADD CONSTRAINT "history_feedback_review_status_known" CHECK ("history_feedback"."review_status" in ('not_reviewed', 'reviewed'));--> statement-breakpoint
ALTER TABLE "history_files" ADD CONSTRAINT "history_files_name_known" CHECK ("history_files"."name" in ('original', 'film'));--> statement-breakpoint
ALTER TABLE "history_files" ADD CONSTRAINT "history_files_size_bytes_least" CHECK ("history_files"."size_bytes" >= 0);--> statement-breakpoint
ALTER TABLE "history_items" ADD CONSTRAINT "history_items_source_known" CHECK ("history_items"."source" in ('TTS', 'STS', 'SFX', 'Music', 'Isolation'));--> statement-breakpoint
ALTER TABLE "history_items" ADD CONSTRAINT "history_items_audio_bytes_least" CHECK ("history_items"."audio_bytes" >= 0);--> statement-breakpoint
ALTER TABLE "history_items" ADD CONSTRAINT "history_items_duration_ms_least" CHECK ("history_items"."duration_ms" >= 0);--> statement-breakpoint
ALTER TABLE "history_items" ADD CONSTRAINT "history_items_credits_least" CHECK ("history_items"."credits" >= 0);--> statement-breakpoint
ALTER TABLE "history_items" ADD CONSTRAINT "history_items_character_count_from_least" CHECK ("history_items"."character_count_from" >= 0);--> statement-breakpoint
ALTER TABLE "history_items" ADD CONSTRAINT "history_items_character_count_to_order" CHECK ("history_items"."character_count_from" <= "history_items"."character_count_to");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_severity_known" CHECK ("notifications"."severity" in ('success', 'info', 'warning', 'error'));--> statement-breakpoint
ALTER TABLE "music_songs" ADD CONSTRAINT "music_songs_status_known" CHECK ("music_songs"."status" in ('queued', 'composing', 'done', 'failed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "music_songs" ADD CONSTRAINT "music_songs_steps_done_least" CHECK ("music_songs"."steps_done" >= 0);--> statement-breakpoint
ALTER TABLE "music_songs" ADD CONSTRAINT "music_songs_steps_total_least" CHECK ("music_songs"."steps_total" >= 0);--> statement-breakpoint
ALTER TABLE "music_steps" ADD CONSTRAINT "music_steps_place_least" CHECK ("music_steps"."place" >= 0);--> statement-breakpoint
ALTER TABLE "music_steps" ADD CONSTRAINT "music_steps_section_least" CHECK ("music_steps"."section" >= 0);--> statement-breakpoint
ALTER TABLE "music_steps" ADD CONSTRAINT "music_steps_start_ms_least" CHECK ("music_steps"."start_ms" >= 0);--> statement-breakpoint
ALTER TABLE "transcription_steps" ADD CONSTRAINT "transcription_steps_channel_index_least" CHECK ("transcription_steps"."channel_index" >= 0);--> statement-breakpoint
ALTER TABLE "transcription_steps" ADD CONSTRAINT "transcription_steps_start_ms_least" CHECK ("transcription_steps"."start_ms" >= 0);--> statement-breakpoint
ALTER TABLE "transcription_steps" ADD CONSTRAINT "transcription_steps_language_probability_least" CHECK ("transcription_steps"."language_probability" >= 0);--> statement-breakpoint
ALTER TABLE "transcription_steps" ADD CONSTRAINT "transcription_steps_end_ms_order" CHECK ("transcription_steps"."start_ms" <= "transcription_steps"."end_ms");--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_state_known" CHECK ("transcriptions"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_sound_bytes_least" CHECK ("transcriptions"."sound_bytes" >= 0);--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_duration_ms_least" CHECK ("transcriptions"."duration_ms" >= 0);--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_done_channels_least" CHECK ("transcriptions"."done_channels" >= 0);--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_done_ms_least" CHECK ("transcriptions"."done_ms" >= 0);--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_credits_least" CHECK ("transcriptions"."credits" >= 0);--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_version_least" CHECK ("transcriptions"."version" >= 1);--> statement-breakpoint
ALTER TABLE "voice_clones" ADD CONSTRAINT "voice_clones_state_known" CHECK ("voice_clones"."state" in ('ready', 'refining', 'refined', 'failed'));--> statement-breakpoint
ALTER TABLE "voice_clones" ADD CONSTRAINT "voice_clones_progress_range" CHECK ("voice_clones"."progress" between 0 and 1);--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_kind_known" CHECK ("voice_edits"."kind" in ('add', 'edit'));--> statement-breakpoint
ALTER TABLE "voice_previews" ADD CONSTRAINT "voice_previews_duration_ms_least" CHECK ("voice_previews"."duration_ms" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voice_usage" ADD CONSTRAINT "shared_voice_usage_characters_least" CHECK ("shared_voice_usage"."characters" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voice_usage" ADD CONSTRAINT "shared_voice_usage_api_characters_least" CHECK ("shared_voice_usage"."api_characters" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voice_usage" ADD CONSTRAINT "shared_voice_usage_reader_characters_least" CHECK ("shared_voice_usage"."reader_characters" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voice_usage" ADD CONSTRAINT "shared_voice_usage_credits_least" CHECK ("shared_voice_usage"."credits" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voice_usage" ADD CONSTRAINT "shared_voice_usage_earnings_micros_least" CHECK ("shared_voice_usage"."earnings_micros" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voice_usage" ADD CONSTRAINT "shared_voice_usage_copies_least" CHECK ("shared_voice_usage"."copies" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_review_status_known" CHECK ("shared_voices"."review_status" in ('not_requested', 'pending', 'declined', 'allowed', 'allowed_with_changes'));--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_notice_period_days_least" CHECK ("shared_voices"."notice_period_days" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_custom_rate_least" CHECK ("shared_voices"."custom_rate" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_cloned_by_count_least" CHECK ("shared_voices"."cloned_by_count" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_characters_year_least" CHECK ("shared_voices"."characters_year" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_characters_week_least" CHECK ("shared_voices"."characters_week" >= 0);--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_api_characters_year_least" CHECK ("shared_voices"."api_characters_year" >= 0);--> statement-breakpoint
ALTER TABLE "voice_trainings" ADD CONSTRAINT "voice_trainings_state_known" CHECK ("voice_trainings"."state" in ('draft', 'not_verified', 'not_started', 'queued', 'fine_tuning', 'fine_tuned', 'failed', 'delayed'));--> statement-breakpoint
ALTER TABLE "voice_trainings" ADD CONSTRAINT "voice_trainings_stage_known" CHECK ("voice_trainings"."stage" in ('waiting', 'cleaning', 'listening', 'fitting', 'correcting', 'judging', 'done'));--> statement-breakpoint
ALTER TABLE "voice_trainings" ADD CONSTRAINT "voice_trainings_progress_range" CHECK ("voice_trainings"."progress" between 0 and 1);--> statement-breakpoint
ALTER TABLE "voice_trainings" ADD CONSTRAINT "voice_trainings_dataset_ms_least" CHECK ("voice_trainings"."dataset_ms" >= 0);--> statement-breakpoint
ALTER TABLE "voice_verification_attempts" ADD CONSTRAINT "voice_verification_attempts_levenshtein_distance_least" CHECK ("voice_verification_attempts"."levenshtein_distance" >= 0);--> statement-breakpoint
ALTER TABLE "voice_verification_attempts" ADD CONSTRAINT "voice_verification_attempts_size_bytes_least" CHECK ("voice_verification_attempts"."size_bytes" >= 0);--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_kind_known" CHECK ("voice_reviews"."kind" in ('library', 'manual_verification', 'report'));--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_status_known" CHECK ("voice_reviews"."status" in ('pending', 'declined', 'allowed', 'allowed_with_changes'));--> statement-breakpoint
ALTER TABLE "voice_samples" ADD CONSTRAINT "voice_samples_separation_state_known" CHECK ("voice_samples"."separation_state" in ('not_started', 'pending', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "voice_samples" ADD CONSTRAINT "voice_samples_size_bytes_least" CHECK ("voice_samples"."size_bytes" >= 0);--> statement-breakpoint
ALTER TABLE "voice_samples" ADD CONSTRAINT "voice_samples_duration_ms_least" CHECK ("voice_samples"."duration_ms" >= 0);--> statement-breakpoint
ALTER TABLE "voice_samples" ADD CONSTRAINT "voice_samples_trim_start_ms_least" CHECK ("voice_samples"."trim_start_ms" >= 0);--> statement-breakpoint
ALTER TABLE "voice_samples" ADD CONSTRAINT "voice_samples_trim_end_ms_order" CHECK ("voice_samples"."trim_start_ms" <= "voice_samples"."trim_end_ms");--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_category_known" CHECK ("voices"."category" in ('professional', 'high_quality', 'cloned', 'generated', 'premade', 'famous'));--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_safety_control_known" CHECK ("voices"."safety_control" in ('BAN', 'CAPTCHA'));--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_owner_known" CHECK ("api_keys"."owner" in ('user', 'workspace'));--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_disable_reason_known" CHECK ("api_keys"."disable_reason" in ('self_disabled', 'exposed_publicly'));--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_character_limit_least" CHECK ("api_keys"."character_limit" >= 0);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_credits_used_least" CHECK ("api_keys"."credits_used" >= 0);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_credits_reserved_least" CHECK ("api_keys"."credits_reserved" >= 0);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_key_hash_written" CHECK ("api_keys"."key_hash" <> '');--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_role_known" CHECK ("invites"."role" in ('viewer', 'editor', 'admin'));--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_usage_limit_least" CHECK ("invites"."usage_limit" >= 0);--> statement-breakpoint
ALTER TABLE "service_account_groups" ADD CONSTRAINT "service_account_groups_permission_level_known" CHECK ("service_account_groups"."permission_level" in ('admin', 'editor', 'viewer'));--> statement-breakpoint
ALTER TABLE "resource_shares" ADD CONSTRAINT "resource_shares_role_known" CHECK ("resource_shares"."role" in ('viewer', 'commenter', 'editor', 'admin'));--> statement-breakpoint
ALTER TABLE "resource_shares" ADD CONSTRAINT "resource_shares_principal_type_known" CHECK ("resource_shares"."principal_type" in ('user', 'group', 'api-key', 'workspace'));--> statement-breakpoint
ALTER TABLE "domain_verifications" ADD CONSTRAINT "domain_verifications_domain_written" CHECK ("domain_verifications"."domain" <> '');--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_default_role_known" CHECK ("identity_providers"."default_role" in ('viewer', 'editor', 'admin'));--> statement-breakpoint
ALTER TABLE "single_use_tokens" ADD CONSTRAINT "single_use_tokens_token_type_known" CHECK ("single_use_tokens"."token_type" in ('realtime_scribe', 'batch_scribe', 'tts_websocket'));--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('post_call_transcription', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'webhook.test'));--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'));--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_attempts_least" CHECK ("webhook_deliveries"."attempts" >= 0);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_response_status_least" CHECK ("webhook_deliveries"."response_status" >= 0);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_duration_ms_least" CHECK ("webhook_deliveries"."duration_ms" >= 0);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_auth_type_known" CHECK ("webhooks"."auth_type" in ('hmac', 'oauth2'));--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_sealed_secret_needed" CHECK ("webhooks"."auth_type" <> 'hmac' or "webhooks"."sealed_secret" is not null);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_oauth2_needed" CHECK ("webhooks"."auth_type" <> 'oauth2' or "webhooks"."oauth2" is not null);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_failures_in_a_row_least" CHECK ("webhooks"."failures_in_a_row" >= 0);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_last_failure_status_least" CHECK ("webhooks"."last_failure_status" >= 0);--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role_known" CHECK ("memberships"."role" in ('viewer', 'editor', 'admin'));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_usage_limit_least" CHECK ("memberships"."usage_limit" >= 0);--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_credits_used_least" CHECK ("memberships"."credits_used" >= 0);--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_credits_reserved_least" CHECK ("memberships"."credits_reserved" >= 0);--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_tier_known" CHECK ("workspaces"."tier" in ('free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10', 'trial', 'enterprise'));--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_max_seats_least" CHECK ("workspaces"."max_seats" >= 1);--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_history_retention_days_least" CHECK ("workspaces"."history_retention_days" >= 1);--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_session_inactivity_timeout_least" CHECK ("workspaces"."session_inactivity_timeout" >= 0);--> statement-breakpoint
ALTER TABLE "event_handlers" ADD CONSTRAINT "event_handlers_done_up_to_least" CHECK ("event_handlers"."done_up_to" >= 0);--> statement-breakpoint
ALTER TABLE "event_handlings" ADD CONSTRAINT "event_handlings_failures_least" CHECK ("event_handlings"."failures" >= 0);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_name_written" CHECK ("events"."name" <> '');
