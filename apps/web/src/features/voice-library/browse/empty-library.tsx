import { Users } from 'lucide-react';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The server's own voices take its neural engine: without it only people's stand here. */
export function EmptyLibrary() {
  const t = useMessages();
  const state = useAppConfig().data?.speech.state;
  const text = state === 'loading' ? 'emptyLoading' : state === 'fallback' ? 'emptyFallback' : 'emptyText';
  return <EmptyState icon={<Users aria-hidden />} title={t('emptyTitle')} text={t(text)} />;
}
