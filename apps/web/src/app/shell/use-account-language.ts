import { useEffect } from 'react';
import { useUser } from '#web/shared/account/account.requests.ts';
import { keepLanguageChoice, readLanguageChoice } from '#web/shared/language/interface-language.ts';

/** Who signs in on another device finds the app in the language that they chose; it is loaded once more for that. */
export function useAccountLanguage(): void {
  const language = useUser().data?.interface_language;
  useEffect(() => {
    if (!language || language === readLanguageChoice()) return;
    keepLanguageChoice(language);
    // a browser that keeps nothing would load for ever
    if (readLanguageChoice() === language) location.reload();
  }, [language]);
}
