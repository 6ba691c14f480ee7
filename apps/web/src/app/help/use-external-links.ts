import { type ExternalLink, externalLinks } from '@mynah/contract/external-links';
import type { AppConfig } from '@mynah/contract/site';
import {
  BookOpen,
  HeartHandshake,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Scale,
  Smartphone,
  UserLock,
} from 'lucide-react';
import { useMessages } from '#web/app/help/messages.ts';
import { useSupportAddress } from '#web/app/shell/use-support-address.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { isSecureUrl } from '#web/shared/secure-url.ts';

const ICONS: Record<ExternalLink, LucideIcon> = {
  help_center: LifeBuoy,
  docs_guides: BookOpen,
  community_chat: MessagesSquare,
  help_mailbox: Mail,
  ios_reader_app: Smartphone,
  android_reader_app: Smartphone,
  affiliate_dashboard: HeartHandshake,
  privacy_opt_out: UserLock,
  legal_mailbox: Scale,
};

export type HelpLink = { id: ExternalLink; label: string; icon: LucideIcon; address: string };

/** The operator's links in their fixed order; those that are not set are left out (RTE-134, RTE-135). */
export function useExternalLinks(): HelpLink[] {
  const t = useMessages();
  const addresses = useAppConfig().data?.links;
  const support = useSupportAddress();
  return shownLinks(addresses, support).map(({ id, address }) => ({
    ...{ id, address },
    label: t(id),
    icon: ICONS[id],
  }));
}

/** The help center is told the page that the user comes from, which `support` carries. */
export function shownLinks(addresses: AppConfig['links'] | undefined, support: string | undefined) {
  return externalLinks.flatMap((id) => {
    const address = id === 'help_center' ? support : addresses?.[id];
    return address && isSafe(address) ? [{ id, address }] : [];
  });
}

/** A mailbox, a page of this server, or a page elsewhere over https (RTE-161). */
const isSafe = (address: string): boolean =>
  address.startsWith('mailto:') || /^\/(?!\/)/.test(address) || isSecureUrl(address);
