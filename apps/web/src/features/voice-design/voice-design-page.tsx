import { useEffect } from 'react';
import { DesignRoom } from '#web/features/voice-design/design-room.tsx';
import { changeDraft } from '#web/features/voice-design/draft.ts';
import { useMessages } from '#web/features/voice-design/messages.ts';
import { MixRoom } from '#web/features/voice-design/mix/mix-room.tsx';
import { type DesignTab, designTabs, tabOf } from '#web/features/voice-design/paths.ts';
import { RemixRoom } from '#web/features/voice-design/remix/remix-room.tsx';
import { useRounds } from '#web/features/voice-design/rounds.ts';
import { VoicesFrame } from '#web/features/voices/index.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useRenewAfterMaking } from '#web/shared/making/use-renew-after-making.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const rooms = { design: <DesignRoom />, remix: <RemixRoom />, mix: <MixRoom /> } as const;
const isMaking = (rounds: { isMaking: boolean }): boolean => rounds.isMaking;

export function Page() {
  const t = useMessages();
  const { tab = 'design', voice } = useSearchValues(({ tab, voice }) => ({ tab: tabOf(tab), voice }));
  const navigate = useNavigate();
  useRenewAfterMaking(useRounds, isMaking);
  useEffect(() => {
    if (voice !== undefined) changeDraft({ voiceId: voice });
  }, [voice]);
  const open = (next: DesignTab) =>
    void navigate({ to: '.', search: next === 'design' ? {} : { tab: next } });
  return (
    <VoicesFrame>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={open}
        tabs={designTabs.map((value) => ({ value, label: t(value), content: rooms[value] }))}
        className="flex min-h-0 flex-1 flex-col"
        listClassName="shrink-0 px-6 max-sm:px-4"
        panelClassName="flex min-h-0 flex-1 flex-col"
      />
    </VoicesFrame>
  );
}
