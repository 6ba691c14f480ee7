CREATE TABLE "agent_auth_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"settings" jsonb NOT NULL,
	"sealed_values" text NOT NULL,
	"status" text NOT NULL,
	"status_detail" text,
	"status_updated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_auth_connections_type_known" CHECK ("agent_auth_connections"."type" in ('oauth2_client_credentials', 'custom_header_auth', 'basic_auth', 'bearer_auth', 'oauth2_jwt', 'private_key_jwt')),
	CONSTRAINT "agent_auth_connections_status_known" CHECK ("agent_auth_connections"."status" in ('active', 'refresh_failed', 'revoked', 'credential_invalid')),
	CONSTRAINT "agent_auth_connections_name_written" CHECK ("agent_auth_connections"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "agent_deployments" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"creator_user_id" text,
	"source" text NOT NULL,
	"shares" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_deployments_source_known" CHECK ("agent_deployments"."source" in ('manual', 'branch_merge'))
);
--> statement-breakpoint
CREATE TABLE "agent_procedure_drafts" (
	"branch_id" text NOT NULL,
	"user_id" text NOT NULL,
	"procedure_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"procedure" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_procedure_drafts_branch_id_user_id_procedure_id_pk" PRIMARY KEY("branch_id","user_id","procedure_id")
);
--> statement-breakpoint
CREATE TABLE "agent_environments" (
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"creator_user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_environments_key" PRIMARY KEY("workspace_id","name"),
	CONSTRAINT "agent_environments_name_written" CHECK ("agent_environments"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "agent_auth_connections" ADD CONSTRAINT "agent_auth_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_auth_connections" ADD CONSTRAINT "agent_auth_connections_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_deployments" ADD CONSTRAINT "agent_deployments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_deployments" ADD CONSTRAINT "agent_deployments_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_deployments" ADD CONSTRAINT "agent_deployments_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_procedure_drafts" ADD CONSTRAINT "agent_procedure_drafts_branch_id_agent_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."agent_branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_procedure_drafts" ADD CONSTRAINT "agent_procedure_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_procedure_drafts" ADD CONSTRAINT "agent_procedure_drafts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_procedure_drafts" ADD CONSTRAINT "agent_procedure_drafts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_environments" ADD CONSTRAINT "agent_environments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_environments" ADD CONSTRAINT "agent_environments_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_auth_connections_workspace" ON "agent_auth_connections" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_auth_connections_creator" ON "agent_auth_connections" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_deployments_agent" ON "agent_deployments" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_deployments_workspace" ON "agent_deployments" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_deployments_creator" ON "agent_deployments" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_procedure_drafts_user" ON "agent_procedure_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_procedure_drafts_workspace" ON "agent_procedure_drafts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_procedure_drafts_agent" ON "agent_procedure_drafts" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agent_environments_creator" ON "agent_environments" USING btree ("creator_user_id");