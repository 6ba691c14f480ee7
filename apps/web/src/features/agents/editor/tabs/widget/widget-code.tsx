import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/widget/messages.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import { useServerAddress } from '#web/shared/app-config.ts';
import { Card } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';

/** What a website is given so that the agent stands on it: `docs/agents-widget.md`. */
export function WidgetCode() {
  const t = useMessages();
  const { agent } = useEditor();
  const server = useServerAddress();
  // as callers find it: what is not published closes nothing yet
  const isPrivate = agent.platform_settings.auth.enable_auth;
  const place = isPrivate ? 'signed-url="SIGNED_URL"' : `agent-id="${agent.agent_id}"`;
  const code = `<mynah-agent ${place}></mynah-agent>
<script type="module" src="${server}/embed/widget.js"></script>`;
  return (
    <Card className="p-5">
      <h2 className="font-semibold text-15">{t('website')}</h2>
      <p className="mt-0.5 max-w-130 text-13 text-ink-2">{t(isPrivate ? 'websitePrivate' : 'websiteText')}</p>
      <CodeBlock
        className="mt-4"
        samples={[
          { language: 'HTML', code },
          ...(isPrivate ? [{ language: 'curl' as const, code: signedCall(server, agent.agent_id) }] : []),
        ]}
      />
    </Card>
  );
}

const signedCall = (server: string, agentId: string): string => {
  const query = { agent_id: agentId };
  const path = addressOf('GET /v1/convai/conversation/get-signed-url', { query });
  return `curl "${server}${path}" \\
  -H "xi-api-key: $MYNAH_API_KEY"`;
};
