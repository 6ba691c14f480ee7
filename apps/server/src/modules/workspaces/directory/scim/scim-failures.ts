import { Failure } from '../../../../platform/errors/index.ts';

type InvalidType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidValue'
  | 'invalidSyntax'
  | 'mutability'
  | 'noTarget';

/** The standard's own words for what is wrong go along (RFC 7644, table 9). */
export const scimInvalid = (scimType: InvalidType, message: string, cause?: unknown): Failure =>
  new Failure('invalid_request', message, { data: { scimType }, cause });

export const scimTaken = (message: string): Failure =>
  new Failure('conflict', message, { data: { scimType: 'uniqueness' } });
