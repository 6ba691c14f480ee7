/** RTE-141. */
export const DEFAULT_DESTINATION = '/app/home';
export const SIGN_IN_PATH = '/app/sign-in';

let own: readonly string[] = [];

/**
 * The app's own pages, as the router writes them (`/app/speech-to-text/$transcriptionId`): each is a place to come back
 * to after a sign-in, besides the addresses that the specification names (RTE-131, RTE-138, RTE-142 to RTE-159). Apart
 * from the judging of them, which the first load has no need of.
 */
export function connectDestinations(paths: readonly string[]): void {
  own = paths;
}

export const ownDestinations = (): readonly string[] => own;
