CREATE SEQUENCE "public"."subscription_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "agent_hold_audio" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"blob" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_hold_audio_size_bytes_least" CHECK ("agent_hold_audio"."size_bytes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "credit_alerts" (
	"workspace_id" text NOT NULL,
	"subject" text NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_alerts_workspace_id_subject_period_ends_at_percent_pk" PRIMARY KEY("workspace_id","subject","period_ends_at","percent"),
	CONSTRAINT "credit_alerts_percent_range" CHECK ("credit_alerts"."percent" between 75 and 100),
	CONSTRAINT "credit_alerts_subject_written" CHECK ("credit_alerts"."subject" <> '')
);
--> statement-breakpoint
CREATE TABLE "credit_overages" (
	"workspace_id" text NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"credits" bigint NOT NULL,
	"tier" text NOT NULL,
	"billed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_overages_workspace_id_period_ends_at_pk" PRIMARY KEY("workspace_id","period_ends_at"),
	CONSTRAINT "credit_overages_tier_known" CHECK ("credit_overages"."tier" in ('free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10', 'trial', 'enterprise')),
	CONSTRAINT "credit_overages_credits_least" CHECK ("credit_overages"."credits" >= 1)
);
--> statement-breakpoint
CREATE TABLE "earning_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount_micros" bigint NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"voice_id" text,
	"spender" text,
	"spending" text,
	"characters" bigint,
	"credits" bigint,
	"transfer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "earning_entries_provider_known" CHECK ("earning_entries"."provider" in ('test-money', 'stripe')),
	CONSTRAINT "earning_entries_kind_known" CHECK ("earning_entries"."kind" in ('use', 'reversal', 'transfer', 'return')),
	CONSTRAINT "earning_entries_currency_known" CHECK ("earning_entries"."currency" in ('usd', 'eur')),
	CONSTRAINT "earning_entries_spending_needed" CHECK ("earning_entries"."kind" <> 'use' or "earning_entries"."spending" is not null),
	CONSTRAINT "earning_entries_voice_id_needed" CHECK ("earning_entries"."kind" in ('transfer', 'return') or "earning_entries"."voice_id" is not null),
	CONSTRAINT "earning_entries_transfer_id_needed" CHECK ("earning_entries"."kind" <> 'transfer' or "earning_entries"."transfer_id" is not null),
	CONSTRAINT "earning_entries_characters_least" CHECK ("earning_entries"."characters" >= 0),
	CONSTRAINT "earning_entries_credits_least" CHECK ("earning_entries"."credits" >= 0),
	CONSTRAINT "earning_entries_amount_micros_sign" CHECK (case when "earning_entries"."kind" in ('use', 'return') then "earning_entries"."amount_micros" >= 0 else "earning_entries"."amount_micros" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"provider" text,
	"account" text,
	"is_submitted" boolean DEFAULT false NOT NULL,
	"takes_transfers" boolean DEFAULT false NOT NULL,
	"pays_out" boolean DEFAULT false NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax_form" text DEFAULT 'missing' NOT NULL,
	"closed_for" text,
	"read_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"trusted_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_account_unique" UNIQUE("account"),
	CONSTRAINT "payout_accounts_provider_known" CHECK ("payout_accounts"."provider" in ('test-money', 'stripe')),
	CONSTRAINT "payout_accounts_tax_form_known" CHECK ("payout_accounts"."tax_form" in ('missing', 'in_review', 'complete')),
	CONSTRAINT "payout_accounts_account_written" CHECK ("payout_accounts"."account" <> ''),
	CONSTRAINT "payout_accounts_pause_reason_written" CHECK ("payout_accounts"."pause_reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "payout_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"name" text,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_transfers_name_unique" UNIQUE("name"),
	CONSTRAINT "payout_transfers_provider_known" CHECK ("payout_transfers"."provider" in ('test-money', 'stripe')),
	CONSTRAINT "payout_transfers_currency_known" CHECK ("payout_transfers"."currency" in ('usd', 'eur')),
	CONSTRAINT "payout_transfers_status_known" CHECK ("payout_transfers"."status" in ('pending', 'paid', 'failed', 'reversed')),
	CONSTRAINT "payout_transfers_amount_cents_some" CHECK ("payout_transfers"."amount_cents" > 0),
	CONSTRAINT "payout_transfers_name_needed" CHECK ("payout_transfers"."status" <> 'paid' or "payout_transfers"."name" is not null),
	CONSTRAINT "payout_transfers_account_written" CHECK ("payout_transfers"."account" <> '')
);
--> statement-breakpoint
CREATE TABLE "test_payout_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"state" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_payout_accounts_state_known" CHECK ("test_payout_accounts"."state" in ('complete', 'no_tax_form', 'in_review', 'closed', 'refusing'))
);
--> statement-breakpoint
CREATE TABLE "test_payout_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"return_url" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_payout_sessions_return_url_written" CHECK ("test_payout_sessions"."return_url" <> '')
);
--> statement-breakpoint
CREATE TABLE "referral_clicks" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "referral_clicks_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "referral_clicks_clicks_least" CHECK ("referral_clicks"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_partners" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reward_credits" bigint NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_partners_reward_credits_least" CHECK ("referral_partners"."reward_credits" >= 0),
	CONSTRAINT "referral_partners_key_written" CHECK ("referral_partners"."key" <> '')
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"referred_user_id" text,
	"user_id" text NOT NULL,
	"partner_key" text,
	"visit" text,
	"state" text DEFAULT 'signed_up' NOT NULL,
	"credits" bigint DEFAULT 0 NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_state_known" CHECK ("referrals"."state" in ('signed_up', 'rewarded', 'customer', 'refused')),
	CONSTRAINT "referrals_credits_least" CHECK ("referrals"."credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "dubbings" DROP CONSTRAINT "dubbings_mode_known";--> statement-breakpoint
ALTER TABLE "dubbing_exports" DROP CONSTRAINT "dubbing_exports_type_known";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP CONSTRAINT "dubbing_targets_lossless_bytes_least";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "interface_language" text;--> statement-breakpoint
ALTER TABLE "agent_conversations" ADD COLUMN "topic_id" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "is_speech_engine" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dubbing_segments" ADD COLUMN "pitch_hz" double precision;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reading" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "usage_limit" bigint;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "credits_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "credits_reserved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "credits_period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agent_hold_audio" ADD CONSTRAINT "agent_hold_audio_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_hold_audio" ADD CONSTRAINT "agent_hold_audio_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_alerts" ADD CONSTRAINT "credit_alerts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_overages" ADD CONSTRAINT "credit_overages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_transfer_id_payout_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."payout_transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_payout_accounts" ADD CONSTRAINT "test_payout_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_payout_sessions" ADD CONSTRAINT "test_payout_sessions_account_id_test_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."test_payout_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_partners" ADD CONSTRAINT "referral_partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_user_id_users_id_fk" FOREIGN KEY ("referred_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_partner_key_referral_partners_key_fk" FOREIGN KEY ("partner_key") REFERENCES "public"."referral_partners"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_hold_audio_agent" ON "agent_hold_audio" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agent_hold_audio_workspace" ON "agent_hold_audio" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "credit_alerts_period" ON "credit_alerts" USING btree ("period_ends_at");--> statement-breakpoint
CREATE INDEX "credit_overages_open" ON "credit_overages" USING btree ("created_at") WHERE "credit_overages"."billed_at" is null;--> statement-breakpoint
CREATE INDEX "earning_entries_workspace" ON "earning_entries" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "earning_entries_spending" ON "earning_entries" USING btree ("spender","spending") WHERE "earning_entries"."kind" = 'use';--> statement-breakpoint
CREATE INDEX "earning_entries_transfer" ON "earning_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "payout_transfers_workspace" ON "payout_transfers" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_transfers_pending" ON "payout_transfers" USING btree ("created_at") WHERE "payout_transfers"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "test_payout_accounts_workspace" ON "test_payout_accounts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "test_payout_sessions_account" ON "test_payout_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "referral_partners_user" ON "referral_partners" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_referred_user" ON "referrals" USING btree ("referred_user_id");--> statement-breakpoint
CREATE INDEX "referrals_user" ON "referrals" USING btree ("user_id","signed_up_at");--> statement-breakpoint
CREATE INDEX "referrals_partner" ON "referrals" USING btree ("partner_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_referral_link_code" ON "users" USING btree ("referral_link_code");--> statement-breakpoint
ALTER TABLE "dubbings" DROP COLUMN "mode";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP COLUMN "translator";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP COLUMN "lossless_bytes";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_interface_language_known" CHECK ("users"."interface_language" in ('en', 'de', 'es', 'fr', 'pt', 'ja', 'hi', 'ar', 'zh'));--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_budget_least" CHECK ("credit_accounts"."budget" >= 0);--> statement-breakpoint
ALTER TABLE "dubbing_exports" ADD CONSTRAINT "dubbing_exports_type_known" CHECK ("dubbing_exports"."type" in ('mp4', 'mp4_languages', 'aac', 'mp3', 'wav', 'tracks_zip', 'clips_zip', 'zip', 'srt', 'vtt', 'json', 'edl'));--> statement-breakpoint
ALTER TABLE "dubbing_segments" ADD CONSTRAINT "dubbing_segments_pitch_hz_least" CHECK ("dubbing_segments"."pitch_hz" >= 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_reading_least" CHECK ("subscriptions"."reading" >= 0);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_usage_limit_least" CHECK ("groups"."usage_limit" >= 0);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_credits_used_least" CHECK ("groups"."credits_used" >= 0);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_credits_reserved_least" CHECK ("groups"."credits_reserved" >= 0);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('post_call_transcription', 'post_call_audio', 'call_initiation_failure', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'dubbing_project_ready', 'dubbing_project_failed', 'dubbing_language_completed', 'dubbing_language_failed', 'flows', 'webhook.test'));