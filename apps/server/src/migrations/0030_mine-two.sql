CREATE TABLE "agent_hold_audio" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"blob" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_hold_audio_size_bytes_least" CHECK ("agent_hold_audio"."size_bytes" >= 1)
);
--> statement-breakpoint
ALTER TABLE "agent_conversations" ADD COLUMN "topic_id" text;--> statement-breakpoint
ALTER TABLE "agent_hold_audio" ADD CONSTRAINT "agent_hold_audio_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_hold_audio" ADD CONSTRAINT "agent_hold_audio_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_hold_audio_agent" ON "agent_hold_audio" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agent_hold_audio_workspace" ON "agent_hold_audio" USING btree ("workspace_id");