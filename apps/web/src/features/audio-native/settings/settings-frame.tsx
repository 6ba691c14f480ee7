import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type AudioNativeSettings,
  changeSettings,
  type SettingsChange,
  settingsKey,
  settingsQuery,
} from '#web/features/audio-native/audio-native.requests.ts';
import { AudioNativeFrame } from '#web/features/audio-native/audio-native-frame.tsx';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type SettingsFrameProps = {
  children: (settings: AudioNativeSettings) => ReactNode;
};

/** A page of what holds for all players of the workspace. */
export function SettingsFrame({ children }: SettingsFrameProps) {
  const t = useMessages();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <AudioNativeFrame className="max-w-180">
      {data && children(data)}
      {!data && error && (
        <Card>
          <ErrorState error={error} title={t('settingsFailed')} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loadingSettings')} className="flex flex-col gap-5">
          <Skeleton className="h-60" />
          <Skeleton className="h-40" />
        </div>
      )}
    </AudioNativeFrame>
  );
}

export function useSaveSettings() {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async (change: SettingsChange): Promise<void> => {
    setBusy(true);
    const isSaved = await okOrToast(
      changeSettings(change).then((settings) => queryClient.setQueryData(settingsKey, settings)),
    );
    setBusy(false);
    if (isSaved) toast.success(t('saved'));
  };
  return { save, isBusy };
}
