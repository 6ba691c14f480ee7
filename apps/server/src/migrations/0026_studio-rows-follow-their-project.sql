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
);
--> statement-breakpoint
CREATE TABLE "studio_voiceovers" (
	"project_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"revision" integer NOT NULL,
	"tracks" jsonb NOT NULL,
	"clips" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_voiceovers_revision_least" CHECK ("studio_voiceovers"."revision" >= 0)
);
--> statement-breakpoint
ALTER TABLE "studio_conversions" DROP CONSTRAINT "studio_conversions_project_id_studio_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "studio_chapter_snapshots" DROP CONSTRAINT "studio_chapter_snapshots_project_id_studio_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "studio_project_snapshots" DROP CONSTRAINT "studio_project_snapshots_project_id_studio_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "studio_takes" DROP CONSTRAINT "studio_takes_project_id_studio_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "studio_voiceover_files" ADD CONSTRAINT "studio_voiceover_files_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_voiceover_files" ADD CONSTRAINT "studio_voiceover_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_voiceovers" ADD CONSTRAINT "studio_voiceovers_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_voiceovers" ADD CONSTRAINT "studio_voiceovers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_voiceover_files_project" ON "studio_voiceover_files" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_voiceover_files_workspace" ON "studio_voiceover_files" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "studio_voiceovers_workspace" ON "studio_voiceovers" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "studio_conversions" ADD CONSTRAINT "studio_conversions_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_chapter_snapshots" ADD CONSTRAINT "studio_chapter_snapshots_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_project_snapshots" ADD CONSTRAINT "studio_project_snapshots_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_takes" ADD CONSTRAINT "studio_takes_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_place" UNIQUE("id","workspace_id");