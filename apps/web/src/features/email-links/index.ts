/** The door of the email links: what other pages may use. */
export { ChangeEmailDialog } from '#web/features/email-links/change-email-dialog.tsx';
export { EmailChangeHost } from '#web/features/email-links/email-change-host.tsx';
export { EmailInbox } from '#web/features/email-links/email-inbox.tsx';
