import { lazy } from '#web/shared/connection/lazy.ts';
import { useFreshFactorQuestion } from '#web/shared/session/fresh-factor.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

const FreshFactorDialogs = lazy(async () => ({
  default: (await import('#web/features/security/fresh-factor-dialog.tsx')).FreshFactorDialogs,
}));

/** Stands once in the app and asks what `withFreshFactor` wants to know. */
export function FreshFactorHost() {
  const isAsking = useFreshFactorQuestion(({ question }) => question !== null);
  return (
    <FromFirstOpening isOpen={isAsking}>
      <FreshFactorDialogs />
    </FromFirstOpening>
  );
}
