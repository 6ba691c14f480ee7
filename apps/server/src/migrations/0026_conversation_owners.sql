CREATE TABLE "agent_conversation_files" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"blob" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_conversation_files_content_type_known" CHECK ("agent_conversation_files"."content_type" in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf')),
	CONSTRAINT "agent_conversation_files_size_bytes_least" CHECK ("agent_conversation_files"."size_bytes" >= 1)
);
--> statement-breakpoint
ALTER TABLE "agent_conversations" DROP CONSTRAINT "agent_conversations_agent_id_agents_id_fk";
--> statement-breakpoint
ALTER TABLE "agent_tickets" DROP CONSTRAINT "agent_tickets_agent_id_agents_id_fk";
--> statement-breakpoint
ALTER TABLE "agent_conversations" ADD COLUMN "owner_user_id" text;--> statement-breakpoint
ALTER TABLE "agent_conversations" ADD COLUMN "privacy" jsonb;--> statement-breakpoint
UPDATE "agent_conversations" c SET
	"owner_user_id" = a."creator_user_id",
	"privacy" = coalesce(
		(SELECT v."config" #> '{platform_settings,privacy}' FROM "agent_versions" v WHERE v."id" = c."version_id"),
		(SELECT v."config" #> '{platform_settings,privacy}' FROM "agent_branches" b
			JOIN "agent_versions" v ON v."branch_id" = b."id" AND v."number" = b."head"
			WHERE b."agent_id" = c."agent_id" AND b."is_main")
	)
FROM "agents" a WHERE a."id" = c."agent_id";--> statement-breakpoint
ALTER TABLE "agent_conversations" ALTER COLUMN "privacy" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_conversation_files" ADD CONSTRAINT "agent_conversation_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_conversation_files" ADD CONSTRAINT "agent_conversation_files_conversation_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."agent_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_conversation_files_conversation" ON "agent_conversation_files" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "agent_conversation_files_workspace" ON "agent_conversation_files" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "agent_conversations" ADD CONSTRAINT "agent_conversations_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_conversations_owner" ON "agent_conversations" USING btree ("owner_user_id");