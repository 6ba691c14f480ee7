import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/sign-in/messages.ts';
import { setupStatusQuery } from '#web/shared/account/setup.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { Link } from '#web/shared/routing/index.ts';

/** The way to an account, where one can be made. */
export function SignUpHint() {
  const t = useMessages();
  const { redirect } = useSearchValues(({ redirect }) => ({ redirect }));
  const { data: config } = useAppConfig();
  const { data: setup } = useQuery(setupStatusQuery);
  if (!config || config.sign_up === 'closed' || !setup || setup.needs_setup) return null;
  return (
    <p className="mt-5 text-center text-13 text-ink-2">
      {t('noAccount')}{' '}
      <Link
        to="/app/sign-up"
        search={redirect === undefined ? {} : { redirect }}
        className="font-medium text-ink underline underline-offset-4"
      >
        {t('signUp')}
      </Link>
    </p>
  );
}
