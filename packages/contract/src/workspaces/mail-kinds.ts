/** What a mail to a person is about. */
export const mailKinds = [
  'verification',
  'password',
  'invite',
  'security',
  'account',
  'notification',
  'text_message',
] as const;
export type MailKind = (typeof mailKinds)[number];
