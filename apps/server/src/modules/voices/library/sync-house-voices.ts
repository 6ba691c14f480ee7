import { houseOwnerId } from '@mynah/contract/voices/house-owner';
import { leadingVoice } from '@mynah/engine-spec';
import type { SpeechEngineInfo } from '../../../platform/engines/speech-pool.ts';
import { idOfName } from '../../../platform/ids/id-of-name.ts';
import type { Platform } from '../../../platform/platform.ts';
import { definitionOfHouseVoice, type HouseVoice, readHouseVoices } from './house-voice.ts';
import { houseVoiceLines } from './house-voices.data.ts';
import { type HouseRow, replaceHouseVoices } from './house-voices.store.ts';

/** For which engine each server process has written the voices. */
const synced = new WeakMap<Platform, { engine: string; done: Promise<void> }>();

/** The engine that speaks the voices of the house, when it is ready. */
export const findHouseEngine = ({ speech }: Pick<Platform, 'speech'>): SpeechEngineInfo | undefined =>
  speech.engines().find(({ capabilities }) => capabilities.definitions);

/** Writes the voices of the house as soon as an engine can speak them, so that they answer by their ids. */
export async function seedHouseVoices(platform: Platform): Promise<void> {
  void platform.speech
    .ready()
    .then(() => syncHouseVoices(platform))
    .catch((cause) => platform.log.warn({ err: cause }, 'the library is filled when somebody opens it'));
}

/** Puts the voices of the house that can be spoken into the library. Cheap when nothing changed. */
export function syncHouseVoices(platform: Platform): Promise<void> {
  const info = findHouseEngine(platform);
  if (!info) return Promise.resolve();
  const engine = `${info.name}:${info.voices.length}`;
  const before = synced.get(platform);
  if (before?.engine === engine) return before.done;
  const done = replaceHouseVoices(platform.db, houseRows(info, platform.clock.now()));
  synced.set(platform, { engine, done });
  // the next caller tries again
  done.catch(() => synced.delete(platform));
  return done;
}

function houseRows(engine: SpeechEngineInfo, now: Date): HouseRow[] {
  const carried = new Set(engine.voices.map(({ id }) => id));
  return readHouseVoices(houseVoiceLines)
    .map((voice) => ({ voice, definition: definitionOfHouseVoice(voice) }))
    .filter(({ definition: { timbre, prosody } }) =>
      [...timbre.voices, ...prosody.voices].every((share) => carried.has(share.voice)),
    )
    .map(({ voice, definition }, place) => toRow(voice, { definition, engine, place, now }));
}

interface Making {
  definition: ReturnType<typeof definitionOfHouseVoice>;
  engine: SpeechEngineInfo;
  place: number;
  now: Date;
}

function toRow(house: HouseVoice, { definition, engine, place, now }: Making): HouseRow {
  const { name, description, language, gender, age, accent, descriptive } = house;
  const id = idOfName(`house-voice:${name}`);
  const base = engine.voices.find((voice) => voice.id === leadingVoice(definition))!;
  const texts = engine.voices
    .filter((voice) => voice.language === language)
    .map((voice) => voice.previewText);
  const labels = { gender, age, accent, descriptive, use_case: house.useCase, language: base.languages[0]! };
  // in the order of the list wherever the newest come first
  const createdAt = new Date(now.getTime() - place * 1000);
  const words = { name, description, labels };
  const dates = { createdAt, updatedAt: createdAt };
  return {
    voice: {
      ...{ id, ...words, ...dates, definition, language, isHouse: true, isLegacy: false },
      ...{ workspaceId: null, category: 'generated', position: place + 1 },
      ...{ languages: [...base.languages], engine: engine.name, engineVoice: base.id },
      previewText: texts[place % texts.length] ?? base.previewText,
    },
    shared: {
      ...{ voiceId: id, ...words, ...dates, publicOwnerId: houseOwnerId, publishedAt: createdAt },
      ...{ isInLibrary: true, reviewStatus: 'allowed', mixingAllowed: true },
    },
  };
}
