import { ApiError, errorText } from '#web/shared/api/api-error.ts';

/** The sentence of the form, but patience is asked for in its own words (ACC-029). */
export function failureText(error: unknown, sentence: string): string {
  const isTooMany = error instanceof ApiError && error.reason === 'too_many_attempts';
  return isTooMany ? errorText(error) : sentence;
}
