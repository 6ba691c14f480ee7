import type { Platform } from '../../../platform/platform.ts';

/** The addresses that providers and directories know this server by. */
export function serviceAddresses({ publicUrl }: Platform, workspaceId: string) {
  const base = publicUrl();
  const saml = `${base}/v1/single-sign-on/saml/${workspaceId}`;
  return {
    /** Is the entity id as well. */
    samlMetadata: `${saml}/metadata`,
    samlAcs: `${saml}/acs`,
    oidcRedirect: `${base}/v1/single-sign-on/oidc/callback`,
    scim: `${base}/scim/v2`,
  };
}

/** The page of the web app that people come back to: from there on the browser is on its own site again. */
export const returnPage = '/app/single-sign-on';
/** Where an admin comes back to after a test. */
export const testPage = '/app/workspace/security';
