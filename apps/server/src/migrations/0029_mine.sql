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
	CONSTRAINT "test_payout_accounts_workspace_id_unique" UNIQUE("workspace_id"),
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
	CONSTRAINT "referrals_referred_user_id_unique" UNIQUE("referred_user_id"),
	CONSTRAINT "referrals_state_known" CHECK ("referrals"."state" in ('signed_up', 'rewarded', 'customer', 'refused')),
	CONSTRAINT "referrals_credits_least" CHECK ("referrals"."credits" >= 0)
);
--> statement-breakpoint
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
CREATE INDEX "earning_entries_workspace" ON "earning_entries" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "earning_entries_spending" ON "earning_entries" USING btree ("spender","spending") WHERE "earning_entries"."kind" = 'use';--> statement-breakpoint
CREATE INDEX "earning_entries_transfer" ON "earning_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "payout_transfers_workspace" ON "payout_transfers" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_transfers_pending" ON "payout_transfers" USING btree ("created_at") WHERE "payout_transfers"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "test_payout_sessions_account" ON "test_payout_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "referral_partners_user" ON "referral_partners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_user" ON "referrals" USING btree ("user_id","signed_up_at");--> statement-breakpoint
CREATE INDEX "referrals_partner" ON "referrals" USING btree ("partner_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_referral_link_code" ON "users" USING btree ("referral_link_code");