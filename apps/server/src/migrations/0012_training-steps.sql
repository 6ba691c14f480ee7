-- trainings under way begin again at their recordings; what is cleaned of them stays so
INSERT INTO "workflow_runs" ("id", "workspace_id", "kind", "job_id")
SELECT "voice_id", "workspace_id", 'voices.train-voice', "job_id" FROM "voice_trainings"
WHERE "state" IN ('queued', 'fine_tuning') AND "job_id" IS NOT NULL;--> statement-breakpoint
UPDATE "voice_trainings" SET "state" = 'queued', "stage" = 'waiting', "progress" = 0, "started_at" = NULL
WHERE "voice_id" IN (SELECT "id" FROM "workflow_runs" WHERE "kind" = 'voices.train-voice');--> statement-breakpoint
DO $$ BEGIN
	IF to_regclass('jobs.job') IS NOT NULL THEN
		UPDATE "jobs"."job" SET "data" = jsonb_build_object('runId', "data" ->> 'voiceId'), "retry_limit" = "retry_limit" + 100
		WHERE "name" = 'voices.train-voice' AND "state" IN ('created', 'retry', 'active');
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "voice_trainings" DROP COLUMN "job_id";--> statement-breakpoint
ALTER TABLE "voice_trainings" DROP COLUMN "search_state";