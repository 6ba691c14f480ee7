ALTER TABLE "studio_conversions" ADD COLUMN "failures" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_conversions" ADD COLUMN "speaking_block_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "studio_conversions_open" ON "studio_conversions" USING btree ("project_id") WHERE "studio_conversions"."state" in ('queued', 'converting');