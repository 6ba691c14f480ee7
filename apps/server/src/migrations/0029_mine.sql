ALTER TABLE "dubbings" DROP CONSTRAINT "dubbings_mode_known";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP CONSTRAINT "dubbing_targets_lossless_bytes_least";--> statement-breakpoint
ALTER TABLE "dubbings" DROP COLUMN "mode";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP COLUMN "translator";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP COLUMN "lossless_bytes";