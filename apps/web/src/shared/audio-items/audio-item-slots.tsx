import { type AudioItemSubject, audioItemActions } from '#web/shared/audio-items/audio-item-actions.ts';

export function AudioItemButtons({ subject }: { subject: AudioItemSubject }) {
  return audioItemActions().map(({ order, Button }) => Button && <Button key={order} subject={subject} />);
}

export function AudioItemMenuEntries({ subject }: { subject: AudioItemSubject }) {
  return audioItemActions().map(
    ({ order, MenuEntry }) => MenuEntry && <MenuEntry key={order} subject={subject} />,
  );
}

export function AudioItemHosts() {
  return audioItemActions().map(({ order, Host }) => Host && <Host key={order} />);
}
