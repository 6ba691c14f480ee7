ALTER TABLE "credit_reservations" ADD COLUMN "server_id" text;--> statement-breakpoint
ALTER TABLE "generation_places" ADD COLUMN "server_id" text;