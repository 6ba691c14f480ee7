import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('terms', {
  title: 'Updated Terms',
  effective: 'Effective {{date}}',
  builtIn:
    'Where you live, the law asks for your consent before voice recordings are turned into biometric data, such as a voice print. By accepting you agree that this server makes and keeps such data to provide its voice features to you, until you delete it or your account.',
  privacyPolicy: 'Privacy policy',
  accept: 'Accept',
});
