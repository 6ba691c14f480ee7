import { useMessages } from '#web/features/email-links/messages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { redirectOf } from '#web/shared/session/redirect-target.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The way on to the sign-in page, with what the mail's link carried. */
export function SignInButton({ continueUrl }: { continueUrl: string }) {
  const t = useMessages();
  return (
    <Link
      to={SIGN_IN_PATH}
      search={{ redirect: redirectOf(continueUrl) }}
      className={buttonClass({ variant: 'primary' })}
    >
      {t('goToSignIn')}
    </Link>
  );
}

export function BackToSignIn() {
  const t = useMessages();
  return (
    <p className="mt-5 text-center text-13">
      <Link
        to={SIGN_IN_PATH}
        search={{}}
        className="text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        {t('backToSignIn')}
      </Link>
    </p>
  );
}
