import type { NotificationSeverity } from '@mynah/contract/accounts/notifications';
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

type Look = { icon: LucideIcon; iconClass: string; bannerClass: string };

/** The four looks (NOT-003): each differs by its sign, not by color alone. */
export const LOOKS: Record<NotificationSeverity, Look> = {
  success: { icon: CircleCheck, iconClass: 'text-positive', bannerClass: 'bg-positive-soft text-positive' },
  info: { icon: Info, iconClass: 'text-ink-2', bannerClass: 'bg-active text-ink' },
  warning: {
    icon: TriangleAlert,
    iconClass: 'text-accent-ink',
    bannerClass: 'bg-accent-soft text-accent-ink',
  },
  error: { icon: CircleX, iconClass: 'text-danger', bannerClass: 'bg-danger-soft text-danger' },
};
