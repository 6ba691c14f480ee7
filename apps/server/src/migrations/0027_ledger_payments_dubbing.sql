CREATE TABLE "credit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"credits" bigint NOT NULL,
	"period_ends_at" timestamp with time zone,
	"reference" text,
	"reason" text,
	"expires_at" timestamp with time zone,
	"product" text,
	"user_id" text,
	"api_key_id" text,
	"source" text,
	"model_id" text,
	"voice_id" text,
	"agent_id" text,
	"project_id" text,
	"subresource_id" text,
	"voice_rate" double precision,
	"characters" bigint,
	"duration_ms" bigint,
	"running_ms" bigint,
	"first_sound_ms" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_kind_known" CHECK ("credit_entries"."kind" in ('grant', 'spend', 'refund', 'expiry', 'transfer', 'purchase')),
	CONSTRAINT "credit_entries_source_known" CHECK ("credit_entries"."source" in ('app', 'api')),
	CONSTRAINT "credit_entries_product_needed" CHECK ("credit_entries"."kind" <> 'spend' or "credit_entries"."product" is not null),
	CONSTRAINT "credit_entries_period_ends_at_needed" CHECK ("credit_entries"."kind" <> 'spend' or "credit_entries"."period_ends_at" is not null),
	CONSTRAINT "credit_entries_product_written" CHECK ("credit_entries"."product" <> ''),
	CONSTRAINT "credit_entries_reference_written" CHECK ("credit_entries"."reference" <> ''),
	CONSTRAINT "credit_entries_sequence_least" CHECK ("credit_entries"."sequence" >= 0),
	CONSTRAINT "credit_entries_voice_rate_least" CHECK ("credit_entries"."voice_rate" >= 0),
	CONSTRAINT "credit_entries_characters_least" CHECK ("credit_entries"."characters" >= 0),
	CONSTRAINT "credit_entries_duration_ms_least" CHECK ("credit_entries"."duration_ms" >= 0),
	CONSTRAINT "credit_entries_running_ms_least" CHECK ("credit_entries"."running_ms" >= 0),
	CONSTRAINT "credit_entries_first_sound_ms_least" CHECK ("credit_entries"."first_sound_ms" >= 0),
	CONSTRAINT "credit_entries_credits_sign" CHECK (case when "credit_entries"."kind" in ('grant', 'purchase', 'refund') then "credit_entries"."credits" >= 0 else "credit_entries"."credits" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "credit_mismatches" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"used_by_entries" bigint NOT NULL,
	"granted" bigint NOT NULL,
	"granted_by_entries" bigint NOT NULL,
	"reserved" bigint NOT NULL,
	"reserved_by_work" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_mismatches_used_least" CHECK ("credit_mismatches"."used" >= 0),
	CONSTRAINT "credit_mismatches_granted_least" CHECK ("credit_mismatches"."granted" >= 0),
	CONSTRAINT "credit_mismatches_reserved_least" CHECK ("credit_mismatches"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "dubbings" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"creation_source" text NOT NULL,
	"model" text NOT NULL,
	"mode" text NOT NULL,
	"reference" text,
	"webhook_ids" jsonb NOT NULL,
	"actor" jsonb NOT NULL,
	"state" text NOT NULL,
	"stage" text,
	"failure_code" text,
	"failure_message" text,
	"source_url" text,
	"file_name" text,
	"source_blob" text NOT NULL,
	"source_bytes" bigint NOT NULL,
	"content_type" text NOT NULL,
	"duration_ms" double precision NOT NULL,
	"has_picture" boolean NOT NULL,
	"foreground_blob" text,
	"background_blob" text,
	"ducking_db" double precision NOT NULL,
	"options" jsonb NOT NULL,
	"language" text,
	"peaks" "bytea",
	"revision" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dubbings_place" UNIQUE("id","workspace_id"),
	CONSTRAINT "dubbings_name_written" CHECK ("dubbings"."name" <> ''),
	CONSTRAINT "dubbings_creation_source_known" CHECK ("dubbings"."creation_source" in ('flow_node', 'dubbing_ui', 'dubbing_api')),
	CONSTRAINT "dubbings_model_known" CHECK ("dubbings"."model" in ('dubbing_v1', 'dubbing_v2')),
	CONSTRAINT "dubbings_mode_known" CHECK ("dubbings"."mode" in ('automatic', 'manual')),
	CONSTRAINT "dubbings_state_known" CHECK ("dubbings"."state" in ('queued', 'preparing', 'ready', 'failed')),
	CONSTRAINT "dubbings_source_bytes_least" CHECK ("dubbings"."source_bytes" >= 0),
	CONSTRAINT "dubbings_duration_ms_least" CHECK ("dubbings"."duration_ms" >= 0),
	CONSTRAINT "dubbings_revision_least" CHECK ("dubbings"."revision" >= 0),
	CONSTRAINT "dubbings_ducking_db_least" CHECK ("dubbings"."ducking_db" >= 0),
	CONSTRAINT "dubbings_version_least" CHECK ("dubbings"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "dubbing_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"dubbing_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"target_id" text,
	"type" text NOT NULL,
	"normalizes_volume" boolean NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"file_name" text,
	"file_blob" text,
	"content_type" text,
	"size_bytes" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dubbing_exports_type_known" CHECK ("dubbing_exports"."type" in ('mp4', 'aac', 'mp3', 'wav', 'tracks_zip', 'clips_zip', 'zip', 'srt', 'vtt', 'json', 'edl')),
	CONSTRAINT "dubbing_exports_state_known" CHECK ("dubbing_exports"."state" in ('queued', 'making', 'done', 'failed')),
	CONSTRAINT "dubbing_exports_version_least" CHECK ("dubbing_exports"."version" >= 0),
	CONSTRAINT "dubbing_exports_size_bytes_least" CHECK ("dubbing_exports"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "dubbing_segments" (
	"id" text PRIMARY KEY NOT NULL,
	"dubbing_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"speaker_id" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL,
	"loudness" double precision,
	"external_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dubbing_segments_start_ms_least" CHECK ("dubbing_segments"."start_ms" >= 0),
	CONSTRAINT "dubbing_segments_end_ms_order" CHECK ("dubbing_segments"."start_ms" <= "dubbing_segments"."end_ms"),
	CONSTRAINT "dubbing_segments_loudness_range" CHECK ("dubbing_segments"."loudness" between -200 and 100)
);
--> statement-breakpoint
CREATE TABLE "dubbing_speakers" (
	"id" text PRIMARY KEY NOT NULL,
	"dubbing_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"voice" text NOT NULL,
	"own_voice" jsonb,
	"own_voice_refusal" text,
	"speaker_vector" "bytea",
	"stability" double precision,
	"similarity" double precision,
	"style" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dubbing_speakers_name_written" CHECK ("dubbing_speakers"."name" <> ''),
	CONSTRAINT "dubbing_speakers_voice_written" CHECK ("dubbing_speakers"."voice" <> ''),
	CONSTRAINT "dubbing_speakers_position_least" CHECK ("dubbing_speakers"."position" >= 0),
	CONSTRAINT "dubbing_speakers_stability_range" CHECK ("dubbing_speakers"."stability" between 0 and 1),
	CONSTRAINT "dubbing_speakers_similarity_range" CHECK ("dubbing_speakers"."similarity" between 0 and 1),
	CONSTRAINT "dubbing_speakers_style_range" CHECK ("dubbing_speakers"."style" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "dubbing_lines" (
	"target_id" text NOT NULL,
	"segment_id" text NOT NULL,
	"dubbing_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"translation" text,
	"source_text" text,
	"shorter" jsonb NOT NULL,
	"is_locked" boolean NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"take_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dubbing_lines_target_id_segment_id_pk" PRIMARY KEY("target_id","segment_id"),
	CONSTRAINT "dubbing_lines_state_known" CHECK ("dubbing_lines"."state" in ('idle', 'translating', 'speaking', 'failed')),
	CONSTRAINT "dubbing_lines_attempt_least" CHECK ("dubbing_lines"."attempt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "dubbing_takes" (
	"id" text PRIMARY KEY NOT NULL,
	"dubbing_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"target_id" text NOT NULL,
	"segment_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"attempt" integer NOT NULL,
	"text" text NOT NULL,
	"voice_id" text NOT NULL,
	"audio_blob" text NOT NULL,
	"audio_bytes" bigint NOT NULL,
	"duration_ms" double precision NOT NULL,
	"peaks" "bytea" NOT NULL,
	"loudness" double precision,
	"speed" double precision NOT NULL,
	"fits" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dubbing_takes_content_hash_written" CHECK ("dubbing_takes"."content_hash" <> ''),
	CONSTRAINT "dubbing_takes_loudness_range" CHECK ("dubbing_takes"."loudness" between -200 and 100),
	CONSTRAINT "dubbing_takes_audio_bytes_least" CHECK ("dubbing_takes"."audio_bytes" >= 0),
	CONSTRAINT "dubbing_takes_duration_ms_least" CHECK ("dubbing_takes"."duration_ms" >= 0),
	CONSTRAINT "dubbing_takes_speed_least" CHECK ("dubbing_takes"."speed" >= 0),
	CONSTRAINT "dubbing_takes_attempt_least" CHECK ("dubbing_takes"."attempt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "dubbing_targets" (
	"id" text PRIMARY KEY NOT NULL,
	"dubbing_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"run_id" text,
	"makes_output" boolean NOT NULL,
	"stage" text,
	"actor" jsonb NOT NULL,
	"cloning_strength" integer,
	"translations" jsonb,
	"reservation" jsonb,
	"credits" integer NOT NULL,
	"is_refunded" boolean NOT NULL,
	"regenerated_seconds" double precision NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"translator" text,
	"revision" integer NOT NULL,
	"output_revision" integer,
	"output_blob" text,
	"output_bytes" bigint,
	"output_type" text,
	"lossless_blob" text,
	"lossless_bytes" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dubbing_targets_language" UNIQUE("dubbing_id","language"),
	CONSTRAINT "dubbing_targets_language_written" CHECK ("dubbing_targets"."language" <> ''),
	CONSTRAINT "dubbing_targets_state_known" CHECK ("dubbing_targets"."state" in ('queued', 'processing', 'completed', 'stale', 'failed')),
	CONSTRAINT "dubbing_targets_cloning_strength_range" CHECK ("dubbing_targets"."cloning_strength" between 0 and 10),
	CONSTRAINT "dubbing_targets_credits_least" CHECK ("dubbing_targets"."credits" >= 0),
	CONSTRAINT "dubbing_targets_regenerated_seconds_least" CHECK ("dubbing_targets"."regenerated_seconds" >= 0),
	CONSTRAINT "dubbing_targets_revision_least" CHECK ("dubbing_targets"."revision" >= 0),
	CONSTRAINT "dubbing_targets_output_revision_least" CHECK ("dubbing_targets"."output_revision" >= 0),
	CONSTRAINT "dubbing_targets_output_bytes_least" CHECK ("dubbing_targets"."output_bytes" >= 0),
	CONSTRAINT "dubbing_targets_lossless_bytes_least" CHECK ("dubbing_targets"."lossless_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent_off" integer,
	"amount_off_cents" integer,
	"currency" text,
	"duration_in_months" integer,
	"max_redemptions" integer,
	"redemptions" integer DEFAULT 0 NOT NULL,
	"is_special_offer" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_percent_off_range" CHECK ("promo_codes"."percent_off" between 1 and 100),
	CONSTRAINT "promo_codes_amount_off_cents_least" CHECK ("promo_codes"."amount_off_cents" >= 1),
	CONSTRAINT "promo_codes_duration_in_months_least" CHECK ("promo_codes"."duration_in_months" >= 1),
	CONSTRAINT "promo_codes_max_redemptions_least" CHECK ("promo_codes"."max_redemptions" >= 1),
	CONSTRAINT "promo_codes_redemptions_least" CHECK ("promo_codes"."redemptions" >= 0),
	CONSTRAINT "promo_codes_currency_known" CHECK ("promo_codes"."currency" in ('usd', 'eur')),
	CONSTRAINT "promo_codes_amount_off_cents_alone" CHECK (num_nonnulls("promo_codes"."percent_off", "promo_codes"."amount_off_cents") < 2),
	CONSTRAINT "promo_codes_code_written" CHECK ("promo_codes"."code" <> '')
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"code" text NOT NULL,
	"workspace_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_redemptions_code_workspace_id_pk" PRIMARY KEY("code","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"session" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"invoice" text NOT NULL,
	"subscription" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_invoice_unique" UNIQUE("invoice"),
	CONSTRAINT "invoices_status_known" CHECK ("invoices"."status" in ('open', 'paid', 'void')),
	CONSTRAINT "invoices_currency_known" CHECK ("invoices"."currency" in ('usd', 'eur')),
	CONSTRAINT "invoices_subtotal_cents_least" CHECK ("invoices"."subtotal_cents" >= 0),
	CONSTRAINT "invoices_discount_cents_least" CHECK ("invoices"."discount_cents" >= 0),
	CONSTRAINT "invoices_tax_cents_least" CHECK ("invoices"."tax_cents" >= 0),
	CONSTRAINT "invoices_total_cents_least" CHECK ("invoices"."total_cents" >= 0),
	CONSTRAINT "invoices_refunded_cents_least" CHECK ("invoices"."refunded_cents" >= 0),
	CONSTRAINT "invoices_invoice_written" CHECK ("invoices"."invoice" <> ''),
	CONSTRAINT "invoices_subscription_written" CHECK ("invoices"."subscription" <> '')
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"customer" text NOT NULL,
	"subscription" text NOT NULL,
	"status" text NOT NULL,
	"tier" text NOT NULL,
	"billing_period" text NOT NULL,
	"currency" text NOT NULL,
	"price_cents" integer NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"is_cancelling" boolean NOT NULL,
	"next_tier" text,
	"next_billing_period" text,
	"card" jsonb,
	"discount" jsonb,
	"past_due_at" timestamp with time zone,
	"former_tier" text NOT NULL,
	"is_leaving" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_subscription_unique" UNIQUE("subscription"),
	CONSTRAINT "subscriptions_provider_known" CHECK ("subscriptions"."provider" in ('test-money', 'stripe')),
	CONSTRAINT "subscriptions_status_known" CHECK ("subscriptions"."status" in ('trialing', 'active', 'incomplete', 'past_due', 'ended')),
	CONSTRAINT "subscriptions_tier_known" CHECK ("subscriptions"."tier" in ('starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10')),
	CONSTRAINT "subscriptions_billing_period_known" CHECK ("subscriptions"."billing_period" in ('monthly_period', 'annual_period')),
	CONSTRAINT "subscriptions_currency_known" CHECK ("subscriptions"."currency" in ('usd', 'eur')),
	CONSTRAINT "subscriptions_next_tier_known" CHECK ("subscriptions"."next_tier" in ('starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10')),
	CONSTRAINT "subscriptions_next_billing_period_known" CHECK ("subscriptions"."next_billing_period" in ('monthly_period', 'annual_period')),
	CONSTRAINT "subscriptions_former_tier_known" CHECK ("subscriptions"."former_tier" in ('free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10', 'trial', 'enterprise')),
	CONSTRAINT "subscriptions_price_cents_least" CHECK ("subscriptions"."price_cents" >= 0),
	CONSTRAINT "subscriptions_customer_written" CHECK ("subscriptions"."customer" <> ''),
	CONSTRAINT "subscriptions_subscription_written" CHECK ("subscriptions"."subscription" <> '')
);
--> statement-breakpoint
CREATE TABLE "test_money_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"order" jsonb,
	"return_url" text NOT NULL,
	"last4" text,
	"problem" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_money_sessions_key_unique" UNIQUE("key"),
	CONSTRAINT "test_money_sessions_kind_known" CHECK ("test_money_sessions"."kind" in ('checkout', 'card', 'portal')),
	CONSTRAINT "test_money_sessions_state_known" CHECK ("test_money_sessions"."state" in ('open', 'done'))
);
--> statement-breakpoint
CREATE TABLE "test_money_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"state" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_progress" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	CONSTRAINT "usage_progress_sequence_least" CHECK ("usage_progress"."sequence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "usage_rollups" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"dimension" text NOT NULL,
	"unit" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"value" text NOT NULL,
	"credits" bigint NOT NULL,
	"characters" bigint NOT NULL,
	"duration_ms" bigint NOT NULL,
	"requests" bigint NOT NULL,
	"running_ms" bigint NOT NULL,
	"first_sound_ms" bigint NOT NULL,
	"first_sounds" bigint NOT NULL,
	CONSTRAINT "usage_rollups_workspace_id_user_id_dimension_unit_starts_at_value_pk" PRIMARY KEY("workspace_id","user_id","dimension","unit","starts_at","value"),
	CONSTRAINT "usage_rollups_dimension_known" CHECK ("usage_rollups"."dimension" in ('product', 'model', 'voice', 'voice_rate', 'user', 'api_key', 'agent', 'project', 'resource', 'source')),
	CONSTRAINT "usage_rollups_unit_known" CHECK ("usage_rollups"."unit" in ('hour', 'day')),
	CONSTRAINT "usage_rollups_characters_least" CHECK ("usage_rollups"."characters" >= 0),
	CONSTRAINT "usage_rollups_duration_ms_least" CHECK ("usage_rollups"."duration_ms" >= 0),
	CONSTRAINT "usage_rollups_requests_least" CHECK ("usage_rollups"."requests" >= 0),
	CONSTRAINT "usage_rollups_running_ms_least" CHECK ("usage_rollups"."running_ms" >= 0),
	CONSTRAINT "usage_rollups_first_sound_ms_least" CHECK ("usage_rollups"."first_sound_ms" >= 0),
	CONSTRAINT "usage_rollups_first_sounds_least" CHECK ("usage_rollups"."first_sounds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organization" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_topic_known" CHECK ("enquiries"."topic" in ('sales', 'legal', 'grant', 'partnership')),
	CONSTRAINT "enquiries_name_written" CHECK ("enquiries"."name" <> ''),
	CONSTRAINT "enquiries_email_written" CHECK ("enquiries"."email" <> ''),
	CONSTRAINT "enquiries_message_written" CHECK ("enquiries"."message" <> '')
);
--> statement-breakpoint
ALTER TABLE "product_events" DROP CONSTRAINT "product_events_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "product_events_user";--> statement-breakpoint
ALTER TABLE "product_events" ALTER COLUMN "workspace_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_events" ADD COLUMN "event_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_events" ADD COLUMN "anonymous_id" uuid;--> statement-breakpoint
ALTER TABLE "product_events" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_events" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ccpa_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "granted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_mismatches" ADD CONSTRAINT "credit_mismatches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbings" ADD CONSTRAINT "dubbings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbings" ADD CONSTRAINT "dubbings_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_exports" ADD CONSTRAINT "dubbing_exports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_exports" ADD CONSTRAINT "dubbing_exports_target_id_dubbing_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."dubbing_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_exports" ADD CONSTRAINT "dubbing_exports_of_dubbing" FOREIGN KEY ("dubbing_id","workspace_id") REFERENCES "public"."dubbings"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "dubbing_segments" ADD CONSTRAINT "dubbing_segments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_segments" ADD CONSTRAINT "dubbing_segments_speaker_id_dubbing_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."dubbing_speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_segments" ADD CONSTRAINT "dubbing_segments_of_dubbing" FOREIGN KEY ("dubbing_id","workspace_id") REFERENCES "public"."dubbings"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "dubbing_speakers" ADD CONSTRAINT "dubbing_speakers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_speakers" ADD CONSTRAINT "dubbing_speakers_of_dubbing" FOREIGN KEY ("dubbing_id","workspace_id") REFERENCES "public"."dubbings"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "dubbing_lines" ADD CONSTRAINT "dubbing_lines_target_id_dubbing_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."dubbing_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_lines" ADD CONSTRAINT "dubbing_lines_segment_id_dubbing_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."dubbing_segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_lines" ADD CONSTRAINT "dubbing_lines_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_lines" ADD CONSTRAINT "dubbing_lines_take_id_dubbing_takes_id_fk" FOREIGN KEY ("take_id") REFERENCES "public"."dubbing_takes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_lines" ADD CONSTRAINT "dubbing_lines_of_dubbing" FOREIGN KEY ("dubbing_id","workspace_id") REFERENCES "public"."dubbings"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "dubbing_takes" ADD CONSTRAINT "dubbing_takes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_takes" ADD CONSTRAINT "dubbing_takes_target_id_dubbing_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."dubbing_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_takes" ADD CONSTRAINT "dubbing_takes_of_dubbing" FOREIGN KEY ("dubbing_id","workspace_id") REFERENCES "public"."dubbings"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "dubbing_targets" ADD CONSTRAINT "dubbing_targets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dubbing_targets" ADD CONSTRAINT "dubbing_targets_of_dubbing" FOREIGN KEY ("dubbing_id","workspace_id") REFERENCES "public"."dubbings"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_money_sessions" ADD CONSTRAINT "test_money_sessions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_money_subscriptions" ADD CONSTRAINT "test_money_subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_progress" ADD CONSTRAINT "usage_progress_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_rollups" ADD CONSTRAINT "usage_rollups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_workspace" ON "credit_entries" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_sequence" ON "credit_entries" USING btree ("workspace_id","sequence");--> statement-breakpoint
CREATE INDEX "credit_entries_granted" ON "credit_entries" USING btree ("workspace_id") WHERE "credit_entries"."period_ends_at" is null;--> statement-breakpoint
CREATE INDEX "credit_entries_expiry" ON "credit_entries" USING btree ("expires_at") WHERE "credit_entries"."expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reference" ON "credit_entries" USING btree ("workspace_id","kind","reference") WHERE "credit_entries"."reference" is not null;--> statement-breakpoint
CREATE INDEX "dubbings_list" ON "dubbings" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dubbings_creator" ON "dubbings" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "dubbing_exports_dubbing" ON "dubbing_exports" USING btree ("dubbing_id","created_at");--> statement-breakpoint
CREATE INDEX "dubbing_exports_workspace" ON "dubbing_exports" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "dubbing_exports_target" ON "dubbing_exports" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "dubbing_segments_dubbing" ON "dubbing_segments" USING btree ("dubbing_id","start_ms");--> statement-breakpoint
CREATE INDEX "dubbing_segments_workspace" ON "dubbing_segments" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "dubbing_segments_speaker" ON "dubbing_segments" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "dubbing_speakers_dubbing" ON "dubbing_speakers" USING btree ("dubbing_id","position");--> statement-breakpoint
CREATE INDEX "dubbing_speakers_workspace" ON "dubbing_speakers" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "dubbing_lines_segment" ON "dubbing_lines" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "dubbing_lines_take" ON "dubbing_lines" USING btree ("take_id");--> statement-breakpoint
CREATE INDEX "dubbing_lines_dubbing" ON "dubbing_lines" USING btree ("dubbing_id");--> statement-breakpoint
CREATE INDEX "dubbing_lines_workspace" ON "dubbing_lines" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "dubbing_takes_content" ON "dubbing_takes" USING btree ("target_id","content_hash");--> statement-breakpoint
CREATE INDEX "dubbing_takes_segment" ON "dubbing_takes" USING btree ("segment_id");--> statement-breakpoint
CREATE INDEX "dubbing_takes_dubbing" ON "dubbing_takes" USING btree ("dubbing_id");--> statement-breakpoint
CREATE INDEX "dubbing_takes_workspace" ON "dubbing_takes" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "dubbing_targets_dubbing" ON "dubbing_targets" USING btree ("dubbing_id","created_at");--> statement-breakpoint
CREATE INDEX "dubbing_targets_workspace" ON "dubbing_targets" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "dubbing_targets_run" ON "dubbing_targets" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "promo_redemptions_workspace" ON "promo_redemptions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "checkouts_workspace" ON "checkouts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "invoices_workspace" ON "invoices" USING btree ("workspace_id","issued_at");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("period_ends_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "test_money_sessions_workspace" ON "test_money_sessions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "test_money_subscriptions_workspace" ON "test_money_subscriptions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "test_money_subscriptions_due" ON "test_money_subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "enquiries_created" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_events_event" ON "product_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "product_events_anonymous" ON "product_events" USING btree ("anonymous_id");--> statement-breakpoint
CREATE INDEX "product_events_age" ON "product_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_events_waiting" ON "product_events" USING btree ("id") WHERE "product_events"."is_shared" and "product_events"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "product_events_user" ON "product_events" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_granted_least" CHECK ("credit_accounts"."granted" >= 0);--> statement-breakpoint
-- each charge becomes an entry of the ledger
INSERT INTO credit_entries (id, workspace_id, kind, credits, period_ends_at, product, user_id, api_key_id, created_at, updated_at)
SELECT c.id, c.workspace_id, 'spend', -c.credits,
  CASE WHEN c.created_at > a.period_ends_at - interval '1 month' THEN a.period_ends_at
       ELSE date_trunc('month', c.created_at) + interval '1 month' END,
  c.product, c.user_id, c.api_key_id, c.created_at, c.updated_at
FROM credit_charges c JOIN credit_accounts a ON a.workspace_id = c.workspace_id
ORDER BY c.created_at, c.id;--> statement-breakpoint
-- what the charges of the running period do not explain (an account that was set by hand) is carried over, so that sums hold
INSERT INTO credit_entries (id, workspace_id, kind, credits, period_ends_at, product, reason, created_at)
SELECT 'opening-' || a.workspace_id, a.workspace_id,
  CASE WHEN a.used >= s.used THEN 'spend' ELSE 'refund' END, s.used - a.used, a.period_ends_at, 'opening', 'carried over', now()
FROM credit_accounts a
CROSS JOIN LATERAL (SELECT coalesce(-sum(e.credits), 0)::bigint AS used FROM credit_entries e
  WHERE e.workspace_id = a.workspace_id AND e.period_ends_at = a.period_ends_at) s
WHERE a.used <> s.used;--> statement-breakpoint
-- entries never change, whoever writes
CREATE FUNCTION refuse_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'entries of credits never change'; END $$;--> statement-breakpoint
CREATE TRIGGER credit_entries_immutable BEFORE UPDATE ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_entry_change();
