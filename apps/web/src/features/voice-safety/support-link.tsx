import { useMessages } from '#web/features/voice-safety/messages.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { isSecureUrl } from '#web/shared/secure-url.ts';
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx';

/** To the operator's help center, or to their mailbox; nothing where there is neither. */
export function SupportLink(look: ButtonLook) {
  const t = useMessages();
  const config = useAppConfig().data;
  const addresses = [config?.brand.support_url, config?.links?.help_mailbox];
  const address = addresses.find((one) => one && (one.startsWith('mailto:') || isSecureUrl(one)));
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'primary', ...look })}
    >
      {t('contact')}
    </a>
  );
}
