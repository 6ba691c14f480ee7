import { useEffect } from 'react';
import {
  type AudioItemSubject,
  loadAudioItemActions,
  useAudioItemActions,
  useLoadedActions,
} from '#web/shared/audio-items/audio-item-actions.ts';
import { whenIdle } from '#web/shared/when-idle.ts';

export function AudioItemButtons({ subject }: { subject: AudioItemSubject }) {
  return useAudioItemActions().map(({ order, Button }) => Button && <Button key={order} subject={subject} />);
}

export function AudioItemMenuEntries({ subject }: { subject: AudioItemSubject }) {
  return useAudioItemActions().map(
    ({ order, MenuEntry }) => MenuEntry && <MenuEntry key={order} subject={subject} />,
  );
}

/** There before the first press on an action, not before the page. */
export function AudioItemHosts() {
  useEffect(() => whenIdle(loadAudioItemActions), []);
  return useLoadedActions().map(({ order, Host }) => Host && <Host key={order} />);
}
