import { mustAcceptBiometricTerms } from '@mynah/contract/accounts/location';
import { useLocationLookup } from '#web/features/terms/terms.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const UpdatedTermsDialog = lazy(async () => ({
  default: (await import('#web/features/terms/updated-terms-dialog.tsx')).UpdatedTermsDialog,
}));

/** Stands before all voice work of people in Illinois until they have accepted (PRV-002, PRV-005). */
export function UpdatedTermsHost() {
  useLocationLookup();
  const user = useUser().data;
  const isDue = user !== undefined && mustAcceptBiometricTerms(user);
  return (
    <FromFirstOpening isOpen={isDue}>
      <UpdatedTermsDialog isOpen={isDue} />
    </FromFirstOpening>
  );
}
