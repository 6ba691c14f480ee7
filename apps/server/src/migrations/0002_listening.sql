CREATE TABLE "history_feedback" (
	"history_item_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"thumbs_up" boolean NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"emotions" boolean DEFAULT false NOT NULL,
	"inaccurate_clone" boolean DEFAULT false NOT NULL,
	"glitches" boolean DEFAULT false NOT NULL,
	"audio_quality" boolean DEFAULT false NOT NULL,
	"other" boolean DEFAULT false NOT NULL,
	"review_status" text DEFAULT 'not_reviewed' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"history_item_id" text NOT NULL,
	"user_id" text,
	"is_indexed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "public_user_id" SET DEFAULT replace(gen_random_uuid()::text, '-', '');--> statement-breakpoint
UPDATE "users" SET "public_user_id" = replace(gen_random_uuid()::text, '-', '') WHERE "public_user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "history_items" ALTER COLUMN "voice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history_items" ALTER COLUMN "voice_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history_items" ALTER COLUMN "voice_category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history_items" ALTER COLUMN "model_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history_items" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history_items" ALTER COLUMN "settings" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_requests" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "history_items" ADD COLUMN "request" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "history_retention_days" integer;--> statement-breakpoint
ALTER TABLE "history_feedback" ADD CONSTRAINT "history_feedback_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_feedback_queue" ON "history_feedback" USING btree ("review_status","created_at","history_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_item" ON "share_links" USING btree ("history_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_profile_page_handle" ON "users" USING btree ("profile_page_handle");--> statement-breakpoint
CREATE INDEX "history_items_model" ON "history_items" USING btree ("workspace_id","model_id","created_at");--> statement-breakpoint
CREATE INDEX "history_items_source" ON "history_items" USING btree ("workspace_id","source","created_at");