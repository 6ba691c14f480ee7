ALTER TABLE "mails" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "secret_attempts" ADD COLUMN "subject_hash" text;--> statement-breakpoint
ALTER TABLE "secret_attempts" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "cancels_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "server_id" text;--> statement-breakpoint
ALTER TABLE "generation_places" ADD COLUMN "server_id" text;--> statement-breakpoint
ALTER TABLE "history_items" ADD COLUMN "isbn_number" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed_body" text;--> statement-breakpoint
CREATE INDEX "secret_attempts_subject" ON "secret_attempts" USING btree ("subject_hash");