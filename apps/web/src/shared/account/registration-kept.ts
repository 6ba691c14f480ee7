/** No account data: it must outlive the change of accounts in a browser. */
export const REGISTRATION_KEY = 'registration_source';

/** Whether somebody signed up here who has not signed in since; all that every start needs to know of it. */
export const hasRegistrationToFinish = (): boolean => localStorage.getItem(REGISTRATION_KEY) !== null;
