ALTER TABLE "shared_voices" ALTER COLUMN "workspace_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_voices" ALTER COLUMN "owner_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "is_house" boolean DEFAULT false NOT NULL;