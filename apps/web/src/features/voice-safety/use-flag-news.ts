import type { FeatureFlag } from '@mynah/contract/feature-flags';
import type { SafetyControl } from '@mynah/contract/voices/voice-verification';
import { useEffect, useRef, useState } from 'react';
import {
  type FlaggedVoice,
  type Flags,
  flagsOf,
  newlyFlagged,
  withoutCaptchas,
} from '#web/features/voice-safety/transitions.ts';
import { useVoices } from '#web/features/voices/index.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { useServerEvent } from '#web/shared/events/event-bus.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';

const newCloning: FeatureFlag = 'new-ivc';

/** Voices that were flagged while the app was open, one after the other. */
export function useFlagNews(): { voice: FlaggedVoice | undefined; dismiss: () => void } {
  const isCloning = useIsCloning();
  const { data, dataUpdatedAt } = useVoices();
  const [waiting, setWaiting] = useState<readonly FlaggedVoice[]>([]);
  const before = useRef<Flags | undefined>(undefined);
  const changed = useRef(new Set<string>());
  const told = useRef(new Map<string, SafetyControl | null>());
  useRefreshOn('voice.safety-changed', ['voices']);
  useServerEvent('voice.safety-changed', ({ data: text }) => {
    changed.current.add((JSON.parse(text) as { voice_id: string }).voice_id);
  });
  useEffect(() => {
    // what was kept from another visit says nothing of now (VOI-054)
    if (!data || dataUpdatedAt === 0) return;
    const known = { before: before.current, changed: changed.current, told: told.current };
    const news = newlyFlagged(known, data);
    before.current = flagsOf(data);
    for (const [id, control] of before.current) if (control === null) told.current.delete(id);
    for (const { voice_id, control } of news) told.current.set(voice_id, control);
    const shown = isCloning ? withoutCaptchas(news) : news;
    if (shown.length > 0) setWaiting((others) => [...others, ...shown]);
  }, [data, dataUpdatedAt, isCloning]);
  return { voice: waiting[0], dismiss: () => setWaiting((others) => others.slice(1)) };
}

function useIsCloning(): boolean {
  const isOn = useAppConfig().data?.feature_flags?.[newCloning] === true;
  const { creationType } = useSearchValues(({ creationType }) => ({ creationType }));
  return isOn && creationType === 'cloneVoice';
}
