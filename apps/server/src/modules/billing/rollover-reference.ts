const prefix = 'rollover:';

/** Names what a period left: it is rolled over once. */
export const rolloverReference = (periodEndsAt: Date): string => `${prefix}${periodEndsAt.toISOString()}`;

export const isRolledOver = ({ reference }: { reference: string | null }): boolean =>
  reference?.startsWith(prefix) ?? false;

/** Names a plan that rose within a period, with the credits of the one before. */
export const riseReference = (periodEndsAt: Date, formerLimit: number): string =>
  `${risePrefix(periodEndsAt)}${formerLimit}`;

export const risePrefix = (periodEndsAt: Date): string => `rise:${periodEndsAt.toISOString()}:`;
