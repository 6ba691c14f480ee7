ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_place" UNIQUE("id","workspace_id");--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "studio_conversions" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"project_id" text NOT NULL,
	"chapter_ids" jsonb NOT NULL,
	"is_of_project" boolean NOT NULL,
	"actor" jsonb NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"failures" jsonb NOT NULL,
	"speaking_block_ids" text[] DEFAULT '{}' NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_conversions_state_known" CHECK ("studio_conversions"."state" in ('queued', 'converting', 'done', 'failed', 'cancelled'))
);--> statement-breakpoint
CREATE TABLE "studio_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"format" text NOT NULL,
	"chapter_ids" jsonb NOT NULL,
	"is_by_chapter" boolean NOT NULL,
	"actor" jsonb NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"file_name" text,
	"file_blob" text,
	"content_type" text,
	"size_bytes" bigint,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_exports_format_known" CHECK ("studio_exports"."format" in ('mp3', 'wav', 'flac', 'opus', 'm4b', 'epub', 'srt', 'vtt', 'json', 'zip', 'film')),
	CONSTRAINT "studio_exports_state_known" CHECK ("studio_exports"."state" in ('queued', 'making', 'done', 'failed')),
	CONSTRAINT "studio_exports_size_bytes_least" CHECK ("studio_exports"."size_bytes" >= 0)
);--> statement-breakpoint
CREATE TABLE "studio_feeds" (
	"project_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_feeds_secret_unique" UNIQUE("secret"),
	CONSTRAINT "studio_feeds_secret_written" CHECK ("studio_feeds"."secret" <> '')
);--> statement-breakpoint
CREATE TABLE "studio_podcasts" (
	"project_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"state" text NOT NULL,
	"writer" text NOT NULL,
	"order" jsonb NOT NULL,
	"actor" jsonb NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_podcasts_state_known" CHECK ("studio_podcasts"."state" in ('writing', 'written', 'failed')),
	CONSTRAINT "studio_podcasts_writer_known" CHECK ("studio_podcasts"."writer" in ('language_model', 'extracts'))
);--> statement-breakpoint
CREATE TABLE "studio_cast_voices" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"alias" text NOT NULL,
	"voice_id" text NOT NULL,
	"settings" jsonb,
	"volume_gain_db" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_cast_voices_alias_written" CHECK ("studio_cast_voices"."alias" <> '')
);--> statement-breakpoint
CREATE TABLE "studio_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"block_id" text NOT NULL,
	"author_user_id" text,
	"text" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_comments_text_written" CHECK ("studio_comments"."text" <> '')
);--> statement-breakpoint
CREATE TABLE "studio_chapter_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"project_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"name" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"audio_blob" text NOT NULL,
	"audio_bytes" bigint NOT NULL,
	"output_format" text NOT NULL,
	"content_type" text NOT NULL,
	"duration_ms" double precision NOT NULL,
	"peaks" "bytea" NOT NULL,
	"times_blob" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_chapter_snapshots_audio_bytes_least" CHECK ("studio_chapter_snapshots"."audio_bytes" >= 0),
	CONSTRAINT "studio_chapter_snapshots_duration_ms_least" CHECK ("studio_chapter_snapshots"."duration_ms" >= 0)
);--> statement-breakpoint
CREATE TABLE "studio_project_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"chapter_snapshot_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "studio_takes" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"project_id" text NOT NULL,
	"block_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"nodes" jsonb NOT NULL,
	"delivery" jsonb,
	"model_id" text NOT NULL,
	"engine" text NOT NULL,
	"audio_blob" text NOT NULL,
	"audio_bytes" bigint NOT NULL,
	"sample_rate_hz" integer NOT NULL,
	"duration_ms" double precision NOT NULL,
	"peaks" "bytea" NOT NULL,
	"times" jsonb NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_takes_content_hash_written" CHECK ("studio_takes"."content_hash" <> ''),
	CONSTRAINT "studio_takes_audio_bytes_least" CHECK ("studio_takes"."audio_bytes" >= 0),
	CONSTRAINT "studio_takes_sample_rate_hz_least" CHECK ("studio_takes"."sample_rate_hz" >= 0),
	CONSTRAINT "studio_takes_duration_ms_least" CHECK ("studio_takes"."duration_ms" >= 0),
	CONSTRAINT "studio_takes_credits_least" CHECK ("studio_takes"."credits" >= 0)
);--> statement-breakpoint
CREATE TABLE "studio_voiceover_files" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"blob" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"duration_ms" double precision NOT NULL,
	"channels" integer NOT NULL,
	"peaks" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_voiceover_files_kind_known" CHECK ("studio_voiceover_files"."kind" in ('film', 'sound')),
	CONSTRAINT "studio_voiceover_files_name_written" CHECK ("studio_voiceover_files"."name" <> ''),
	CONSTRAINT "studio_voiceover_files_size_bytes_least" CHECK ("studio_voiceover_files"."size_bytes" >= 0),
	CONSTRAINT "studio_voiceover_files_duration_ms_least" CHECK ("studio_voiceover_files"."duration_ms" >= 0),
	CONSTRAINT "studio_voiceover_files_channels_least" CHECK ("studio_voiceover_files"."channels" >= 0)
);--> statement-breakpoint
CREATE TABLE "studio_voiceovers" (
	"project_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"revision" integer NOT NULL,
	"tracks" jsonb NOT NULL,
	"clips" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_voiceovers_revision_least" CHECK ("studio_voiceovers"."revision" >= 0)
);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "studio_blocks" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "studio_blocks" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_blocks" ADD COLUMN "chosen_take_id" text;--> statement-breakpoint
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
ALTER TABLE "studio_conversions" ADD CONSTRAINT "studio_conversions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_conversions" ADD CONSTRAINT "studio_conversions_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_exports" ADD CONSTRAINT "studio_exports_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_feeds" ADD CONSTRAINT "studio_feeds_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_podcasts" ADD CONSTRAINT "studio_podcasts_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_podcasts" ADD CONSTRAINT "studio_podcasts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_cast_voices" ADD CONSTRAINT "studio_cast_voices_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_comments" ADD CONSTRAINT "studio_comments_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_comments" ADD CONSTRAINT "studio_comments_chapter_id_studio_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."studio_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_comments" ADD CONSTRAINT "studio_comments_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_chapter_snapshots" ADD CONSTRAINT "studio_chapter_snapshots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_chapter_snapshots" ADD CONSTRAINT "studio_chapter_snapshots_chapter_id_studio_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."studio_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_chapter_snapshots" ADD CONSTRAINT "studio_chapter_snapshots_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_project_snapshots" ADD CONSTRAINT "studio_project_snapshots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_project_snapshots" ADD CONSTRAINT "studio_project_snapshots_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_takes" ADD CONSTRAINT "studio_takes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_takes" ADD CONSTRAINT "studio_takes_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_voiceover_files" ADD CONSTRAINT "studio_voiceover_files_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_voiceover_files" ADD CONSTRAINT "studio_voiceover_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_voiceovers" ADD CONSTRAINT "studio_voiceovers_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_voiceovers" ADD CONSTRAINT "studio_voiceovers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "studio_conversions_open" ON "studio_conversions" USING btree ("project_id") WHERE "studio_conversions"."state" in ('queued', 'converting');--> statement-breakpoint
CREATE INDEX "studio_conversions_project" ON "studio_conversions" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_conversions_workspace" ON "studio_conversions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_conversions_waiting" ON "studio_conversions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "studio_exports_project" ON "studio_exports" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_podcasts_workspace" ON "studio_podcasts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_cast_voices_project" ON "studio_cast_voices" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "studio_comments_project" ON "studio_comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_comments_chapter" ON "studio_comments" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "studio_comments_author" ON "studio_comments" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "studio_chapter_snapshots_chapter" ON "studio_chapter_snapshots" USING btree ("chapter_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_chapter_snapshots_project" ON "studio_chapter_snapshots" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "studio_chapter_snapshots_workspace" ON "studio_chapter_snapshots" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_project_snapshots_project" ON "studio_project_snapshots" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_project_snapshots_workspace" ON "studio_project_snapshots" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_takes_content" ON "studio_takes" USING btree ("project_id","content_hash","created_at");--> statement-breakpoint
CREATE INDEX "studio_takes_block" ON "studio_takes" USING btree ("block_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_takes_workspace" ON "studio_takes" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_voiceover_files_project" ON "studio_voiceover_files" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_voiceover_files_workspace" ON "studio_voiceover_files" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_voiceovers_workspace" ON "studio_voiceovers" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('post_call_transcription', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'flows', 'webhook.test'));
