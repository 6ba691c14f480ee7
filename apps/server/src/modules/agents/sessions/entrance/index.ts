/** Who may talk to an agent, and from where. */
export { type Entrance, enter, type Knock } from './enter.ts';
export { getSignedUrl } from './get-signed-url.ts';
export { takePlace } from './limits.ts';
export { getLink } from './shared-link.ts';
export { showWidget } from './show-widget.ts';
export { invitationSeconds, signerOf, signInvitation } from './signed-address.ts';
