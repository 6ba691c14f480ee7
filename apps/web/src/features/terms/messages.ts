import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('terms', {
  title: 'Updated Terms',
  effective: 'Effective {{date}}',
  builtIn:
    'Where you live, the law requires your consent before voice recordings are turned into biometric data, such as a voiceprint. By accepting, you agree that this server creates and stores such data to provide its voice features to you, until you delete it or your account.',
  privacyPolicy: 'Privacy policy',
  accept: 'Accept',
});
