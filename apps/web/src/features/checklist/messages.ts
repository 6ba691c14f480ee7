import { titles } from '#web/features/checklist/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('checklist', {
  ...titles,
  progress: 'Getting started, {{done}} of {{all}} done',
  count: '{{done}} of {{all}}',
  stepDone: 'Congratulations on completing a step in your onboarding checklist.',
  done: 'Done',
  open: 'Open',
  hide: 'Hide',
  markComplete: 'Mark as complete',
  allSteps: 'All steps',
  goneTitle: 'No checklist here',
  goneText: 'It was hidden or completed, or it isn’t turned on here.',
  speak: 'Generate speech',
  failed: 'Couldn’t load your checklist',
  generate_text_to_speech: 'Turn text into speech',
  generate_speech_to_speech: 'Change the voice of a recording',
  add_voice_to_voice_lab: 'Add a voice from the library',
  design_voice: 'Design a voice',
  create_dub: 'Dub a video',
  join_affiliate: 'Become an affiliate',
  generate_api_key: 'Create an API key',
});
