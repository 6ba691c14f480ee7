CREATE TABLE "sound_fingerprints" (
	"history_item_id" text PRIMARY KEY NOT NULL,
	"words" "bytea" NOT NULL,
	"keys" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "music_songs" RENAME COLUMN "audio_blob" TO "sound_hash";--> statement-breakpoint
DROP INDEX "music_songs_audio";--> statement-breakpoint
ALTER TABLE "sound_fingerprints" ADD CONSTRAINT "sound_fingerprints_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sound_fingerprints_keys" ON "sound_fingerprints" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "music_songs_audio" ON "music_songs" USING btree ("workspace_id","sound_hash");