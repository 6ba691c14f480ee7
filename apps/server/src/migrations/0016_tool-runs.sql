CREATE TABLE "tool_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text,
	"request_id" text NOT NULL,
	"tool" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"title" text NOT NULL,
	"batch" text,
	"order" jsonb NOT NULL,
	"actor" jsonb NOT NULL,
	"source_blob" text,
	"source_bytes" bigint DEFAULT 0 NOT NULL,
	"duration_ms" double precision,
	"credits" integer NOT NULL,
	"reservation" jsonb,
	"failure_code" text,
	"failure_message" text,
	"history_item_id" text,
	"outcome" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tool_runs_tool_known" CHECK ("tool_runs"."tool" in ('voice-isolator', 'voice-changer', 'sound-effects')),
	CONSTRAINT "tool_runs_state_known" CHECK ("tool_runs"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "tool_runs_source_bytes_least" CHECK ("tool_runs"."source_bytes" >= 0),
	CONSTRAINT "tool_runs_duration_ms_least" CHECK ("tool_runs"."duration_ms" >= 0),
	CONSTRAINT "tool_runs_credits_least" CHECK ("tool_runs"."credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_history_item_id_history_items_id_fk" FOREIGN KEY ("history_item_id") REFERENCES "public"."history_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_runs_list" ON "tool_runs" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tool_runs_user" ON "tool_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tool_runs_item" ON "tool_runs" USING btree ("history_item_id");--> statement-breakpoint
CREATE INDEX "tool_runs_state" ON "tool_runs" USING btree ("state","updated_at");