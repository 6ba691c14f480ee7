import { expect, test } from 'vitest';
import { pickerVoice } from '#web/features/voices/test-voice.ts';
import { listedVoices } from '#web/features/voices/usable.ts';

const member = { isInProbation: false };

test('[VOI-068] a professional voice is in the list once it has a base model', () => {
  const untrained = pickerVoice({ category: 'professional', high_quality_base_model_ids: [] });
  const trained = { ...untrained, high_quality_base_model_ids: ['eleven_multilingual_v2'] };
  expect(listedVoices([untrained], member)).toEqual([]);
  expect(listedVoices([trained], member)).toEqual([trained]);
  const cloned = pickerVoice({ category: 'cloned', high_quality_base_model_ids: [] });
  expect(listedVoices([cloned], member)).toEqual([cloned]);
});

test.each([
  ['enabled', true],
  ['disabled', true],
  ['copied', true],
  [null, true],
  ['copied_disabled', false],
])('[VOI-069] [VOI-070] shared as %s it is in the list and usable: %s', (sharing, isUsable) => {
  expect(listedVoices([pickerVoice({ sharing })], member)).toHaveLength(isUsable ? 1 : 0);
});

test('[VOI-076] what must be verified stands in the list, cannot be chosen and says why', () => {
  const unproven = { is_verified: false, requires_verification: true };
  const [voice] = listedVoices([pickerVoice({ voice_verification: unproven })], member);
  expect(voice).toMatchObject({
    disabled: true,
    tooltip: 'Verify this voice before you use it.',
  });
});

test('[VOI-076] probation is about own clones, not about voices of the server', () => {
  const voices = [
    pickerVoice({ voice_id: 'own', category: 'cloned', is_owner: true }),
    pickerVoice({ voice_id: 'default' }),
  ];
  const usable = listedVoices(voices, { isInProbation: true }).filter(({ disabled }) => !disabled);
  expect(usable.map(({ voice_id }) => voice_id)).toEqual(['default']);
});

test('[VOI-075] [ERR-047] with live moderation it cannot be chosen in Studio alone', () => {
  const moderated = pickerVoice({ live_moderation_enabled: true });
  expect(listedVoices([moderated], { ...member, isStudio: true })[0]).toMatchObject({
    disabled: true,
    tooltip: 'Live moderation voices are not available in Studio',
  });
  expect(listedVoices([moderated], member)[0]).toMatchObject({ disabled: false, tooltip: null });
});

test('a blocked voice and one that nothing speaks any more say so', () => {
  const [blocked, old] = listedVoices(
    [pickerVoice({ safety_control: 'BAN' }), pickerVoice({ is_legacy: true })],
    member,
  );
  expect(blocked).toMatchObject({ disabled: true, tooltip: 'This voice is blocked.' });
  expect(old).toMatchObject({ disabled: true, tooltip: expect.stringContaining('anymore') });
});
