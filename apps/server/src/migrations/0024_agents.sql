CREATE TABLE "agent_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"version_id" text NOT NULL,
	"status" text NOT NULL,
	"user_id" text,
	"source" text NOT NULL,
	"source_version" text,
	"authorization" text NOT NULL,
	"initiation" jsonb NOT NULL,
	"environment" text NOT NULL,
	"text_only" boolean NOT NULL,
	"language" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"cost" integer NOT NULL,
	"termination_reason" text NOT NULL,
	"error" jsonb,
	"warnings" jsonb NOT NULL,
	"visited_agents" jsonb NOT NULL,
	"message_count" integer NOT NULL,
	"tool_names" jsonb NOT NULL,
	"audio_key" text,
	"audio_bytes" integer,
	"has_user_audio" boolean NOT NULL,
	"has_response_audio" boolean NOT NULL,
	"feedback" jsonb,
	"rating" integer,
	"analysis" jsonb,
	"successful" text NOT NULL,
	"transcript_deleted_at" timestamp with time zone,
	"audio_deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_conversations_status_known" CHECK ("agent_conversations"."status" in ('initiated', 'in-progress', 'processing', 'done', 'failed')),
	CONSTRAINT "agent_conversations_authorization_known" CHECK ("agent_conversations"."authorization" in ('public', 'authorization_header', 'signed_url', 'shareable_link', 'livekit_token')),
	CONSTRAINT "agent_conversations_successful_known" CHECK ("agent_conversations"."successful" in ('success', 'failure', 'unknown')),
	CONSTRAINT "agent_conversations_rating_range" CHECK ("agent_conversations"."rating" between 1 and 5),
	CONSTRAINT "agent_conversations_duration_ms_least" CHECK ("agent_conversations"."duration_ms" >= 0),
	CONSTRAINT "agent_conversations_cost_least" CHECK ("agent_conversations"."cost" >= 0),
	CONSTRAINT "agent_conversations_message_count_least" CHECK ("agent_conversations"."message_count" >= 0),
	CONSTRAINT "agent_conversations_audio_bytes_least" CHECK ("agent_conversations"."audio_bytes" >= 0)
);--> statement-breakpoint
CREATE TABLE "agent_transcript_entries" (
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"entry" jsonb NOT NULL,
	"vector" real[],
	CONSTRAINT "agent_transcript_entries_conversation_id_position_pk" PRIMARY KEY("conversation_id","position"),
	CONSTRAINT "agent_transcript_entries_position_least" CHECK ("agent_transcript_entries"."position" >= 0)
);--> statement-breakpoint
CREATE TABLE "agent_conversation_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"title" text NOT NULL,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_conversation_tags_title_written" CHECK ("agent_conversation_tags"."title" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_tagged_conversations" (
	"conversation_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"tagged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_tagged_conversations_conversation_id_tag_id_pk" PRIMARY KEY("conversation_id","tag_id")
);--> statement-breakpoint
CREATE TABLE "knowledge_crawls" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"root_folder_id" text NOT NULL,
	"type" text NOT NULL,
	"seed_url" text NOT NULL,
	"pattern" text,
	"sitemap_urls" jsonb NOT NULL,
	"max_depth" integer NOT NULL,
	"max_pages" integer NOT NULL,
	"status" text NOT NULL,
	"identified" integer DEFAULT 0 NOT NULL,
	"scraped" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"auto_sync" boolean NOT NULL,
	"auto_remove" boolean NOT NULL,
	"refresh_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_crawls_type_known" CHECK ("knowledge_crawls"."type" in ('discovery', 'sitemap')),
	CONSTRAINT "knowledge_crawls_status_known" CHECK ("knowledge_crawls"."status" in ('queued', 'processing', 'succeeded', 'failed', 'skipped', 'cancelled')),
	CONSTRAINT "knowledge_crawls_max_depth_range" CHECK ("knowledge_crawls"."max_depth" between 1 and 5),
	CONSTRAINT "knowledge_crawls_max_pages_range" CHECK ("knowledge_crawls"."max_pages" between 1 and 10000),
	CONSTRAINT "knowledge_crawls_refresh_days_range" CHECK ("knowledge_crawls"."refresh_days" between 1 and 180),
	CONSTRAINT "knowledge_crawls_seed_url_written" CHECK ("knowledge_crawls"."seed_url" <> ''),
	CONSTRAINT "knowledge_crawls_identified_least" CHECK ("knowledge_crawls"."identified" >= 0),
	CONSTRAINT "knowledge_crawls_scraped_least" CHECK ("knowledge_crawls"."scraped" >= 0),
	CONSTRAINT "knowledge_crawls_skipped_least" CHECK ("knowledge_crawls"."skipped" >= 0),
	CONSTRAINT "knowledge_crawls_failed_least" CHECK ("knowledge_crawls"."failed" >= 0)
);--> statement-breakpoint
CREATE TABLE "knowledge_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"parent_id" text,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"language" text,
	"url" text,
	"file_name" text,
	"media_type" text,
	"blob" text,
	"auto_sync" boolean DEFAULT false NOT NULL,
	"auto_remove" boolean DEFAULT false NOT NULL,
	"refresh_days" integer,
	"failed_refreshes" integer DEFAULT 0 NOT NULL,
	"next_refresh_at" timestamp with time zone,
	"vector_state" text DEFAULT 'none' NOT NULL,
	"revision" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_documents_type_known" CHECK ("knowledge_documents"."type" in ('file', 'url', 'text', 'folder')),
	CONSTRAINT "knowledge_documents_vector_state_known" CHECK ("knowledge_documents"."vector_state" in ('waiting', 'running', 'done', 'failed', 'none')),
	CONSTRAINT "knowledge_documents_refresh_days_range" CHECK ("knowledge_documents"."refresh_days" between 1 and 180),
	CONSTRAINT "knowledge_documents_url_needed" CHECK ("knowledge_documents"."type" <> 'url' or "knowledge_documents"."url" is not null),
	CONSTRAINT "knowledge_documents_name_written" CHECK ("knowledge_documents"."name" <> ''),
	CONSTRAINT "knowledge_documents_size_bytes_least" CHECK ("knowledge_documents"."size_bytes" >= 0),
	CONSTRAINT "knowledge_documents_failed_refreshes_least" CHECK ("knowledge_documents"."failed_refreshes" >= 0)
);--> statement-breakpoint
CREATE TABLE "knowledge_indexes" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"document_id" text NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_indexes_model_known" CHECK ("knowledge_indexes"."model" in ('e5_mistral_7b_instruct', 'multilingual_e5_large_instruct'))
);--> statement-breakpoint
CREATE TABLE "knowledge_passages" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"document_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	"search_config" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"vector" "bytea",
	CONSTRAINT "knowledge_passages_content_written" CHECK ("knowledge_passages"."content" <> ''),
	CONSTRAINT "knowledge_passages_search_config_written" CHECK ("knowledge_passages"."search_config" <> ''),
	CONSTRAINT "knowledge_passages_position_least" CHECK ("knowledge_passages"."position" >= 0)
);--> statement-breakpoint
CREATE TABLE "agent_branches" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_main" boolean NOT NULL,
	"is_archived" boolean NOT NULL,
	"protection" text NOT NULL,
	"traffic_percentage" real NOT NULL,
	"parent_branch_id" text,
	"head" integer NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_branches_protection_known" CHECK ("agent_branches"."protection" in ('writer_perms_required', 'admin_perms_required')),
	CONSTRAINT "agent_branches_traffic_percentage_range" CHECK ("agent_branches"."traffic_percentage" between 0 and 100),
	CONSTRAINT "agent_branches_head_least" CHECK ("agent_branches"."head" >= 1),
	CONSTRAINT "agent_branches_name_written" CHECK ("agent_branches"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_drafts" (
	"branch_id" text NOT NULL,
	"user_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"tags" jsonb NOT NULL,
	"config" jsonb NOT NULL,
	"base" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_drafts_branch_id_user_id_pk" PRIMARY KEY("branch_id","user_id"),
	CONSTRAINT "agent_drafts_base_least" CHECK ("agent_drafts"."base" >= 1),
	CONSTRAINT "agent_drafts_name_written" CHECK ("agent_drafts"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"number" integer NOT NULL,
	"description" text NOT NULL,
	"config" jsonb NOT NULL,
	"parent_id" text,
	"merged_id" text,
	"creator_user_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_versions_number_least" CHECK ("agent_versions"."number" >= 1)
);--> statement-breakpoint
CREATE TABLE "agents" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"tags" jsonb NOT NULL,
	"archived" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_name_written" CHECK ("agents"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_avatars" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"blob" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_avatars_content_type_known" CHECK ("agent_avatars"."content_type" in ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
	CONSTRAINT "agent_avatars_size_bytes_least" CHECK ("agent_avatars"."size_bytes" >= 1)
);--> statement-breakpoint
CREATE TABLE "agent_environment_variables" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_environment_variables_type_known" CHECK ("agent_environment_variables"."type" in ('string', 'secret', 'auth_connection')),
	CONSTRAINT "agent_environment_variables_label_written" CHECK ("agent_environment_variables"."label" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"sealed_value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_secrets_name_written" CHECK ("agent_secrets"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_session_leases" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"server_id" text NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_session_leases_credits_least" CHECK ("agent_session_leases"."credits" >= 0)
);--> statement-breakpoint
CREATE TABLE "agents_settings" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"dashboard" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "agent_test_folders" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"parent_id" text,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_test_folders_name_written" CHECK ("agent_test_folders"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_test_invocations" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"agent_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"version_id" text NOT NULL,
	"is_draft" boolean NOT NULL,
	"config_override" jsonb,
	"title" text NOT NULL,
	"repeat_count" integer NOT NULL,
	"run_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_test_invocations_repeat_count_least" CHECK ("agent_test_invocations"."repeat_count" >= 1)
);--> statement-breakpoint
CREATE TABLE "agent_test_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"invocation_id" text NOT NULL,
	"position" integer NOT NULL,
	"test_id" text NOT NULL,
	"test_name" text NOT NULL,
	"definition" jsonb NOT NULL,
	"workflow_node_id" text,
	"root_folder_id" text,
	"root_folder_name" text,
	"status" text NOT NULL,
	"responses" jsonb,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_test_runs_status_known" CHECK ("agent_test_runs"."status" in ('pending', 'passed', 'failed')),
	CONSTRAINT "agent_test_runs_position_least" CHECK ("agent_test_runs"."position" >= 0)
);--> statement-breakpoint
CREATE TABLE "agent_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"folder_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_tests_type_known" CHECK ("agent_tests"."type" in ('llm', 'tool', 'simulation')),
	CONSTRAINT "agent_tests_name_written" CHECK ("agent_tests"."name" <> '')
);--> statement-breakpoint
CREATE TABLE "agent_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"assignee_user_id" text,
	"agent_id" text NOT NULL,
	"status" text NOT NULL,
	"title" text,
	"comment" text,
	"conversation_ids" jsonb NOT NULL,
	"comments" jsonb NOT NULL,
	"turn_comments" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_tickets_status_known" CHECK ("agent_tickets"."status" in ('open', 'in_progress', 'resolved', 'merged'))
);--> statement-breakpoint
CREATE TABLE "agent_mcp_servers" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"config" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "agent_tool_executions" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"request_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"is_error" boolean NOT NULL,
	"request" text NOT NULL,
	"response" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_tool_executions_duration_ms_least" CHECK ("agent_tool_executions"."duration_ms" >= 0)
);--> statement-breakpoint
CREATE TABLE "agent_tools" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"config" jsonb NOT NULL,
	"response_mocks" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_tools_name_written" CHECK ("agent_tools"."name" <> ''),
	CONSTRAINT "agent_tools_type_written" CHECK ("agent_tools"."type" <> '')
);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "agent_conversations" ADD CONSTRAINT "agent_conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_conversations" ADD CONSTRAINT "agent_conversations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_transcript_entries" ADD CONSTRAINT "agent_transcript_entries_conversation_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."agent_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_conversation_tags" ADD CONSTRAINT "agent_conversation_tags_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_conversation_tags" ADD CONSTRAINT "agent_conversation_tags_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tagged_conversations" ADD CONSTRAINT "agent_tagged_conversations_conversation_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."agent_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tagged_conversations" ADD CONSTRAINT "agent_tagged_conversations_tag_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."agent_conversation_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_crawls" ADD CONSTRAINT "knowledge_crawls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_crawls" ADD CONSTRAINT "knowledge_crawls_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_crawls" ADD CONSTRAINT "knowledge_crawls_root_folder_id_knowledge_documents_id_fk" FOREIGN KEY ("root_folder_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_parent_id_knowledge_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_indexes" ADD CONSTRAINT "knowledge_indexes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_indexes" ADD CONSTRAINT "knowledge_indexes_document_id_knowledge_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_document_id_knowledge_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."knowledge_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_branches" ADD CONSTRAINT "agent_branches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_branches" ADD CONSTRAINT "agent_branches_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_branches" ADD CONSTRAINT "agent_branches_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_branches" ADD CONSTRAINT "agent_branches_parent_branch_id_agent_branches_id_fk" FOREIGN KEY ("parent_branch_id") REFERENCES "public"."agent_branches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_branch_id_agent_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."agent_branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_drafts" ADD CONSTRAINT "agent_drafts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_branch_id_agent_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."agent_branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_versions" ADD CONSTRAINT "agent_versions_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_avatars" ADD CONSTRAINT "agent_avatars_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_avatars" ADD CONSTRAINT "agent_avatars_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_environment_variables" ADD CONSTRAINT "agent_environment_variables_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_environment_variables" ADD CONSTRAINT "agent_environment_variables_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_secrets" ADD CONSTRAINT "agent_secrets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_secrets" ADD CONSTRAINT "agent_secrets_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_session_leases" ADD CONSTRAINT "agent_session_leases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents_settings" ADD CONSTRAINT "agents_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_folders" ADD CONSTRAINT "agent_test_folders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_folders" ADD CONSTRAINT "agent_test_folders_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_folders" ADD CONSTRAINT "agent_test_folders_parent_id_agent_test_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agent_test_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_invocations" ADD CONSTRAINT "agent_test_invocations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_invocations" ADD CONSTRAINT "agent_test_invocations_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_runs" ADD CONSTRAINT "agent_test_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_test_runs" ADD CONSTRAINT "agent_test_runs_invocation_id_agent_test_invocations_id_fk" FOREIGN KEY ("invocation_id") REFERENCES "public"."agent_test_invocations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tests" ADD CONSTRAINT "agent_tests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tests" ADD CONSTRAINT "agent_tests_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tests" ADD CONSTRAINT "agent_tests_folder_id_agent_test_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."agent_test_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tickets" ADD CONSTRAINT "agent_tickets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tickets" ADD CONSTRAINT "agent_tickets_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tickets" ADD CONSTRAINT "agent_tickets_assignee_user_id_users_id_fk" FOREIGN KEY ("assignee_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tickets" ADD CONSTRAINT "agent_tickets_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_mcp_servers" ADD CONSTRAINT "agent_mcp_servers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_mcp_servers" ADD CONSTRAINT "agent_mcp_servers_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tool_executions" ADD CONSTRAINT "agent_tool_executions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tool_executions" ADD CONSTRAINT "agent_tool_executions_tool_id_agent_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."agent_tools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tools" ADD CONSTRAINT "agent_tools_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tools" ADD CONSTRAINT "agent_tools_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_conversations_workspace" ON "agent_conversations" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "agent_conversations_agent" ON "agent_conversations" USING btree ("agent_id","started_at");--> statement-breakpoint
CREATE INDEX "agent_conversations_status" ON "agent_conversations" USING btree ("status");--> statement-breakpoint
CREATE INDEX "agent_transcript_entries_words" ON "agent_transcript_entries" USING gin (to_tsvector('simple', coalesce("entry" ->> 'message', '')));--> statement-breakpoint
CREATE INDEX "agent_conversation_tags_workspace" ON "agent_conversation_tags" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_conversation_tags_creator" ON "agent_conversation_tags" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_tagged_conversations_tag" ON "agent_tagged_conversations" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "knowledge_crawls_workspace" ON "knowledge_crawls" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "knowledge_crawls_folder" ON "knowledge_crawls" USING btree ("root_folder_id");--> statement-breakpoint
CREATE INDEX "knowledge_crawls_creator" ON "knowledge_crawls" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_workspace" ON "knowledge_documents" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "knowledge_documents_parent" ON "knowledge_documents" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_creator" ON "knowledge_documents" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "knowledge_documents_refresh" ON "knowledge_documents" USING btree ("next_refresh_at") WHERE "knowledge_documents"."next_refresh_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_indexes_document" ON "knowledge_indexes" USING btree ("document_id","model");--> statement-breakpoint
CREATE INDEX "knowledge_indexes_workspace" ON "knowledge_indexes" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_passages_document" ON "knowledge_passages" USING btree ("document_id","position");--> statement-breakpoint
CREATE INDEX "knowledge_passages_workspace" ON "knowledge_passages" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "knowledge_passages_words" ON "knowledge_passages" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_branches_name" ON "agent_branches" USING btree ("agent_id","name");--> statement-breakpoint
CREATE INDEX "agent_branches_workspace" ON "agent_branches" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_branches_creator" ON "agent_branches" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_branches_parent" ON "agent_branches" USING btree ("parent_branch_id");--> statement-breakpoint
CREATE INDEX "agent_drafts_user" ON "agent_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_drafts_workspace" ON "agent_drafts" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_versions_number" ON "agent_versions" USING btree ("branch_id","number");--> statement-breakpoint
CREATE INDEX "agent_versions_agent" ON "agent_versions" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agent_versions_workspace" ON "agent_versions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_versions_creator" ON "agent_versions" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agents_workspace" ON "agents" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "agents_creator" ON "agents" USING btree ("creator_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_avatars_blob" ON "agent_avatars" USING btree ("agent_id","blob");--> statement-breakpoint
CREATE INDEX "agent_avatars_workspace" ON "agent_avatars" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_environment_variables_label" ON "agent_environment_variables" USING btree ("workspace_id","label");--> statement-breakpoint
CREATE INDEX "agent_environment_variables_creator" ON "agent_environment_variables" USING btree ("creator_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_secrets_name" ON "agent_secrets" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE INDEX "agent_secrets_creator" ON "agent_secrets" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_session_leases_workspace" ON "agent_session_leases" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_session_leases_expiry" ON "agent_session_leases" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "agent_test_folders_workspace" ON "agent_test_folders" USING btree ("workspace_id","parent_id");--> statement-breakpoint
CREATE INDEX "agent_test_folders_parent" ON "agent_test_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "agent_test_folders_creator" ON "agent_test_folders" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_test_invocations_workspace" ON "agent_test_invocations" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_test_invocations_creator" ON "agent_test_invocations" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_test_runs_invocation" ON "agent_test_runs" USING btree ("invocation_id","position");--> statement-breakpoint
CREATE INDEX "agent_test_runs_workspace" ON "agent_test_runs" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_tests_workspace" ON "agent_tests" USING btree ("workspace_id","folder_id");--> statement-breakpoint
CREATE INDEX "agent_tests_folder" ON "agent_tests" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "agent_tests_creator" ON "agent_tests" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_tickets_workspace" ON "agent_tickets" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_tickets_creator" ON "agent_tickets" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_tickets_assignee" ON "agent_tickets" USING btree ("assignee_user_id");--> statement-breakpoint
CREATE INDEX "agent_tickets_agent" ON "agent_tickets" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agent_mcp_servers_workspace" ON "agent_mcp_servers" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_mcp_servers_creator" ON "agent_mcp_servers" USING btree ("creator_user_id");--> statement-breakpoint
CREATE INDEX "agent_tool_executions_tool" ON "agent_tool_executions" USING btree ("tool_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_tool_executions_workspace" ON "agent_tool_executions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "agent_tools_workspace" ON "agent_tools" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_tools_creator" ON "agent_tools" USING btree ("creator_user_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('post_call_transcription', 'post_call_audio', 'call_initiation_failure', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'flows', 'webhook.test'));
