import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { languagePreviews, previewUrlOf, togglePreview } from '#web/features/voices/preview.ts';
import { pickerVoice } from '#web/features/voices/test-voice.ts';
import { connectAudio } from '#web/player/playback/audio-element.ts';
import { asElement, FakeAudio } from '#web/player/test/fake-audio.ts';
import { toast } from '#web/ui/toast.tsx';

const previewIn = (language: string, model_id = 'eleven_multilingual_v2') => ({
  ...{ language, model_id, accent: null, locale: null },
  preview_url: `/${language}.mp3`,
});

test('[VOI-055] a missing language falls back to English', () => {
  const spoken = pickerVoice({
    verified_languages: [previewIn('en'), previewIn('fr')],
    preview_url: '/own.mp3',
  });
  expect(previewUrlOf(spoken, 'fr')).toBe('/fr.mp3');
  expect(previewUrlOf(spoken, 'de')).toBe('/en.mp3');
  expect(previewUrlOf(pickerVoice({ preview_url: '/own.mp3' }), 'de')).toBe('/own.mp3');
});

test('[VOI-056] [VOI-057] previews of other models are not offered', () => {
  const spoken = pickerVoice({ verified_languages: [previewIn('fr', 'eleven_flash_v2_5')] });
  expect(languagePreviews(spoken)).toEqual([]);
  expect(previewUrlOf(spoken, 'fr')).toBeNull();
});

describe('a preview that cannot be played', () => {
  let audio: FakeAudio;
  const told = vi.spyOn(toast, 'error').mockImplementation(() => {});

  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (url: string) =>
        url.endsWith('.mp3') ? new Response(null, { status: 404 }) : Response.json({}),
      ),
    );
    audio = new FakeAudio();
    connectAudio(asElement(audio));
    told.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[VOI-058] [ERR-014] [ERR-035] says so in the words of previews, once each time', () => {
    togglePreview(pickerVoice({ preview_url: '/broken.mp3' }));
    audio.breakDown(4);
    audio.breakDown(4);
    expect(told.mock.calls).toEqual([['We are sorry, something went wrong.']]);
    togglePreview(pickerVoice({ preview_url: '/broken.mp3' }));
    audio.breakDown(4);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('says nothing of a sound that came after it', () => {
    togglePreview(pickerVoice({ voice_id: 'a', preview_url: '/a.mp3' }));
    togglePreview(pickerVoice({ voice_id: 'b', preview_url: '/b.mp3' }));
    audio.breakDown(3);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
