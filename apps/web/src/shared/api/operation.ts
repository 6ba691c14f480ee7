import type { AnswerOf, BodyOf, Operations, ParamsOf, QueryOf } from '@mynah/contract';
import type { UploadedFile } from '@mynah/contract/uploads';
import type { UploadProgress } from '#web/shared/api/upload-fetch.ts';

/** Method and path of a route, as the contract declares it: `GET /v1/voices/{voice_id}`. */
export type Operation = keyof Operations;

/** Operations that answer with one JSON object, or with nothing. */
export type JsonOperation = {
  [O in Operation]: Operations[O]['answer'] extends { kind: 'json' | 'empty' } ? O : never;
}[Operation];

/** What a JSON operation answers. */
export type Answered<O extends Operation> = Operations[O]['answer'] extends { kind: 'json' }
  ? AnswerOf<Operations[O]>
  : undefined;

type List<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
/** What a caller may give: no list of it is changed. */
type Lists<Values> = { [Name in keyof Values]: List<Values[Name]> };

/** What an operation takes as JSON. */
export type JsonOf<O extends Operation> = Lists<BodyOf<Operations[O]>>;

type None = Record<never, never>;

type ParamsPart<O extends Operation> = string extends keyof ParamsOf<Operations[O]>
  ? None
  : { params: ParamsOf<Operations[O]> };

/** A null is left out, as undefined is. */
type Nullable<Query> = { [Name in keyof Query]: List<Query[Name]> | null };
/** What an operation takes in its query. */
export type QueryFor<O extends Operation> = Nullable<QueryOf<Operations[O]>>;
type QueryPart<O extends Operation> = string extends keyof QueryOf<Operations[O]>
  ? None
  : object extends QueryOf<Operations[O]>
    ? { query?: QueryFor<O> }
    : { query: QueryFor<O> };

/** Where the server reads a file the browser gives one; all else is as the route declares it. */
type FormValue<Value> = Value extends UploadedFile
  ? File
  : Value extends readonly UploadedFile[]
    ? readonly File[]
    : Value;
export type FormOf<O extends Operation> = {
  [Name in keyof JsonOf<O>]: FormValue<JsonOf<O>[Name]>;
};

type BodyPart<O extends Operation> =
  JsonOf<O> extends undefined
    ? None
    : Operations[O] extends { upload?: true }
      ? {
          form: FormOf<O>;
          /** Told how much of the form has been sent. */
          onUpload?: (progress: UploadProgress) => void;
        }
      : object extends JsonOf<O>
        ? { json?: JsonOf<O> }
        : { json: JsonOf<O> };

/** The parts of an address. */
export type AddressParts<O extends Operation> = ParamsPart<O> & QueryPart<O>;

/** All that an operation is sent with. */
export type CallOptions<O extends Operation> = AddressParts<O> &
  BodyPart<O> & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    /** The token calls themselves go out without a token. */
    anonymous?: boolean;
    /** Goes out though the page is being left. */
    keepalive?: boolean;
  };

/** Options that may be left out where nothing in them is needed. */
export type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];
