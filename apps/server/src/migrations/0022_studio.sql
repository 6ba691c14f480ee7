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
ALTER TABLE "studio_blocks" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "studio_blocks" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_blocks" ADD COLUMN "chosen_take_id" text;--> statement-breakpoint
ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_place" UNIQUE("id","workspace_id");--> statement-breakpoint
ALTER TABLE "studio_conversions" ADD CONSTRAINT "studio_conversions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_conversions" ADD CONSTRAINT "studio_conversions_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_exports" ADD CONSTRAINT "studio_exports_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_feeds" ADD CONSTRAINT "studio_feeds_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_podcasts" ADD CONSTRAINT "studio_podcasts_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_podcasts" ADD CONSTRAINT "studio_podcasts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_cast_voices" ADD CONSTRAINT "studio_cast_voices_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "studio_conversions_open" ON "studio_conversions" USING btree ("project_id") WHERE "studio_conversions"."state" in ('queued', 'converting');--> statement-breakpoint
CREATE INDEX "studio_conversions_project" ON "studio_conversions" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_conversions_workspace" ON "studio_conversions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_conversions_waiting" ON "studio_conversions" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "studio_exports_project" ON "studio_exports" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_podcasts_workspace" ON "studio_podcasts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_cast_voices_project" ON "studio_cast_voices" USING btree ("project_id");--> statement-breakpoint
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
CREATE INDEX "studio_voiceovers_workspace" ON "studio_voiceovers" USING btree ("workspace_id");
