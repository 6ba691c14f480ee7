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
	CONSTRAINT "studio_exports_format_known" CHECK ("studio_exports"."format" in ('mp3', 'wav', 'flac', 'opus', 'm4b', 'epub', 'srt', 'vtt', 'json', 'zip')),
	CONSTRAINT "studio_exports_state_known" CHECK ("studio_exports"."state" in ('queued', 'making', 'done', 'failed')),
	CONSTRAINT "studio_exports_size_bytes_least" CHECK ("studio_exports"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "studio_feeds" (
	"project_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_feeds_secret_unique" UNIQUE("secret"),
	CONSTRAINT "studio_feeds_secret_written" CHECK ("studio_feeds"."secret" <> '')
);
--> statement-breakpoint
ALTER TABLE "studio_exports" ADD CONSTRAINT "studio_exports_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_feeds" ADD CONSTRAINT "studio_feeds_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_exports_project" ON "studio_exports" USING btree ("project_id","created_at");