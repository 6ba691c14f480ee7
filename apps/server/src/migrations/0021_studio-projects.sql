CREATE TABLE "studio_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"place" integer NOT NULL,
	"type" text NOT NULL,
	"nodes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_blocks_type_known" CHECK ("studio_blocks"."type" in ('p', 'h1', 'h2', 'h3')),
	CONSTRAINT "studio_blocks_place_least" CHECK ("studio_blocks"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "studio_chapters" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"revision" integer NOT NULL,
	"is_muted" boolean NOT NULL,
	"blocks_order_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_chapters_name_written" CHECK ("studio_chapters"."name" <> ''),
	CONSTRAINT "studio_chapters_place_least" CHECK ("studio_chapters"."place" >= 0),
	CONSTRAINT "studio_chapters_revision_least" CHECK ("studio_chapters"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "studio_projects" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"source_type" text NOT NULL,
	"default_title_voice_id" text NOT NULL,
	"default_paragraph_voice_id" text NOT NULL,
	"default_model_id" text NOT NULL,
	"quality_preset" text NOT NULL,
	"title" text,
	"author" text,
	"isbn_number" text,
	"description" text NOT NULL,
	"genres" jsonb NOT NULL,
	"cover_blob" text,
	"cover_type" text,
	"cover_bytes" integer,
	"target_audience" text NOT NULL,
	"language" text,
	"content_type" text,
	"original_publication_date" text,
	"mature_content" boolean NOT NULL,
	"fiction" text,
	"acx_volume_normalization" boolean NOT NULL,
	"continue_playing" boolean NOT NULL,
	"text_normalization" text NOT NULL,
	"dictionaries" jsonb NOT NULL,
	"callback_url" text,
	"chapters_order_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_projects_name_written" CHECK ("studio_projects"."name" <> ''),
	CONSTRAINT "studio_projects_source_type_known" CHECK ("studio_projects"."source_type" in ('blank', 'book', 'article', 'genfm', 'video', 'screenplay')),
	CONSTRAINT "studio_projects_quality_preset_known" CHECK ("studio_projects"."quality_preset" in ('standard', 'high', 'ultra', 'ultra_lossless')),
	CONSTRAINT "studio_projects_target_audience_known" CHECK ("studio_projects"."target_audience" in ('children', 'young adult', 'adult', 'all ages')),
	CONSTRAINT "studio_projects_fiction_known" CHECK ("studio_projects"."fiction" in ('fiction', 'non-fiction')),
	CONSTRAINT "studio_projects_cover_type_known" CHECK ("studio_projects"."cover_type" in ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
	CONSTRAINT "studio_projects_cover_bytes_least" CHECK ("studio_projects"."cover_bytes" >= 0),
	CONSTRAINT "studio_projects_text_normalization_known" CHECK ("studio_projects"."text_normalization" in ('auto', 'on', 'off', 'apply_english'))
);
--> statement-breakpoint
ALTER TABLE "studio_blocks" ADD CONSTRAINT "studio_blocks_chapter_id_studio_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."studio_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_chapters" ADD CONSTRAINT "studio_chapters_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_blocks_chapter" ON "studio_blocks" USING btree ("chapter_id","place");--> statement-breakpoint
CREATE INDEX "studio_chapters_project" ON "studio_chapters" USING btree ("project_id","place");--> statement-breakpoint
CREATE INDEX "studio_projects_list" ON "studio_projects" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_projects_creator" ON "studio_projects" USING btree ("creator_user_id");