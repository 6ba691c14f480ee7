/** What a real-time message is about (WSP-089). */
export const entityKinds = [
  'user',
  'project',
  'chapter',
  'block',
  'message',
  'event',
  'dubbing',
  'workspace',
] as const;
export type EntityKind = (typeof entityKinds)[number];
