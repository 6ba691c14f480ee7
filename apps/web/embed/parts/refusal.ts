interface Refusal {
  detail?: { message?: string } | { msg?: string }[];
}

/** What the server says of a request that it refused, in words for people. */
export async function messageOf(answer: Response, otherwise: string): Promise<string> {
  const { detail } = (await answer.json().catch(() => ({}))) as Refusal;
  const message = Array.isArray(detail) ? detail[0]?.msg : detail?.message;
  return message ?? otherwise;
}
