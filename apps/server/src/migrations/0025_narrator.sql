CREATE TABLE "audio_native_embeds" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"project_id" text,
	"state" text NOT NULL,
	"source_url" text,
	"content_hash" text,
	"checked_at" timestamp with time zone,
	"problem" text,
	"title" text,
	"author" text,
	"image" text,
	"text_color" text,
	"background_color" text,
	"small" boolean,
	"sessionization" integer NOT NULL,
	"pinned_snapshot_id" text,
	"is_found" boolean NOT NULL,
	"is_removed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audio_native_embeds_state_known" CHECK ("audio_native_embeds"."state" in ('reading', 'kept', 'failed')),
	CONSTRAINT "audio_native_embeds_sessionization_least" CHECK ("audio_native_embeds"."sessionization" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audio_native_settings" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"allowed_domains" jsonb NOT NULL,
	"voice_id" text,
	"model_id" text,
	"small" boolean NOT NULL,
	"text_color" text NOT NULL,
	"background_color" text NOT NULL,
	"articles_per_hour" integer NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audio_native_settings_articles_per_hour_least" CHECK ("audio_native_settings"."articles_per_hour" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audio_native_listens" (
	"embed_id" text NOT NULL,
	"day" date NOT NULL,
	"plays" integer NOT NULL,
	"quarter" integer NOT NULL,
	"half" integer NOT NULL,
	"three_quarters" integer NOT NULL,
	"finished" integer NOT NULL,
	CONSTRAINT "audio_native_listens_embed_id_day_pk" PRIMARY KEY("embed_id","day"),
	CONSTRAINT "audio_native_listens_plays_least" CHECK ("audio_native_listens"."plays" >= 0),
	CONSTRAINT "audio_native_listens_quarter_least" CHECK ("audio_native_listens"."quarter" >= 0),
	CONSTRAINT "audio_native_listens_half_least" CHECK ("audio_native_listens"."half" >= 0),
	CONSTRAINT "audio_native_listens_three_quarters_least" CHECK ("audio_native_listens"."three_quarters" >= 0),
	CONSTRAINT "audio_native_listens_finished_least" CHECK ("audio_native_listens"."finished" >= 0)
);
--> statement-breakpoint
CREATE TABLE "speech_flows" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"request_id" text NOT NULL,
	"model_id" text NOT NULL,
	"order" jsonb NOT NULL,
	"listeners" jsonb,
	"actor" jsonb NOT NULL,
	"reservation" jsonb,
	"state" text NOT NULL,
	"failure_reason" text,
	"failure_message" text,
	"history_item_id" text,
	"content_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speech_flows_state_known" CHECK ("speech_flows"."state" in ('pending', 'generating', 'completed', 'failed')),
	CONSTRAINT "speech_flows_failure_reason_known" CHECK ("speech_flows"."failure_reason" in ('timeout', 'model_error', 'moderated', 'invalid_parameters', 'dependency_failed', 'charging_failed', 'internal_error'))
);
--> statement-breakpoint
CREATE TABLE "studio_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"blob" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_assets_name_written" CHECK ("studio_assets"."name" <> ''),
	CONSTRAINT "studio_assets_content_type_written" CHECK ("studio_assets"."content_type" <> ''),
	CONSTRAINT "studio_assets_size_bytes_least" CHECK ("studio_assets"."size_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "audio_native_embeds" ADD CONSTRAINT "audio_native_embeds_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_native_embeds" ADD CONSTRAINT "audio_native_embeds_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_native_settings" ADD CONSTRAINT "audio_native_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_native_settings" ADD CONSTRAINT "audio_native_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_native_listens" ADD CONSTRAINT "audio_native_listens_embed_id_audio_native_embeds_id_fk" FOREIGN KEY ("embed_id") REFERENCES "public"."audio_native_embeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_flows" ADD CONSTRAINT "speech_flows_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_flows" ADD CONSTRAINT "speech_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_flows" ADD CONSTRAINT "speech_flows_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_assets" ADD CONSTRAINT "studio_assets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_assets" ADD CONSTRAINT "studio_assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audio_native_embeds_project" ON "audio_native_embeds" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audio_native_embeds_url" ON "audio_native_embeds" USING btree ("workspace_id","source_url");--> statement-breakpoint
CREATE INDEX "audio_native_embeds_list" ON "audio_native_embeds" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audio_native_settings_site" ON "audio_native_settings" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "audio_native_settings_user" ON "audio_native_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "speech_flows_list" ON "speech_flows" USING btree ("workspace_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "speech_flows_user" ON "speech_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "speech_flows_item" ON "speech_flows" USING btree ("history_item_id");--> statement-breakpoint
CREATE INDEX "studio_assets_list" ON "studio_assets" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "studio_assets_user" ON "studio_assets" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('post_call_transcription', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'flows', 'webhook.test'));