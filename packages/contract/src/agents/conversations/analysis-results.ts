/** How a conversation, or one criterion of it, came out. */
export const successResults = ['success', 'failure', 'unknown'] as const;
export type SuccessResult = (typeof successResults)[number];
