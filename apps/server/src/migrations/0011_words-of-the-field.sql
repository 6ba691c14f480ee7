ALTER TABLE "generation_places" RENAME TO "concurrency_slots";--> statement-breakpoint
ALTER TABLE "voice_likenesses" RENAME TO "voice_features";--> statement-breakpoint
ALTER TABLE "concurrency_slots" RENAME COLUMN "place" TO "slot";--> statement-breakpoint
ALTER TABLE "voice_features" RENAME COLUMN "likeness" TO "features";--> statement-breakpoint
ALTER TABLE "concurrency_slots" DROP CONSTRAINT "generation_places_place_least";--> statement-breakpoint
ALTER TABLE "concurrency_slots" DROP CONSTRAINT "generation_places_workspace_id_workspaces_id_fk";
--> statement-breakpoint
ALTER TABLE "concurrency_slots" DROP CONSTRAINT "generation_places_workspace_id_place_pk";--> statement-breakpoint
ALTER TABLE "voice_features" DROP CONSTRAINT "voice_likenesses_speech_engine_engine_voice_measured_by_pk";--> statement-breakpoint
ALTER TABLE "concurrency_slots" ADD CONSTRAINT "concurrency_slots_workspace_id_slot_pk" PRIMARY KEY("workspace_id","slot");--> statement-breakpoint
ALTER TABLE "voice_features" ADD CONSTRAINT "voice_features_speech_engine_engine_voice_measured_by_pk" PRIMARY KEY("speech_engine","engine_voice","measured_by");--> statement-breakpoint
ALTER TABLE "concurrency_slots" ADD CONSTRAINT "concurrency_slots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concurrency_slots" ADD CONSTRAINT "concurrency_slots_slot_least" CHECK ("concurrency_slots"."slot" >= 1);