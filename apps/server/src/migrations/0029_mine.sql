ALTER TABLE "dubbings" DROP CONSTRAINT "dubbings_mode_known";--> statement-breakpoint
ALTER TABLE "dubbing_exports" DROP CONSTRAINT "dubbing_exports_type_known";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP CONSTRAINT "dubbing_targets_lossless_bytes_least";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "dubbing_segments" ADD COLUMN "pitch_hz" double precision;--> statement-breakpoint
ALTER TABLE "dubbings" DROP COLUMN "mode";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP COLUMN "translator";--> statement-breakpoint
ALTER TABLE "dubbing_targets" DROP COLUMN "lossless_bytes";--> statement-breakpoint
ALTER TABLE "dubbing_exports" ADD CONSTRAINT "dubbing_exports_type_known" CHECK ("dubbing_exports"."type" in ('mp4', 'mp4_languages', 'aac', 'mp3', 'wav', 'tracks_zip', 'clips_zip', 'zip', 'srt', 'vtt', 'json', 'edl'));--> statement-breakpoint
ALTER TABLE "dubbing_segments" ADD CONSTRAINT "dubbing_segments_pitch_hz_least" CHECK ("dubbing_segments"."pitch_hz" >= 0);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK ("webhook_deliveries"."event" in ('post_call_transcription', 'post_call_audio', 'call_initiation_failure', 'transcription_completed', 'voice_removal_notice', 'dubbing_completed', 'dubbing_project_ready', 'dubbing_project_failed', 'dubbing_language_completed', 'dubbing_language_failed', 'flows', 'webhook.test'));