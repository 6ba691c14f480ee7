CREATE TABLE "pronunciation_dictionaries" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"creator_user_id" text,
	"name" text NOT NULL,
	"description" text,
	"latest_number" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pronunciation_dictionaries_name_written" CHECK ("pronunciation_dictionaries"."name" <> ''),
	CONSTRAINT "pronunciation_dictionaries_latest_number_least" CHECK ("pronunciation_dictionaries"."latest_number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pronunciation_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"dictionary_id" text NOT NULL,
	"number" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"rules_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pronunciation_versions_number_least" CHECK ("pronunciation_versions"."number" >= 1),
	CONSTRAINT "pronunciation_versions_rules_count_least" CHECK ("pronunciation_versions"."rules_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "pronunciation_dictionary_locators" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pronunciation_dictionaries" ADD CONSTRAINT "pronunciation_dictionaries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_dictionaries" ADD CONSTRAINT "pronunciation_dictionaries_creator_user_id_users_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_versions" ADD CONSTRAINT "pronunciation_versions_dictionary_fk" FOREIGN KEY ("dictionary_id") REFERENCES "public"."pronunciation_dictionaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pronunciation_dictionaries_workspace" ON "pronunciation_dictionaries" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "pronunciation_dictionaries_creator" ON "pronunciation_dictionaries" USING btree ("creator_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pronunciation_versions_number" ON "pronunciation_versions" USING btree ("dictionary_id","number");