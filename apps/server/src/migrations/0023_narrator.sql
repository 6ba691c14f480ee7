CREATE TABLE "speech_flows" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"request_id" text NOT NULL,
	"model_id" text NOT NULL,
	"order" jsonb NOT NULL,
	"listeners" jsonb,
	"actor" jsonb NOT NULL,
	"reservation" jsonb,
	"state" text NOT NULL,
	"failure_reason" text,
	"failure_message" text,
	"history_item_id" text,
	"content_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speech_flows_state_known" CHECK ("speech_flows"."state" in ('pending', 'generating', 'completed', 'failed')),
	CONSTRAINT "speech_flows_failure_reason_known" CHECK ("speech_flows"."failure_reason" in ('timeout', 'model_error', 'moderated', 'invalid_parameters', 'dependency_failed', 'charging_failed', 'internal_error'))
);
--> statement-breakpoint
CREATE TABLE "studio_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"blob" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_assets_name_written" CHECK ("studio_assets"."name" <> ''),
	CONSTRAINT "studio_assets_content_type_written" CHECK ("studio_assets"."content_type" <> ''),
	CONSTRAINT "studio_assets_size_bytes_least" CHECK ("studio_assets"."size_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "speech_flows" ADD CONSTRAINT "speech_flows_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_flows" ADD CONSTRAINT "speech_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_flows" ADD CONSTRAINT "speech_flows_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_assets" ADD CONSTRAINT "studio_assets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_assets" ADD CONSTRAINT "studio_assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "speech_flows_list" ON "speech_flows" USING btree ("workspace_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "speech_flows_user" ON "speech_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "speech_flows_item" ON "speech_flows" USING btree ("history_item_id");--> statement-breakpoint
CREATE INDEX "studio_assets_list" ON "studio_assets" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "studio_assets_user" ON "studio_assets" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('post_call_transcription', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'flows', 'webhook.test'));