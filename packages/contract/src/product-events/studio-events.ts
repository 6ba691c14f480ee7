import { byCall } from './event.ts';

const project = '/v1/studio/projects/{project_id}';
const chapter = `${project}/chapters/{chapter_id}`;

/** Books and other long works. */
export const studioEvents = {
  project_created: byCall('A project was made.', 'POST /v1/studio/projects'),
  example_project_created: byCall('The example project was made.', 'POST /v1/studio/projects/example'),
  podcast_created: byCall('A podcast was made.', 'POST /v1/studio/podcasts'),
  project_settings_changed: byCall('The settings of a project changed.', `PATCH ${project}/settings`),
  project_deleted: byCall('A project was deleted.', `DELETE ${project}`),
  project_cover_set: byCall('A project got a cover.', `POST ${project}/cover`),
  project_cover_removed: byCall('A project lost its cover.', `DELETE ${project}/cover`),
  project_dictionaries_changed: byCall(
    'A project got other dictionaries.',
    `POST ${project}/pronunciation-dictionaries`,
  ),
  project_voice_added: byCall('A voice was cast.', `POST ${project}/voices`),
  project_voice_edited: byCall(
    'A part of the cast was edited.',
    `PATCH ${project}/voices/{project_voice_ref_id}`,
  ),
  project_voice_removed: byCall('A voice left the cast.', `DELETE ${project}/voices/{project_voice_ref_id}`),
  project_text_replaced: byCall('A text was replaced in a project.', `POST ${project}/replace`),
  project_converted: byCall('A whole project was spoken.', `POST ${project}/convert`),
  project_conversion_cancelled: byCall(
    'Speaking a project was cancelled.',
    `POST ${project}/conversion/cancel`,
  ),
  project_export_started: byCall('A project was made into a file.', `POST ${project}/exports`),
  project_export_deleted: byCall('A file of a project was deleted.', `DELETE ${project}/exports/{export_id}`),
  project_export_downloaded: byCall(
    'A file of a project was downloaded.',
    `GET ${project}/exports/{export_id}/file`,
  ),
  project_feed_opened: byCall('A project got a page to listen at.', `POST ${project}/feed`),
  project_feed_closed: byCall('The page of a project was closed.', `DELETE ${project}/feed`),
  chapter_added: byCall('A chapter was added.', `POST ${project}/chapters`),
  chapter_renamed: byCall('A chapter was renamed.', `POST ${chapter}`),
  chapter_deleted: byCall('A chapter was deleted.', `DELETE ${chapter}`),
  chapter_moved: byCall('A chapter was moved.', `POST ${chapter}/move`),
  chapter_edited: byCall('Blocks of a chapter were edited.', `POST ${chapter}/changes`),
  chapter_converted: byCall('A chapter was spoken.', `POST ${chapter}/convert`),
  chapter_version_restored: byCall(
    'A chapter went back to an earlier version.',
    `POST ${chapter}/snapshots/{chapter_snapshot_id}/restore`,
  ),
  block_spoken: byCall('A block was spoken.', `POST ${chapter}/blocks/{block_id}/speak`),
  take_chosen: byCall('A take was chosen.', `POST ${chapter}/blocks/{block_id}/takes/{take_id}/choose`),
  comment_written: byCall('A comment was written.', `POST ${chapter}/blocks/{block_id}/comments`),
  comment_resolved: byCall('A comment was resolved.', `POST ${project}/comments/{comment_id}/resolve`),
  voiceover_created: byCall('A voiceover was made.', 'POST /v1/studio/voiceovers'),
  voiceover_file_added: byCall('A voiceover got a file.', 'POST /v1/studio/voiceovers/{project_id}/files'),
  voiceover_timeline_saved: byCall(
    'The timeline of a voiceover was saved.',
    'PUT /v1/studio/voiceovers/{project_id}/timeline',
  ),
};

/** Articles that read themselves aloud. */
export const articleEvents = {
  article_created: byCall('An article was given a player.', 'POST /v1/audio-native'),
  article_published: byCall('An article was published.', 'POST /v1/audio-native/{project_id}/publish'),
  article_embed_removed: byCall(
    'A page was taken off the list of articles.',
    'DELETE /v1/audio-native/embeds/{embed_id}',
  ),
  article_settings_changed: byCall(
    'The look of the article player changed.',
    'PATCH /v1/audio-native/settings',
  ),
};
