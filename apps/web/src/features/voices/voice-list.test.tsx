import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { rememberVoice } from '#web/features/voices/recent-voices.ts';
import { pickerVoice } from '#web/features/voices/test-voice.ts';
import { VoiceList } from '#web/features/voices/voice-list.tsx';

beforeEach(() => localStorage.clear());

function show(voices: readonly PickerVoice[]): void {
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
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test("[VOI-087] in the picker a legacy voice is the last of all, and its label ends in '(Legacy)'", () => {
  const old = { voice_id: 'old', name: 'Old', category: 'professional', is_legacy: true } as const;
  // who used it of late does not find it on top either
  rememberVoice('old');
  show([
    pickerVoice(old),
    pickerVoice({ voice_id: 'mine', name: 'Mine', category: 'cloned' }),
    pickerVoice({ voice_id: 'new', name: 'New' }),
  ]);
  expect(headings()).toEqual(['Cloned', 'Default', 'Legacy']);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
  expect(names).toHaveLength(3);
  expect(names.at(-1)).toMatch(/^Old \(Legacy\)/);
});

test('[VOI-082] [VOI-085] the last four of five used stand first, newest first, then the groups in their order', () => {
  const used = ['one', 'two', 'three', 'four', 'five'];
  for (const id of used) rememberVoice(id);
  const categories = ['premade', 'generated', 'cloned', 'professional'] as const;
  show([
    ...categories.map((category) => pickerVoice({ voice_id: category, category })),
    ...used.map((id) => pickerVoice({ voice_id: id })),
  ]);
  expect(headings()).toEqual(['Recently used', 'Professional', 'Cloned', 'Generated', 'Default']);
  const recent = screen.getByRole('region', { name: 'Recently used' });
  const ids = within(recent)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));
  expect(ids).toEqual(['five', 'four', 'three', 'two']);
});
