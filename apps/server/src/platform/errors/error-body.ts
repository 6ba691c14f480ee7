import type { z } from 'zod';
import type { Failure } from './failure.ts';
import { failureKindTraits } from './failure-kinds.ts';

/** The API's body of an error: of a 422, whoever found it, the list form; else one object. */
export function errorBody(failure: Failure, requestId: string) {
  const { kind, loc = ['body'], message, code } = failure;
  if (kind === 'unprocessable') return { detail: [{ loc, msg: message, type: code }] };
  return {
    detail: {
      type: failureKindTraits[failure.kind].type,
      code: failure.code,
      status: failure.code,
      message: failure.message,
      request_id: requestId,
      ...failure.data,
    },
    ...failure.beside,
  };
}

/** The body of a failure towards a directory; `scimType` stands in the failure's data (RFC 7644, 3.12). */
export function scimErrorBody(failure: Failure) {
  const { scimType } = failure.data ?? {};
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(failureKindTraits[failure.kind].status),
    ...(scimType ? { scimType } : {}),
    detail: failure.message,
  };
}

/** The message of a socket before it closes. */
export function socketErrorBody(failure: Failure) {
  return {
    message: failure.message,
    error: failure.code,
    code: failureKindTraits[failure.kind].socketClose,
  };
}

export type InputPart = 'body' | 'query' | 'path' | 'header';

/** The API's body of a validation error, status 422: one entry a fault. */
export function validationBody(part: InputPart, issues: readonly z.core.$ZodIssue[]) {
  return {
    detail: issues.map((issue) => ({
      loc: [part, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
      msg: isMissing(issue) ? 'Field required' : issue.message,
      type: isMissing(issue) ? 'missing' : issue.code,
    })),
  };
}

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' && 'input' in issue && issue.input === undefined;
