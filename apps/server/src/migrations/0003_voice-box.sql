CREATE TABLE "history_files" (
	"history_item_id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"blob" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"peaks" "bytea",
	CONSTRAINT "history_files_history_item_id_name_pk" PRIMARY KEY("history_item_id","name")
);
--> statement-breakpoint
CREATE TABLE "music_songs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"status" text NOT NULL,
	"prompt" text,
	"plan" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"engine" text NOT NULL,
	"model_id" text NOT NULL,
	"output_format" text NOT NULL,
	"request_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"actor" jsonb,
	"job_id" text,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"steps_total" integer DEFAULT 0 NOT NULL,
	"error" text,
	"history_item_id" text,
	"audio_blob" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "music_steps" (
	"song_id" text NOT NULL,
	"place" integer NOT NULL,
	"section" integer NOT NULL,
	"start_ms" double precision NOT NULL,
	"blob" text NOT NULL,
	CONSTRAINT "music_steps_song_id_place_pk" PRIMARY KEY("song_id","place")
);
--> statement-breakpoint
CREATE TABLE "voice_likenesses" (
	"speech_engine" text NOT NULL,
	"engine_voice" text NOT NULL,
	"measured_by" text NOT NULL,
	"likeness" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_likenesses_speech_engine_engine_voice_measured_by_pk" PRIMARY KEY("speech_engine","engine_voice","measured_by")
);
--> statement-breakpoint
CREATE TABLE "transcription_steps" (
	"transcription_id" text NOT NULL,
	"channel_index" integer NOT NULL,
	"start_ms" double precision NOT NULL,
	"end_ms" double precision NOT NULL,
	"language" text,
	"language_probability" double precision,
	"words" jsonb NOT NULL,
	"text" text,
	"speech" jsonb NOT NULL,
	"voices" jsonb NOT NULL,
	"peaks" "bytea" NOT NULL,
	CONSTRAINT "transcription_steps_transcription_id_channel_index_start_ms_pk" PRIMARY KEY("transcription_id","channel_index","start_ms")
);
--> statement-breakpoint
CREATE TABLE "transcriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"request_id" text NOT NULL,
	"job_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"order" jsonb NOT NULL,
	"title" text NOT NULL,
	"sound_blob" text,
	"sound_bytes" bigint DEFAULT 0 NOT NULL,
	"content_type" text NOT NULL,
	"has_video" boolean DEFAULT false NOT NULL,
	"duration_ms" double precision NOT NULL,
	"done_channels" integer DEFAULT 0 NOT NULL,
	"done_ms" double precision DEFAULT 0 NOT NULL,
	"engine" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reservation" jsonb,
	"credits" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"channels" jsonb,
	"speaker_names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"language" text,
	"peaks" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history_items" ADD COLUMN "dialogue" jsonb;--> statement-breakpoint
ALTER TABLE "history_files" ADD CONSTRAINT "history_files_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_songs" ADD CONSTRAINT "music_songs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_steps" ADD CONSTRAINT "music_steps_song_id_music_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."music_songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcription_steps" ADD CONSTRAINT "transcription_steps_transcription_id_transcriptions_id_fk" FOREIGN KEY ("transcription_id") REFERENCES "public"."transcriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_files_blob" ON "history_files" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "music_songs_list" ON "music_songs" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "music_songs_item" ON "music_songs" USING btree ("workspace_id","history_item_id");--> statement-breakpoint
CREATE INDEX "music_songs_audio" ON "music_songs" USING btree ("workspace_id","audio_blob");--> statement-breakpoint
CREATE INDEX "music_steps_blob" ON "music_steps" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "transcriptions_list" ON "transcriptions" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transcriptions_state" ON "transcriptions" USING btree ("state","updated_at");