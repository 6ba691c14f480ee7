import { ApiError } from '#web/shared/api/api-error.ts';

/** The server wants another password: its words belong to that field. */
export const isWeakPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === 'weak_password';
