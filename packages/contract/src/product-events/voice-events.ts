import { byCall, byEither, inApp } from './event.ts';

/** Voices found, kept and edited. */
export const voiceEvents = {
  voice_selected: inApp('A voice was chosen.'),
  voice_previewed: inApp('A preview of a voice was heard.'),
  voices_filtered: inApp('The voice library was filtered.'),
  similar_voices_searched: byCall('Voices like a recording were searched for.', 'POST /v1/similar-voices'),
  voice_added_to_lab: byEither('A voice of the library was added.'),
  voice_edited: byCall('A voice was edited.', 'POST /v1/voices/{voice_id}/edit'),
  voice_deleted: byCall('A voice was deleted.', 'DELETE /v1/voices/{voice_id}'),
  voice_settings_saved: byCall(
    'The settings of a voice were saved.',
    'POST /v1/voices/{voice_id}/settings/edit',
  ),
  voice_sample_deleted: byCall(
    'A recording of a voice was deleted.',
    'DELETE /v1/voices/{voice_id}/samples/{sample_id}',
  ),
  voice_bookmarked: byCall(
    'A voice of the library was bookmarked or not.',
    'POST /v1/public/shared-voices/{public_user_id}/{voice_id}/bookmark',
  ),
  voice_link_created: byCall('A voice was shared by a link.', 'POST /v1/voices/{voice_id}/share'),
  voice_published: byCall('A voice was offered to the library.', 'POST /v1/voices/{voice_id}/share-library'),
  voice_collection_created: byCall('A collection of voices was made.', 'POST /v1/voices/collections'),
  voice_collection_renamed: byCall(
    'A collection of voices was edited.',
    'PATCH /v1/voices/collections/{collection_id}',
  ),
  voice_collection_deleted: byCall(
    'A collection of voices was deleted.',
    'DELETE /v1/voices/collections/{collection_id}',
  ),
};

/** Voices made: cloned, trained, designed. */
export const voiceMakingEvents = {
  voice_cloned: byCall('A voice was cloned from recordings.', 'POST /v1/voices/add'),
  voice_verification_answered: byCall(
    'Somebody read a sentence to show that a voice is theirs.',
    'POST /v1/voices/{voice_id}/captcha',
  ),
  voice_verification_by_hand_requested: byCall(
    'Staff were asked to verify a voice.',
    'POST /v1/voices/{voice_id}/manual-verification',
  ),
  voice_designs_generated: byCall(
    'Voices were designed from a description.',
    'POST /v1/text-to-voice/design',
  ),
  voice_design_created: inApp('A designed voice was kept.'),
  voice_remixed: byCall('A voice was remixed.', 'POST /v1/text-to-voice/{voice_id}/remix'),
  voices_mixed: byCall('Voices were mixed.', 'POST /v1/text-to-voice/mix'),
  professional_voice_created: byCall('A professional voice was begun.', 'POST /v1/voices/pvc'),
  professional_voice_edited: byCall('A professional voice was edited.', 'POST /v1/voices/pvc/{voice_id}'),
  professional_sample_added: byCall(
    'A professional voice got recordings.',
    'POST /v1/voices/pvc/{voice_id}/samples',
  ),
  professional_sample_edited: byCall(
    'A recording of a professional voice was edited.',
    'POST /v1/voices/pvc/{voice_id}/samples/{sample_id}',
  ),
  professional_sample_deleted: byCall(
    'A recording of a professional voice was deleted.',
    'DELETE /v1/voices/pvc/{voice_id}/samples/{sample_id}',
  ),
  professional_speakers_separated: byCall(
    'The speakers of a recording were separated.',
    'POST /v1/voices/pvc/{voice_id}/samples/{sample_id}/separate-speakers',
  ),
  professional_training_started: byCall(
    'The training of a voice began.',
    'POST /v1/voices/pvc/{voice_id}/train',
  ),
  professional_training_cancelled: byCall(
    'The training of a voice was cancelled.',
    'POST /v1/voices/pvc/{voice_id}/cancel-training',
  ),
};

/** How words are pronounced. */
export const dictionaryEvents = {
  dictionary_created: byCall('A dictionary was made.', 'POST /v1/pronunciation-dictionaries/add-from-rules'),
  dictionary_imported: byCall(
    'A dictionary was read from a file.',
    'POST /v1/pronunciation-dictionaries/add-from-file',
  ),
  dictionary_renamed: byCall(
    'A dictionary was renamed or put away.',
    'PATCH /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}',
  ),
  dictionary_rules_saved: byCall(
    'The rules of a dictionary were saved.',
    'POST /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/set-rules',
  ),
  dictionary_deleted: byCall(
    'A dictionary was deleted.',
    'DELETE /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}',
  ),
  dictionary_downloaded: byCall(
    'A dictionary was downloaded.',
    'GET /v1/pronunciation-dictionaries/{dictionary_id}/{version_id}/download',
  ),
};
