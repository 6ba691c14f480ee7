import { defineMessages } from '#web/shared/messages.ts';

/** Of the parts of the page: known to the search before the page is loaded. */
export const searchTitles = {
  signOn: 'Single sign-on',
  domains: 'Domains',
  directory: 'Directory (SCIM)',
};

export const { message: searchTitle } = defineMessages('workspace-security-search', searchTitles);
