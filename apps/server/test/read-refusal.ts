interface Refusal {
  status: number;
  /**
   * `detail.status`; of a 422 the type of its first entry; of OpenAI's shape its code; of a SCIM answer, whose shape has
   * no code, what its sentence means.
   */
  code: string | undefined;
  message: string;
  /** The whole answer. */
  body: unknown;
}

/** Of an object, or of an entry of a 422. */
interface Detail {
  status?: string;
  message?: string;
  type?: string;
  msg?: string;
}

const scimCodes: readonly [RegExp, string][] = [
  [/^Send an API key/, 'needs_authorization'],
  [/^The API key is unknown/, 'invalid_api_key'],
  [/is missing the permission/, 'missing_permissions'],
  [/^Your role in this workspace does not include/, 'permission_denied'],
  [/^There is no |not found/, 'not_found'],
];

/** What a refused call says, in the API's shape, OpenAI's or a directory's (RFC 7644, 3.12). */
export async function readRefusal(answer: Response): Promise<Refusal> {
  const type = answer.headers.get('content-type') ?? '';
  const { status } = answer;
  if (!type.includes('json')) return { status, code: undefined, message: '', body: undefined };
  const body = (await answer.json()) as {
    detail?: Detail | Detail[] | string;
    error?: { code: string; message: string };
  };
  if (body.error) return { status, ...body.error, body };
  const { detail } = body;
  if (typeof detail === 'string') {
    return {
      status,
      code: scimCodes.find(([sentence]) => sentence.test(detail))?.[1],
      message: detail,
      body,
    };
  }
  const first = Array.isArray(detail) ? detail[0] : detail;
  return { status, code: first?.status ?? first?.type, message: first?.message ?? first?.msg ?? '', body };
}
