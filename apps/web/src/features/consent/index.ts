export { ConsentForm } from '#web/features/consent/consent-form.tsx';
export { ConsentHost } from '#web/features/consent/consent-host.tsx';
export { SaleSwitch } from '#web/features/consent/sale-switch.tsx';
