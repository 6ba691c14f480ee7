import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { transcriptions } from '../src/modules/speech/speech-to-text/transcriptions.tables.ts';
import { workflowSteps } from '../src/platform/workflows/workflows.tables.ts';
import { speakAs } from './own-voices.ts';
import { type FormFields, formOf, type HeardTranscript, joinBytes, silence, wavOf } from './speech-files.ts';
import type { TestApp } from './test-app.ts';

/** A talk of two of our own voices, with a telephone number and a price in it: one recording for all these tests. */
export function describeSpeakers(context: () => { app: TestApp; apiKey: string }): void {
  describe.skipIf(!process.env.CI && !process.env.MYNAH_PACKS)('a talk of two', () => {
    let talk: File;
    beforeAll(async () => {
      const [number, price] = [
        await speakAs('af_heart', 'You can call me at five five five, one two three, four five six seven.'),
        await speakAs(
          'am_michael',
          'The ticket for the concert costs twenty dollars, and I will bring it tomorrow.',
        ),
      ];
      talk = wavOf(joinBytes(number, silence(1), price));
    });

    async function transcribe(fields: FormFields): Promise<HeardTranscript> {
      const { app, apiKey } = context();
      const body = formOf({ model_id: 'scribe_v2', file: talk, language_code: 'en', ...fields });
      const answer = await app.fetch('/v1/speech-to-text', { apiKey, method: 'POST', body });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()) as HeardTranscript;
    }
    const speakerOf = ({ words }: HeardTranscript, said: RegExp): string | null =>
      words.find(({ text }) => said.test(text))!.speaker_id;

    test('[SPE-003] its speakers are told apart, and what has a form of its own is found', async () => {
      const heard = await transcribe({
        diarize: 'true',
        entity_detection: ['phone_number', 'money'],
        additional_formats: JSON.stringify([{ format: 'txt', include_speakers: true }]),
      });
      expect([speakerOf(heard, /call/i), speakerOf(heard, /concert/i)]).toEqual(['speaker_0', 'speaker_1']);
      expect(new Set(heard.words.map(({ speaker_id }) => speaker_id)).size).toBe(2);
      const found = heard.entities!.map(({ entity_type, text }) => [entity_type, text.replace(/\D/g, '')]);
      expect(found).toEqual([
        ['phone_number', '5551234567'],
        ['money', '20'],
      ]);
      for (const { text, start_char, end_char } of heard.entities!)
        expect(heard.text.slice(start_char, end_char)).toBe(text);
      const [file] = heard.additional_formats!;
      expect(file!.content).toMatch(/^Speaker 1 .*\n.*call me[\s\S]*\nSpeaker 2 .*\n.*concert/i);
    });

    test('as many speakers as the caller says; what is redacted is nowhere, and what is deleted is gone', async () => {
      const { app, apiKey } = context();
      const { db, blobs } = app.platform;
      const heard = await transcribe({
        diarize: 'true',
        num_speakers: '1',
        entity_redaction: 'phone_number',
      });
      expect(new Set(heard.words.map(({ speaker_id }) => speaker_id))).toEqual(new Set(['speaker_0']));
      expect(heard.text).toContain('{PHONE_NUMBER_1}');
      expect(heard.entities).toBeNull();
      const path = `/v1/speech-to-text/transcripts/${heard.transcription_id}`;
      const rows = await db.select().from(transcriptions);
      const kept = rows.find(({ id }) => id === heard.transcription_id)!;
      for (const shown of [heard, kept.text, kept.channels, await (await app.fetch(path, { apiKey })).json()])
        expect(JSON.stringify(shown)).not.toMatch(/4567|1,? ?2,? ?3\b/);
      expect(await blobs.size(kept.soundBlob!)).toBeGreaterThan(0);
      expect((await app.fetch(path, { apiKey, method: 'DELETE' })).status).toBe(200);
      expect(await blobs.size(kept.soundBlob!)).toBeUndefined();
      expect(await db.$count(transcriptions)).toBe(rows.length - 1);
      const ofIt = eq(workflowSteps.runId, kept.id);
      expect(await db.$count(workflowSteps, ofIt)).toBe(0);
      for (const more of ['', '/details', '/audio', '/progress'])
        expect((await app.fetch(path + more, { apiKey })).status).toBe(404);
    });
  });
}
