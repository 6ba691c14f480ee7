ALTER TABLE "studio_projects" ADD CONSTRAINT "studio_projects_place" UNIQUE("id","workspace_id");--> statement-breakpoint
ALTER TABLE "studio_conversions" DROP CONSTRAINT "studio_conversions_project_id_studio_projects_id_fk";--> statement-breakpoint
ALTER TABLE "studio_chapter_snapshots" DROP CONSTRAINT "studio_chapter_snapshots_project_id_studio_projects_id_fk";--> statement-breakpoint
ALTER TABLE "studio_project_snapshots" DROP CONSTRAINT "studio_project_snapshots_project_id_studio_projects_id_fk";--> statement-breakpoint
ALTER TABLE "studio_takes" DROP CONSTRAINT "studio_takes_project_id_studio_projects_id_fk";--> statement-breakpoint
ALTER TABLE "studio_conversions" ADD CONSTRAINT "studio_conversions_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_chapter_snapshots" ADD CONSTRAINT "studio_chapter_snapshots_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_project_snapshots" ADD CONSTRAINT "studio_project_snapshots_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "studio_takes" ADD CONSTRAINT "studio_takes_of_project" FOREIGN KEY ("project_id","workspace_id") REFERENCES "public"."studio_projects"("id","workspace_id") ON DELETE cascade ON UPDATE cascade;
