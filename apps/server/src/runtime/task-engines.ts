import {
  aiSpeechClassification,
  elevenlabsClassification,
  ownSoundRecognition,
} from '@mynah/engine-ai-speech';
import { apertiumEngine } from '@mynah/engine-apertium';
import { arrangerEngine, elevenlabsMusicEngine } from '@mynah/engine-arranger';
import { bergamotEngine } from '@mynah/engine-bergamot';
import { cloningEngine } from '@mynah/engine-cloning';
import { deepFilterEngine } from '@mynah/engine-deepfilter';
import { elevenlabsIsolationEngine } from '@mynah/engine-elevenlabs-isolation';
import { pronunciationEngine } from '@mynah/engine-espeak/pronunciation';
import { elevenlabsSoundEngine, foleyEngine } from '@mynah/engine-foley';
import { minilmEngine } from '@mynah/engine-minilm';
import { multilingualUseEngine } from '@mynah/engine-multilingual-use';
import { openaiTranscription } from '@mynah/engine-openai-transcription';
import { resynthesisEngine } from '@mynah/engine-resynthesis';
import { sileroVoiceActivity } from '@mynah/engine-silero-vad';
import { speakerId } from '@mynah/engine-speaker-id';
import type { TaskEngineDefinition } from '@mynah/engine-spec/tasks';
import { remoteVoiceConversionEngine, voiceChangerEngine } from '@mynah/engine-voice-changer';
import { whisperAlignment, whisperTranscription } from '@mynah/engine-whisper';

/** Every engine but the voices, best first for each task. The only place that names them; it loads none. */
export const taskEngines: readonly TaskEngineDefinition[] = [
  // a server that the operator named is meant to be used: it stands before what is built in
  openaiTranscription,
  whisperTranscription,
  whisperAlignment,
  sileroVoiceActivity,
  elevenlabsIsolationEngine,
  minilmEngine,
  multilingualUseEngine,
  elevenlabsSoundEngine,
  foleyEngine,
  deepFilterEngine,
  speakerId,
  pronunciationEngine,
  remoteVoiceConversionEngine,
  resynthesisEngine,
  voiceChangerEngine,
  cloningEngine,
  elevenlabsMusicEngine,
  arrangerEngine,
  ownSoundRecognition,
  elevenlabsClassification,
  aiSpeechClassification,
  bergamotEngine,
  apertiumEngine,
];
