interface Member {
  userId: string;
  isOwner: boolean;
}

/** Time to think again, after which everything is erased. */
export const deletionDelayMs = 14 * 24 * 3600_000;

/** An owner with others around them cannot go: the workspace would be nobody's. */
export const ownsShared = (userId: string, members: readonly Member[]): boolean =>
  members.length > 1 && members.some((member) => member.isOwner && member.userId === userId);
