import type { CodeSample } from '#web/ui/code-block.tsx';

/** How a receiver checks what it gets, with the official clients. */
export const verifySamples: readonly CodeSample[] = [
  {
    language: 'JavaScript',
    code: `import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';

const client = new ElevenLabsClient();

// body: the text of the request as it came, before any parsing
const event = await client.webhooks.constructEvent(
  body,
  request.headers['elevenlabs-signature'],
  process.env.WEBHOOK_SECRET,
);`,
  },
  {
    language: 'Python',
    code: `import os
from elevenlabs.client import ElevenLabs

client = ElevenLabs()

# body: the text of the request as it came, before any parsing
event = client.webhooks.construct_event(
    body,
    request.headers["elevenlabs-signature"],
    os.environ["WEBHOOK_SECRET"],
)`,
  },
];
