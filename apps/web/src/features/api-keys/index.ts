export { useApiKeys, useKeyCalls } from '#web/features/api-keys/api-keys.requests.ts';
export { KeyDialog } from '#web/features/api-keys/key-dialog.tsx';
export { changeOf, type KeyForm, newKeyOf } from '#web/features/api-keys/key-form.ts';
export { KeyMenu } from '#web/features/api-keys/key-menu.tsx';
export { KeyTable } from '#web/features/api-keys/key-table.tsx';
export { NewKeyDialog } from '#web/features/api-keys/new-key-dialog.tsx';
