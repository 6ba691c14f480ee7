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
);
--> statement-breakpoint
ALTER TABLE "studio_comments" ADD CONSTRAINT "studio_comments_project_id_studio_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."studio_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_comments" ADD CONSTRAINT "studio_comments_chapter_id_studio_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."studio_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_comments" ADD CONSTRAINT "studio_comments_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_comments_project" ON "studio_comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_comments_chapter" ON "studio_comments" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "studio_comments_author" ON "studio_comments" USING btree ("author_user_id");