ALTER TABLE "voice_clones" ADD COLUMN "run_id" text;--> statement-breakpoint
-- clones that are being refined go on where their search is
INSERT INTO "workflow_runs" ("id", "workspace_id", "kind", "job_id")
SELECT "job_id", "workspace_id", 'voices.refine-clone', "job_id" FROM "voice_clones"
WHERE "state" = 'refining' AND "job_id" IS NOT NULL;--> statement-breakpoint
UPDATE "voice_clones" SET "run_id" = "job_id" WHERE "state" = 'refining';--> statement-breakpoint
UPDATE "voice_clones" SET "search_state" = NULL WHERE "state" <> 'refining';--> statement-breakpoint
DO $$ BEGIN
	IF to_regclass('jobs.job') IS NOT NULL THEN
		UPDATE "jobs"."job" SET "data" = jsonb_build_object('runId', "id"), "retry_limit" = "retry_limit" + 100
		WHERE "name" = 'voices.refine-clone' AND "state" IN ('created', 'retry', 'active');
	END IF;
END $$;--> statement-breakpoint
-- from here on the steps of a training say how far it is
UPDATE "workflow_runs" SET "progress" = "voice_trainings"."progress", "done_weight" = "voice_trainings"."progress",
	"total_weight" = 1
FROM "voice_trainings" WHERE "voice_id" = "id" AND "kind" = 'voices.train-voice';--> statement-breakpoint
ALTER TABLE "voice_clones" ADD CONSTRAINT "voice_clones_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_clones_run" ON "voice_clones" USING btree ("run_id");--> statement-breakpoint
ALTER TABLE "voice_clones" DROP COLUMN "job_id";
