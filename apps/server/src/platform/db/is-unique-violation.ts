/** Whether a row was refused because another has its key: the database's word, which may come wrapped. */
export const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && cause.code === '23505') ||
    (cause.cause !== undefined && isUniqueViolation(cause.cause)));
