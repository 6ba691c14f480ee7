import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { addressOf } from '#web/shared/api/address-of.ts';

type Looks = { small: boolean; textColor: string; backgroundColor: string };

const place = addressOf('GET /embed/article', { query: { preview: 'true' } });

/** The player itself, in a frame as on a website, which takes the colors as they are chosen. */
export function PlayerPreview({ looks }: { looks: Looks }) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState(86);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<{ isReady?: boolean; height?: number }>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.isReady) setReady(true);
      if (data.height) setHeight(data.height);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ looks }, location.origin);
  }, [isReady, looks]);
  return (
    <iframe
      ref={frame}
      src={place}
      title={t('preview')}
      className="w-full border-0 scheme-light"
      style={{ height }}
    />
  );
}
