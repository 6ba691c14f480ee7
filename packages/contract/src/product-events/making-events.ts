import { byCall, inApp } from './event.ts';

/** Speech from text, and the page that makes it. */
export const speechEvents = {
  speech_generation_started: inApp('Speech was ordered.'),
  speech_generation_completed: inApp('Speech was made.'),
  speech_generation_failed: inApp('Speech could not be made.'),
  speech_generation_stopped: inApp('Speech was stopped on the way.'),
  speech_settings_changed: inApp('A setting of the voice was moved.'),
  speech_settings_reset: inApp('The settings of the voice were put back.'),
  speech_model_selected: inApp('A model was chosen.'),
  dialogue_generated: byCall(
    'A dialogue was spoken.',
    'POST /v1/text-to-dialogue/stream/with-timestamps',
    'POST /v1/text-to-dialogue',
  ),
};

/** What else is made of sound. */
export const toolEvents = {
  voice_change_started: byCall('A recording was given another voice.', 'POST /v1/tool-runs/voice-changer'),
  isolation_started: byCall('Speech was freed from noise.', 'POST /v1/tool-runs/voice-isolator'),
  isolation_deleted: byCall(
    'A cleaned recording was deleted.',
    'DELETE /v1/audio-isolation/history/{history_item_id}',
  ),
  sound_effect_started: byCall('A sound effect was ordered.', 'POST /v1/tool-runs/sound-effects'),
  tool_run_cancelled: byCall('Work in the background was cancelled.', 'POST /v1/tool-runs/{run_id}/cancel'),
  tool_run_retried: byCall('Work in the background was tried again.', 'POST /v1/tool-runs/{run_id}/retry'),
  music_plan_made: byCall('A song was planned.', 'POST /v1/music/plan'),
  song_started: byCall('A song was ordered.', 'POST /v1/music/songs'),
  song_cancelled: byCall('A song was cancelled.', 'POST /v1/music/songs/{song_id}/cancel'),
  dub_created: inApp('A film was dubbed.'),
};

/** Words from speech. */
export const transcriptEvents = {
  transcript_started: byCall(
    'A recording was sent to be transcribed.',
    'POST /v1/speech-to-text/transcripts',
  ),
  transcript_cancelled: byCall(
    'A transcript was cancelled.',
    'POST /v1/speech-to-text/transcripts/{transcription_id}/cancel',
  ),
  transcript_retried: byCall(
    'A transcript was tried again.',
    'POST /v1/speech-to-text/transcripts/{transcription_id}/retry',
  ),
  transcript_edited: byCall(
    'A transcript was edited.',
    'PATCH /v1/speech-to-text/transcripts/{transcription_id}',
  ),
  transcript_exported: byCall(
    'A transcript was downloaded.',
    'POST /v1/speech-to-text/transcripts/{transcription_id}/export',
  ),
  transcript_deleted: byCall(
    'A transcript was deleted.',
    'DELETE /v1/speech-to-text/transcripts/{transcription_id}',
  ),
};

/** What was made before. */
export const historyEvents = {
  history_searched: inApp('The history was searched.'),
  history_item_played: inApp('An item of the history was heard.'),
  history_item_downloaded: inApp('Items of the history were downloaded.'),
  history_item_deleted: inApp('Items of the history were deleted.'),
  history_item_restored: inApp('An item of the history was taken up again.'),
  history_bin_restored: byCall('Items came back from the bin.', 'POST /v1/history/restore'),
  history_items_erased: byCall('Items of the bin were erased.', 'POST /v1/history/erase'),
  history_bin_emptied: byCall('The bin was emptied.', 'DELETE /v1/history/deleted'),
  speech_feedback_given: inApp('A thumb was given.'),
  speech_share_opened: inApp('The dialog to share speech was opened.'),
  speech_share_link_copied: inApp('The link of shared speech was copied.'),
  speech_share_sent: inApp('Shared speech was sent somewhere.'),
  speech_share_aborted: inApp('Somebody closed the device’s own sheet.'),
  speech_share_ended: inApp('Speech is no longer shared.'),
  speech_share_settings_changed: byCall(
    'What a shared page shows changed.',
    'PATCH /v1/history/{history_item_id}/share-settings',
  ),
};

/** Listening. */
export const playerEvents = {
  player_played: inApp('The player began.'),
};
