CREATE TABLE "workflow_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"job_id" text NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"done_weight" double precision DEFAULT 0 NOT NULL,
	"total_weight" double precision DEFAULT 0 NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"keeps_steps" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_runs_state_known" CHECK ("workflow_runs"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "workflow_runs_claim_least" CHECK ("workflow_runs"."claim" >= 0),
	CONSTRAINT "workflow_runs_done_weight_least" CHECK ("workflow_runs"."done_weight" >= 0),
	CONSTRAINT "workflow_runs_total_weight_least" CHECK ("workflow_runs"."total_weight" >= 0),
	CONSTRAINT "workflow_runs_progress_range" CHECK ("workflow_runs"."progress" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "workflow_steps" (
	"run_id" text NOT NULL,
	"name" text NOT NULL,
	"index" integer NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"weight" double precision DEFAULT 0 NOT NULL,
	"result" jsonb,
	"blobs" text[] DEFAULT '{}' NOT NULL,
	"recorded_at" timestamp with time zone,
	CONSTRAINT "workflow_steps_run_id_name_index_pk" PRIMARY KEY("run_id","name","index"),
	CONSTRAINT "workflow_steps_index_least" CHECK ("workflow_steps"."index" >= 0),
	CONSTRAINT "workflow_steps_attempts_least" CHECK ("workflow_steps"."attempts" >= 0),
	CONSTRAINT "workflow_steps_weight_least" CHECK ("workflow_steps"."weight" >= 0)
);
--> statement-breakpoint
ALTER TABLE "music_songs" DROP CONSTRAINT "music_songs_steps_done_least";--> statement-breakpoint
ALTER TABLE "music_songs" DROP CONSTRAINT "music_songs_steps_total_least";--> statement-breakpoint
ALTER TABLE "transcriptions" DROP CONSTRAINT "transcriptions_done_channels_least";--> statement-breakpoint
ALTER TABLE "transcriptions" DROP CONSTRAINT "transcriptions_done_ms_least";--> statement-breakpoint
ALTER TABLE "workflow_steps" ADD CONSTRAINT "workflow_steps_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workflow_runs_workspace" ON "workflow_runs" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_state" ON "workflow_runs" USING btree ("state","updated_at");--> statement-breakpoint
-- what is in flight goes on: songs after the parts that they have, transcripts from their recording
INSERT INTO "workflow_runs" ("id", "workspace_id", "kind", "job_id", "total_weight")
SELECT "id", "workspace_id", 'music.compose-song', "job_id", "steps_total" FROM "music_songs"
WHERE "status" IN ('queued', 'composing') AND "job_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "workflow_steps" ("run_id", "name", "index", "weight", "result", "blobs", "recorded_at")
SELECT "song_id", 'part', "place" / 1000, 1,
	jsonb_agg(jsonb_build_object('place', "place", 'section', "section", 'startMs', "start_ms", 'blob', "blob") ORDER BY "place"),
	array_agg("blob"), now()
FROM "music_steps" WHERE "song_id" IN (SELECT "id" FROM "workflow_runs") GROUP BY "song_id", "place" / 1000;--> statement-breakpoint
DELETE FROM "music_steps" WHERE "song_id" IN (SELECT "id" FROM "workflow_runs");--> statement-breakpoint
UPDATE "workflow_runs" SET "done_weight" = "done"."weight", "progress" = least(0.99, "done"."weight" / nullif("total_weight", 0))
FROM (SELECT "run_id", count(*)::float8 AS "weight" FROM "workflow_steps" GROUP BY "run_id") AS "done"
WHERE "done"."run_id" = "workflow_runs"."id";--> statement-breakpoint
INSERT INTO "workflow_runs" ("id", "workspace_id", "kind", "job_id")
SELECT "id", "workspace_id", 'speech-to-text.transcribe', "job_id" FROM "transcriptions"
WHERE "state" IN ('waiting', 'running') AND "job_id" IS NOT NULL;--> statement-breakpoint
DO $$ BEGIN
	IF to_regclass('jobs.job') IS NOT NULL THEN
		UPDATE "jobs"."job" SET "data" = jsonb_build_object('runId', coalesce("data" ->> 'songId', "data" ->> 'transcriptionId')), "retry_limit" = "retry_limit" + 100
		WHERE "name" IN ('music.compose-song', 'speech-to-text.transcribe') AND "state" IN ('created', 'retry', 'active');
	END IF;
END $$;--> statement-breakpoint
DROP TABLE "transcription_steps" CASCADE;--> statement-breakpoint
ALTER TABLE "music_songs" DROP COLUMN "job_id";--> statement-breakpoint
ALTER TABLE "music_songs" DROP COLUMN "steps_done";--> statement-breakpoint
ALTER TABLE "music_songs" DROP COLUMN "steps_total";--> statement-breakpoint
ALTER TABLE "transcriptions" DROP COLUMN "job_id";--> statement-breakpoint
ALTER TABLE "transcriptions" DROP COLUMN "done_channels";--> statement-breakpoint
ALTER TABLE "transcriptions" DROP COLUMN "done_ms";