import { Failure, type FailureDetails } from '../../platform/errors/index.ts';

export const dictionaryNotFound = (id: string, details?: FailureDetails): Failure =>
  new Failure(
    'pronunciation_dictionary_not_found',
    `The workspace has no pronunciation dictionary with the id ${id}.`,
    details,
  );
