const prefix = 'rollover:';

/** Names what a period left: it is rolled over once. */
export const rolloverReference = (periodEndsAt: Date): string => `${prefix}${periodEndsAt.toISOString()}`;

export const isRolledOver = ({ reference }: { reference: string | null }): boolean =>
  reference?.startsWith(prefix) ?? false;
