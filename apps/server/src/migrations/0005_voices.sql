CREATE TABLE "voice_clones" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"job_id" text,
	"state" text DEFAULT 'ready' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"search_state" text,
	"message" text,
	"quality" jsonb,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"voice_name" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text,
	"user_email" text,
	"statement" text NOT NULL,
	"sample_hashes" jsonb NOT NULL,
	"client_address" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collected_voices" (
	"collection_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collected_voices_collection_id_voice_id_pk" PRIMARY KEY("collection_id","voice_id")
);
--> statement-breakpoint
CREATE TABLE "voice_collections" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"description" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"labels" jsonb NOT NULL,
	"engine" text NOT NULL,
	"engine_voice" text NOT NULL,
	"definition" jsonb NOT NULL,
	"based_on_voice_id" text,
	"is_mixed" boolean DEFAULT false NOT NULL,
	"seed" integer NOT NULL,
	"sound_blob" text,
	"duration_ms" double precision,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_voice_usage" (
	"voice_id" text NOT NULL,
	"day" date NOT NULL,
	"workspace_id" text NOT NULL,
	"characters" bigint DEFAULT 0 NOT NULL,
	"api_characters" bigint DEFAULT 0 NOT NULL,
	"reader_characters" bigint DEFAULT 0 NOT NULL,
	"credits" bigint DEFAULT 0 NOT NULL,
	"earnings_micros" bigint DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shared_voice_usage_voice_id_day_workspace_id_pk" PRIMARY KEY("voice_id","day","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "shared_voices" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"owner_user_id" text NOT NULL,
	"public_owner_id" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_in_library" boolean DEFAULT false NOT NULL,
	"review_status" text DEFAULT 'not_requested' NOT NULL,
	"review_message" text,
	"reviewed_at" timestamp with time zone,
	"name" text NOT NULL,
	"description" text,
	"labels" jsonb NOT NULL,
	"preview_history_item_id" text,
	"preview_blob" text,
	"notice_period_days" integer DEFAULT 0 NOT NULL,
	"custom_rate" double precision,
	"has_live_moderation" boolean DEFAULT false NOT NULL,
	"free_users_allowed" boolean DEFAULT true NOT NULL,
	"mixing_allowed" boolean DEFAULT false NOT NULL,
	"reader_app_enabled" boolean DEFAULT false NOT NULL,
	"reader_restricted_on" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"disable_at" timestamp with time zone,
	"former_voice_id" text,
	"published_at" timestamp with time zone,
	"cloned_by_count" integer DEFAULT 0 NOT NULL,
	"characters_year" bigint DEFAULT 0 NOT NULL,
	"characters_week" bigint DEFAULT 0 NOT NULL,
	"api_characters_year" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_bookmarks" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_bookmarks_workspace_id_user_id_voice_id_pk" PRIMARY KEY("workspace_id","user_id","voice_id")
);
--> statement-breakpoint
CREATE TABLE "voice_trainings" (
	"voice_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"language" text NOT NULL,
	"model_id" text,
	"job_id" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"search_state" text,
	"message" text,
	"similarity" double precision,
	"instant_similarity" double precision,
	"dataset_ms" double precision,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_verification_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"transcription" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"similarity" double precision NOT NULL,
	"levenshtein_distance" integer NOT NULL,
	"refusal" text,
	"sound_blob" text,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"kind" text NOT NULL,
	"requested_by" text,
	"extra_text" text,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_samples" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"voice_id" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"hash" text NOT NULL,
	"duration_ms" double precision NOT NULL,
	"sound_blob" text NOT NULL,
	"clean_blob" text,
	"remove_background_noise" boolean DEFAULT false NOT NULL,
	"trim_start_ms" integer,
	"trim_end_ms" integer,
	"peaks" "bytea" NOT NULL,
	"separation_state" text DEFAULT 'not_started' NOT NULL,
	"speakers" jsonb,
	"selected_speaker_ids" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "extra_professional_voices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "definition" jsonb;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "source_voice_id" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "is_mixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "is_bookmarked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "safety_control" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "safety_reason" text;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "requires_verification" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "speaker_vector" "bytea";--> statement-breakpoint
ALTER TABLE "voice_clones" ADD CONSTRAINT "voice_clones_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_consents" ADD CONSTRAINT "voice_consents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_voices" ADD CONSTRAINT "collected_voices_collection_id_voice_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."voice_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_voices" ADD CONSTRAINT "collected_voices_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_collections" ADD CONSTRAINT "voice_collections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_previews" ADD CONSTRAINT "voice_previews_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_voice_usage" ADD CONSTRAINT "shared_voice_usage_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_voices" ADD CONSTRAINT "shared_voices_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_bookmarks" ADD CONSTRAINT "voice_bookmarks_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_trainings" ADD CONSTRAINT "voice_trainings_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_verification_attempts" ADD CONSTRAINT "voice_verification_attempts_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_captchas" ADD CONSTRAINT "voice_captchas_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_samples" ADD CONSTRAINT "voice_samples_voice_id_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_consents_workspace" ON "voice_consents" USING btree ("workspace_id","given_at");--> statement-breakpoint
CREATE INDEX "voice_edits_workspace" ON "voice_edits" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "collected_voices_voice" ON "collected_voices" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "voice_collections_workspace" ON "voice_collections" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "voice_previews_expiry" ON "voice_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shared_voices_library" ON "shared_voices" USING btree ("is_in_library","review_status","published_at");--> statement-breakpoint
CREATE INDEX "shared_voices_owner" ON "shared_voices" USING btree ("public_owner_id");--> statement-breakpoint
CREATE INDEX "voice_verification_attempts_voice" ON "voice_verification_attempts" USING btree ("voice_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_captchas_voice" ON "voice_captchas" USING btree ("voice_id","user_id");--> statement-breakpoint
CREATE INDEX "voice_reviews_queue" ON "voice_reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "voice_reviews_voice" ON "voice_reviews" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "voice_samples_voice" ON "voice_samples" USING btree ("voice_id","created_at");--> statement-breakpoint
CREATE INDEX "voices_source" ON "voices" USING btree ("source_voice_id");