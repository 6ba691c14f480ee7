import { AccountDetails } from '#web/features/settings/account-details.tsx';
import { AppearanceChoice } from '#web/features/settings/appearance-choice.tsx';
import { useMessages } from '#web/features/settings/messages.ts';
import { OwnData } from '#web/features/settings/own-data.tsx';
import { Part } from '#web/features/settings/part.tsx';
import { PrivacyChoices } from '#web/features/settings/privacy-choices.tsx';
import { ProfileForm } from '#web/features/settings/profile-form.tsx';
import { signOut } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';

export function Page() {
  const t = useMessages();
  return (
    <div className="flex flex-col divide-y">
      <Part id="account" title={t('account')}>
        <AccountDetails />
      </Part>
      <Part id="profile" title={t('profile')} text={t('profileText')}>
        <ProfileForm />
      </Part>
      <Part id="appearance" title={t('appearance')} text={t('appearanceText')}>
        <AppearanceChoice />
      </Part>
      <Part id="privacy" title={t('privacy')}>
        <PrivacyChoices />
      </Part>
      <Part id="data" title={t('data')} text={t('dataText')}>
        <OwnData />
      </Part>
      <Part id="session" title={t('session')} text={t('sessionText')}>
        <SignOutButton />
      </Part>
    </div>
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
