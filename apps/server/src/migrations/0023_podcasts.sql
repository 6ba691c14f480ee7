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
);
--> statement-breakpoint
ALTER TABLE "studio_podcasts" ADD CONSTRAINT "studio_podcasts_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_podcasts" ADD CONSTRAINT "studio_podcasts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_podcasts_workspace" ON "studio_podcasts" USING btree ("workspace_id");