import type { z } from 'zod';
import type { Permission } from './permissions.ts';

/**
 * - `public`: no credential is looked at.
 * - `signed-in`: a browser session of any role; API keys are refused.
 * - `staff`: a browser session of somebody who runs the service (ACC-081).
 * - a permission: a session whose member has it, or an API key with that scope whose owner has it.
 * - `any`: a session or any API key, whatever its scopes.
 */
export type Access = 'public' | 'signed-in' | 'staff' | 'any' | Permission;

type ObjectSchema = z.ZodObject;

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a route answers; with status 200 where nothing else stands. */
export type Answer<Schema extends z.ZodType = z.ZodType> =
  | { kind: 'json'; schema: Schema; status?: 200 | 201 | 202; contentType?: string }
  /** One whole body of bytes, or a chunked one. */
  | { kind: 'bytes'; contentTypes: readonly string[] }
  /** JSON objects, each followed by two newlines (SPE-023), or each on a line of its own. */
  | { kind: 'json-stream'; schema: Schema; isByLines?: boolean }
  | { kind: 'event-stream' }
  | { kind: 'socket' }
  /** 204. */
  | { kind: 'empty' }
  /** 303: a browser goes on elsewhere. */
  | { kind: 'redirect' };

/**
 * A call of the API, on the wire's own names (snake_case). Server, web app and OpenAPI document are made from it.
 * `path` marks parameters as in OpenAPI: `/v1/voices/{voice_id}`.
 */
export interface Route<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodType = z.ZodType,
  Result extends Answer = Answer,
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Upload extends boolean = boolean,
> {
  /** `text-to-speech.convert`: area, dot, verb; unique. */
  id: string;
  method: Method;
  path: Path;
  /** Older addresses, which the same handler answers; the document does not name them. */
  aliases?: readonly string[];
  summary: string;
  access: Access;
  /** The credential may come otherwise than in a header (an address, a first message): the handler lets in. */
  authorizesLater?: boolean;
  /** Leave it out of the document: calls of the web app only. */
  internal?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body comes from another site's form, not as JSON. No other route reads one. */
  takesForm?: boolean;
  /** JSON that is read as the text that came: its signature is of the bytes. The body's schema is one of text. */
  takesText?: boolean;
  /** The body is a form with files (multipart/form-data); see `uploads.ts`. */
  upload?: Upload;
  /**
   * Failures in the shape of this protocol in place of the API's: of directories (RFC 7644, 3.12), or of OpenAI's API;
   * `openai-for-bearer` where only who shows an API key as OpenAI's clients do expects that.
   */
  failsAs?: 'scim' | 'openai' | 'openai-for-bearer';
  answer: Result;
}

/** Declares a route; the generics carry schemas, method and path to handler and client. */
export function route<
  Params extends ObjectSchema = z.ZodObject<Record<never, never>>,
  Query extends ObjectSchema = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends Answer = Answer,
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  Upload extends boolean = false,
>(
  declaration: Route<Params, Query, Body, Result, Method, Path, Upload>,
): Route<Params, Query, Body, Result, Method, Path, Upload> {
  return declaration;
}

export const json = <Schema extends z.ZodType>(
  schema: Schema,
  more: { status?: 200 | 201 | 202; contentType?: string } = {},
) => ({ kind: 'json', schema, ...more }) as const;
export const jsonStream = <Schema extends z.ZodType>(schema: Schema) =>
  ({ kind: 'json-stream', schema }) as const;
export const jsonLines = <Schema extends z.ZodType>(schema: Schema) =>
  ({ kind: 'json-stream', schema, isByLines: true }) as const;
export const bytes = (...contentTypes: string[]) => ({ kind: 'bytes', contentTypes }) as const;
export const eventStream = { kind: 'event-stream' } as const;
export const socket = { kind: 'socket' } as const;
export const empty = { kind: 'empty' } as const;
export const redirect = { kind: 'redirect' } as const;

/** The type of a route's JSON answer, as the wire has it. */
export type AnswerOf<R> = R extends { answer: { schema: infer S extends z.ZodType } } ? z.input<S> : never;

/** What a caller writes for a part of a route, as the wire has it; `undefined` where the route has none. */
export type ParamsOf<R> = R extends { params?: infer S extends z.ZodType } ? z.input<S> : never;
export type QueryOf<R> = R extends { query?: infer S extends z.ZodType } ? z.input<S> : never;
export type BodyOf<R> = R extends { body?: infer S extends z.ZodType } ? z.input<S> : never;
