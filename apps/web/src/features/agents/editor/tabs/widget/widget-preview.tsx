import type { WidgetAnswer } from '@mynah/contract/agents/registry/widget';
import { widgetOf } from '@mynah/contract/agents/registry/widget-of';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/widget/messages.ts';
import { signedAddress } from '#web/features/agents/talking/addresses.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The element of `apps/web/embed/widget`, as far as it is used here. */
interface WidgetElement extends HTMLElement {
  settings: WidgetAnswer['widget_config'] | undefined;
  address?: () => Promise<URL>;
  expand(): void;
  collapse(): void;
}

/** Its own file, the same that websites load: what is shown here is what visitors see. */
const script = '/embed/widget.js';

const scriptQuery = {
  queryKey: ['widget-script'],
  queryFn: async () => {
    await loadCode(() => import(/* @vite-ignore */ script));
    return true;
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
};

/** The widget itself, as it is set on this page; who talks to it talks to the agent as it is on this page. */
export function WidgetPreview() {
  const t = useMessages();
  const { isSuccess, error, refetch } = useQuery(scriptQuery);
  return (
    <Card className="p-5">
      <h2 className="font-semibold text-15">{t('preview')}</h2>
      <p className="mt-0.5 text-13 text-ink-2">{t('previewText')}</p>
      <div className="mt-4">
        {error ? (
          <ErrorState error={error} title={t('previewFailed')} onRetry={() => void refetch()} />
        ) : isSuccess ? (
          <Stage />
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-140 w-full" />
          </div>
        )}
      </div>
    </Card>
  );
}

function Stage() {
  const t = useMessages();
  const editor = useEditor();
  const latest = useRef(editor);
  latest.current = editor;
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<WidgetElement>(undefined);
  const { conversation_config, platform_settings } = editor.content;
  const settings = useMemo(
    () => widgetOf({ conversation_config, platform_settings }),
    [conversation_config, platform_settings],
  );
  useEffect(() => {
    const element = document.createElement('mynah-agent') as WidgetElement;
    element.address = async () => {
      const { agent, isChanged, flush } = latest.current;
      await flush();
      return signedAddress(agent.agent_id, { branchId: agent.branch_id, isDraft: isChanged });
    };
    // space presses the widget's buttons, and does not play what the app's player holds
    element.addEventListener('keydown', (event) => event.key === ' ' && event.stopPropagation());
    place.current?.append(element);
    widget.current = element;
    return () => element.remove();
  }, []);
  useEffect(() => {
    if (widget.current) widget.current.settings = settings;
  }, [settings]);
  const opens = settings.default_expanded;
  useEffect(() => {
    if (opens) widget.current?.expand();
    else widget.current?.collapse();
  }, [opens]);
  return (
    // the widget stands in a corner of its page: here, of this box
    <section
      ref={place}
      aria-label={t('previewStage')}
      className="h-140 overflow-hidden rounded-lg border bg-sunken contain-layout"
    />
  );
}
