import { type InterfaceLanguage, interfaceLanguages } from '@mynah/contract/accounts/interface-language';
import { useMessages } from '#web/features/settings/messages.ts';
import { useEditMetadata } from '#web/features/settings/settings.requests.ts';
import { useUser } from '#web/shared/account/account.requests.ts';
import { keepLanguageChoice, languageFacts } from '#web/shared/language/interface-language.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const BROWSER = 'browser';

/** Kept with the account, and said from the next load of the app on, which follows at once. */
export function LanguageChoice() {
  const t = useMessages();
  const { data: user, isError } = useUser();
  const edit = useEditMetadata();
  const choose = async (choice: InterfaceLanguage | null) => {
    if (!(await okOrToast(edit.mutateAsync({ interface_language: choice })))) return;
    keepLanguageChoice(choice);
    location.reload();
  };
  if (!user) return isError ? null : <Skeleton className="h-9 w-64" />;
  return (
    <Select<InterfaceLanguage | typeof BROWSER>
      aria-label={t('language')}
      className="w-64 max-w-full"
      value={user.interface_language ?? BROWSER}
      disabled={edit.isPending}
      onChange={(value) => void choose(value === BROWSER ? null : value)}
      options={[
        { value: BROWSER, label: t('browserLanguage') },
        ...interfaceLanguages.map((value) => ({ value, label: languageFacts[value].name })),
      ]}
    />
  );
}
