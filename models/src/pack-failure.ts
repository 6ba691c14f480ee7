/** Why a pack cannot be had, in one sentence. */
export class PackFailure extends Error {}
