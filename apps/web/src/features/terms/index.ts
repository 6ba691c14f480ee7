export { UpdatedTermsHost } from '#web/features/terms/updated-terms-host.tsx';
