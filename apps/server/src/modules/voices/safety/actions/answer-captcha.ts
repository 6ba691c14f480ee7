import { createReadStream } from 'node:fs';
import type { UploadedFile } from '@mynah/contract/uploads';
import { maxVerificationAttempts } from '@mynah/contract/voices/voice-verification';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { SettledVoice } from '../../registry/index.ts';
import { dayStart, nextDayStart } from '../attempt-days.ts';
import { countAttempts, dropCaptcha, findCaptcha, insertAttempt, lockVoice } from '../captchas.store.ts';
import { listComparable } from '../comparable-samples.ts';
import { compareTexts } from '../compare-texts.ts';
import type { VerificationAttemptRow, voiceCaptchas } from '../safety.tables.ts';
import { compareSpeakers } from '../speaker-similarity.ts';
import { nobodyHeard, readRecording, transcribe } from '../transcribe-reading.ts';
import { getVerifiableVoice } from './get-captcha.ts';
import { persistVerified } from './persist-verified.ts';

interface Answer {
  voiceId: string;
  recording: UploadedFile;
}

type Captcha = typeof voiceCaptchas.$inferSelect;
type Judgment = Pick<
  VerificationAttemptRow,
  'transcription' | 'isAccepted' | 'similarity' | 'levenshteinDistance' | 'refusal'
> & { failure?: Failure };

/**
 * The text, read aloud (VOI-039): the right words by the right person verify the voice and give it back.
 * @throws Failure `voice_captcha_expired`, `max_verification_attempts_reached`, `voice_captcha_other_words`,
 * `voice_captcha_other_speaker`, and as `readRecording`
 */
export async function answerCaptcha(
  platform: Platform,
  actor: Actor,
  { voiceId, recording }: Answer,
  signal: AbortSignal,
): Promise<void> {
  const voice = await getVerifiableVoice(platform, actor, voiceId);
  const captcha = await getLiveCaptcha(platform, actor, voice);
  await requireAttemptLeft(platform, voice, platform.db);
  const comparable = await listComparable(platform, voice);
  const reading = await readRecording(platform, recording, signal);
  const judgment = await judge(platform, { captcha, comparable, sound: reading.samples }, signal);
  const { contentType } = reading;
  await persistAttempt(platform, actor, { voice, captcha, recording, contentType, judgment });
  if (judgment.failure) throw judgment.failure;
}

async function getLiveCaptcha(
  { db, clock }: Platform,
  { userId }: Actor,
  { rowId: voiceId }: SettledVoice,
): Promise<Captcha> {
  const captcha = await findCaptcha(db, { voiceId, userId });
  if (captcha && captcha.expiresAt > clock.now()) return captcha;
  throw new Failure(
    'voice_captcha_expired',
    captcha
      ? 'This text has expired. Get a new one and read it aloud.'
      : 'Get a text first, then send a recording of you reading it aloud.',
  );
}

async function requireAttemptLeft(
  { clock }: Platform,
  { rowId }: SettledVoice,
  db: Parameters<typeof countAttempts>[0],
): Promise<void> {
  const now = clock.now();
  if ((await countAttempts(db, rowId, dayStart(now))) < maxVerificationAttempts) return;
  throw new Failure(
    'max_verification_attempts_reached',
    `You’ve read a text ${maxVerificationAttempts} times today. Try again tomorrow, or send documents.`,
    { retryAfterSeconds: Math.ceil((nextDayStart(now).getTime() - now.getTime()) / 1000) },
  );
}

interface Read {
  captcha: Captcha;
  /** Recordings of the voice. */
  comparable: Awaited<ReturnType<typeof listComparable>>;
  sound: Float32Array;
}

async function judge(
  platform: Platform,
  { captcha, comparable, sound }: Read,
  signal: AbortSignal,
): Promise<Judgment> {
  const turn = { caller: captcha.workspaceId, signal };
  const { text, language } = captcha;
  const transcription = await transcribe(platform, sound, { ...turn, language });
  if (transcription === '') throw nobodyHeard();
  const { distance: levenshteinDistance, isSame } = compareTexts(text, transcription);
  const similarity = await compareSpeakers(platform, comparable, sound, turn);
  const failure = isSame ? (similarity?.isSame === false ? otherSpeaker() : undefined) : otherWords();
  return {
    transcription,
    levenshteinDistance,
    similarity: similarity?.similarity ?? 0,
    isAccepted: failure === undefined,
    refusal: failure?.message ?? null,
    failure,
  };
}

const otherWords = (): Failure =>
  new Failure(
    'voice_captcha_other_words',
    'The recording doesn’t match the text. Read it word for word, slowly and in a quiet room.',
  );

const otherSpeaker = (): Failure =>
  new Failure(
    'voice_captcha_other_speaker',
    'This doesn’t sound like the recordings of the voice. The owner must read the text, with a similar microphone in a similar room.',
  );

interface Attempt extends Omit<Answer, 'voiceId'> {
  voice: SettledVoice;
  captcha: Captcha;
  contentType: string;
  judgment: Judgment;
}

async function persistAttempt(
  platform: Platform,
  { userId, workspaceId }: Actor,
  { voice, captcha, recording, contentType, judgment }: Attempt,
): Promise<void> {
  const { failure, ...found } = judgment;
  const id = newId();
  const soundBlob = await persistRecording(platform, id, recording);
  const { rowId: voiceId } = voice;
  try {
    await platform.db.transaction(async (transaction) => {
      await lockVoice(transaction, voiceId);
      await requireAttemptLeft(platform, voice, transaction);
      await insertAttempt(transaction, {
        ...found,
        id,
        workspaceId,
        voiceId,
        userId,
        text: captcha.text,
        soundBlob,
        contentType,
        sizeBytes: recording.sizeBytes,
        createdAt: platform.clock.now(),
      });
      if (failure) return;
      await dropCaptcha(transaction, { voiceId, userId });
      await persistVerified(platform, transaction, voice);
    });
  } catch (cause) {
    await dropUnwritten(platform, [soundBlob], cause);
    throw cause;
  }
}

async function persistRecording({ blobs }: Platform, id: string, { path }: UploadedFile): Promise<string> {
  const writer = await blobs.writer(id);
  try {
    for await (const chunk of createReadStream(path)) await writer.write(chunk as Buffer);
    return (await writer.commit()).key;
  } finally {
    await writer.abort();
  }
}
