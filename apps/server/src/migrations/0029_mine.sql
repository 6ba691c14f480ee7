CREATE SEQUENCE "public"."subscription_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "sessions" ADD COLUMN "second_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reading" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "usage_limit" bigint;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "credits_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "credits_reserved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "credits_period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_alerts" ADD CONSTRAINT "credit_alerts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_overages" ADD CONSTRAINT "credit_overages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_alerts_period" ON "credit_alerts" USING btree ("period_ends_at");--> statement-breakpoint
CREATE INDEX "credit_overages_open" ON "credit_overages" USING btree ("created_at") WHERE "credit_overages"."billed_at" is null;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_budget_least" CHECK ("credit_accounts"."budget" >= 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_reading_least" CHECK ("subscriptions"."reading" >= 0);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_usage_limit_least" CHECK ("groups"."usage_limit" >= 0);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_credits_used_least" CHECK ("groups"."credits_used" >= 0);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_credits_reserved_least" CHECK ("groups"."credits_reserved" >= 0);