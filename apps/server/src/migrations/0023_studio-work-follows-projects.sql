ALTER TABLE "studio_podcasts" DROP CONSTRAINT "studio_podcasts_project_id_studio_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "studio_voiceover_files" DROP CONSTRAINT "studio_voiceover_files_project_id_studio_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "studio_voiceovers" DROP CONSTRAINT "studio_voiceovers_project_id_studio_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "studio_podcasts" ADD CONSTRAINT "studio_podcasts_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_voiceover_files" ADD CONSTRAINT "studio_voiceover_files_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_voiceovers" ADD CONSTRAINT "studio_voiceovers_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;