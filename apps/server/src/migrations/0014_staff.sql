ALTER TABLE "users" ADD COLUMN "is_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- who set the server up runs it: given once, and taken away like any other's
UPDATE "users" SET "is_staff" = true
	WHERE "id" = (SELECT "owner_id" FROM "workspaces" ORDER BY "created_at", "id" LIMIT 1);