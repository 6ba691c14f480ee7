import { Failure } from '../errors/index.ts';

export const unavailable = (message: string, cause?: unknown): Failure =>
  new Failure('language_model_unavailable', message, { cause });
