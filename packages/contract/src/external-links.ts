/**
 * The product's links to places outside of it, in the order in which they show (RTE-134). Their addresses are
 * settings of the operator; where one is not set its link is hidden (RTE-135).
 */
export const externalLinks = [
  'help_center',
  'docs_guides',
  'community_chat',
  'help_mailbox',
  'ios_reader_app',
  'android_reader_app',
  'affiliate_dashboard',
  'privacy_opt_out',
  'legal_mailbox',
] as const;
export type ExternalLink = (typeof externalLinks)[number];
