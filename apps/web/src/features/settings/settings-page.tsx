import type { ReactNode } from 'react';
import { AccountDetails } from '#web/features/settings/account-details.tsx';
import { AppearanceChoice } from '#web/features/settings/appearance-choice.tsx';
import { useMessages } from '#web/features/settings/messages.ts';
import { signOut } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';

export function Page() {
  const t = useMessages();
  return (
    <div className="flex flex-col divide-y">
      <Part title={t('account')}>
        <AccountDetails />
      </Part>
      <Part title={t('appearance')} text={t('appearanceText')}>
        <AppearanceChoice />
      </Part>
      <Part title={t('session')} text={t('sessionText')}>
        <SignOutButton />
      </Part>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 py-8 md:grid-cols-[240px_minmax(0,1fr)] md:gap-8">
      <div>
        <h2 className="font-semibold text-15 tracking-[-0.01em]">{title}</h2>
        {text && <p className="mt-1 text-12 text-ink-3">{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

function SignOutButton() {
  const t = useMessages();
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t('signOutTitle'),
      description: t('sessionText'),
      confirmLabel: t('signOut'),
    });
    if (isConfirmed) await signOut();
  };
  return <Button onClick={() => void ask()}>{t('signOut')}</Button>;
}
