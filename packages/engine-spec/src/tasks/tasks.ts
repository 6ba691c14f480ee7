import type { AlignmentPart, AlignmentRequest, AlignmentTraits } from './alignment.ts';
import type { ClassificationPart, ClassificationRequest, ClassificationTraits } from './classification.ts';
import type { CloningPart, CloningRequest, CloningTraits } from './cloning.ts';
import type { EmbeddingPart, EmbeddingRequest, EmbeddingTraits } from './embedding.ts';
import type { IsolationPart, IsolationRequest, IsolationTraits } from './isolation.ts';
import type { MusicPart, MusicRequest, MusicTraits } from './music.ts';
import type { PronunciationPart, PronunciationRequest, PronunciationTraits } from './pronunciation.ts';
import type { RecognitionPart, RecognitionRequest, RecognitionTraits } from './recognition.ts';
import type { SoundPart, SoundRequest, SoundTraits } from './sound.ts';
import type { SpeakerPart, SpeakerRequest, SpeakerTraits } from './speaker.ts';
import type { TranscriptionPart, TranscriptionRequest, TranscriptionTraits } from './transcription.ts';
import type { TranslationPart, TranslationRequest, TranslationTraits } from './translation.ts';
import type { VoiceActivityPart, VoiceActivityRequest, VoiceActivityTraits } from './voice-activity.ts';
import type {
  VoiceConversionPart,
  VoiceConversionRequest,
  VoiceConversionTraits,
} from './voice-conversion.ts';

interface Task<Request, Part, Traits> {
  request: Request;
  part: Part;
  /** What the server knows of an engine without loading it. */
  traits: Traits;
}

/** Every task: what is asked, what comes back, what is known beforehand. */
export interface Tasks {
  transcription: Task<TranscriptionRequest, TranscriptionPart, TranscriptionTraits>;
  alignment: Task<AlignmentRequest, AlignmentPart, AlignmentTraits>;
  'voice-activity': Task<VoiceActivityRequest, VoiceActivityPart, VoiceActivityTraits>;
  /** Who speaks, as a vector. */
  speaker: Task<SpeakerRequest, SpeakerPart, SpeakerTraits>;
  'voice-conversion': Task<VoiceConversionRequest, VoiceConversionPart, VoiceConversionTraits>;
  /** A voice of somebody's own, from samples or from words. */
  cloning: Task<CloningRequest, CloningPart, CloningTraits>;
  isolation: Task<IsolationRequest, IsolationPart, IsolationTraits>;
  sound: Task<SoundRequest, SoundPart, SoundTraits>;
  music: Task<MusicRequest, MusicPart, MusicTraits>;
  /** Sentences in another language. */
  translation: Task<TranslationRequest, TranslationPart, TranslationTraits>;
  /** What a text means, as a vector. */
  embedding: Task<EmbeddingRequest, EmbeddingPart, EmbeddingTraits>;
  /** How a word is said. */
  pronunciation: Task<PronunciationRequest, PronunciationPart, PronunciationTraits>;
  /** Made on this server? */
  recognition: Task<RecognitionRequest, RecognitionPart, RecognitionTraits>;
  /** Made by a machine or by a mouth? */
  classification: Task<ClassificationRequest, ClassificationPart, ClassificationTraits>;
}
