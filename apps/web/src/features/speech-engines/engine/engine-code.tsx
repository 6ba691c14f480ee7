import { useMessages } from '#web/features/speech-engines/messages.ts';
import { useServerAddress } from '#web/shared/app-config.ts';
import { Card } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';

/** The server that thinks, and the page that talks: `docs/agents-speech-engines.md`. */
export function EngineCode({ engineId }: { engineId: string }) {
  const t = useMessages();
  const server = useServerAddress();
  return (
    <Card className="p-5">
      <h2 className="font-semibold text-15">{t('code')}</h2>
      <p className="mt-0.5 max-w-130 text-13 text-ink-2">{t('codeText')}</p>
      <CodeBlock
        className="mt-4"
        samples={[
          { language: 'JavaScript', code: thinking(server, engineId) },
          { language: 'HTML', code: talking(server, engineId) },
        ]}
      />
    </Card>
  );
}

const thinking = (server: string, engineId: string): string => `import { createServer } from 'node:http';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';

const client = new ElevenLabsClient({ apiKey: process.env.MYNAH_API_KEY, baseUrl: '${server}' });
const engine = await client.speechEngine.update('${engineId}', {});

const server = createServer().listen(8080);
engine.attach(server, '/speech', {
  async onTranscript(transcript, signal, session) {
    const { content } = transcript.at(-1);
    await session.sendResponse(\`You said: \${content}\`);
  },
});`;

const talking = (
  server: string,
  engineId: string,
): string => `<mynah-agent agent-id="${engineId}"></mynah-agent>
<script type="module" src="${server}/embed/widget.js"></script>`;
