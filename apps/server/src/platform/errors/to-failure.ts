import { EngineFailure } from '@mynah/engine-spec';
import { isDatabaseAway } from '../db/database-away.ts';
import { diskFull, isDiskFull } from './disk-full.ts';
import { Failure } from './failure.ts';

/** Whatever was thrown, as a Failure: the only place that reads foreign errors. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (isDiskFull(thrown)) return diskFull(thrown);
  if (thrown instanceof EngineFailure) return fromEngine(thrown);
  if (isDatabaseAway(thrown)) return databaseUnavailable(thrown);
  const status = httpStatusOf(thrown);
  if (status === 413) {
    return new Failure('upload_file_size_exceeded', 'The request body is larger than this server accepts.', {
      cause: thrown,
    });
  }
  if (status === 429)
    return new Failure('rate_limit_exceeded', 'Too many requests. Wait a moment.', { cause: thrown });
  if (status !== undefined && status >= 400 && status < 500) {
    return new Failure('invalid_request', (thrown as Error).message, { cause: thrown });
  }
  return new Failure(
    'internal_server_error',
    'Something went wrong on the server. Use the request id to find it in the log.',
    {
      cause: thrown,
    },
  );
}

const databaseUnavailable = (cause: unknown): Failure =>
  new Failure('database_unavailable', 'The database isn’t responding. Try again in a moment.', {
    cause,
    retryAfterSeconds: 2,
  });

function fromEngine(failure: EngineFailure): Failure {
  switch (failure.kind) {
    case 'unspeakable':
      return new Failure('input_text_empty', failure.message, { cause: failure });
    case 'unsupported':
      return new Failure('invalid_request', failure.message, { cause: failure });
    case 'unavailable':
      return new Failure('engine_unavailable', failure.message, { cause: failure, retryAfterSeconds: 10 });
    default:
      return new Failure('engine_unavailable', 'The engine stopped. Try again.', {
        cause: failure,
        retryAfterSeconds: 1,
      });
  }
}

/** Errors of the HTTP library carry the status that they stand for. */
function httpStatusOf(thrown: unknown): number | undefined {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
