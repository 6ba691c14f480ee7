import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberVoice } from '#web/features/voices/recent-voices.ts';
import { pickerVoice } from '#web/features/voices/test-voice.ts';
import { VoiceList } from '#web/features/voices/voice-list.tsx';

test("[VOI-087] in the picker a legacy voice is the last of all, and its label ends in '(Legacy)'", () => {
  const old = { voice_id: 'old', name: 'Old', category: 'professional', is_legacy: true } as const;
  const voices = [
    pickerVoice(old),
    pickerVoice({ voice_id: 'mine', name: 'Mine', category: 'cloned' }),
    pickerVoice({ voice_id: 'new', name: 'New' }),
  ];
  // who used it of late does not find it on top either
  rememberVoice('old');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VoiceList
        voices={voices}
        showsRecent
        selectedId="mine"
        onSelect={() => undefined}
        onDone={() => undefined}
      />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Cloned',
    'Default',
    'Legacy',
  ]);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
  expect(names).toHaveLength(3);
  expect(names.at(-1)).toMatch(/^Old \(Legacy\)/);
});
