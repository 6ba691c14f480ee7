ALTER TABLE "credit_accounts" ADD COLUMN "cancels_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "history_items" ADD COLUMN "isbn_number" text;