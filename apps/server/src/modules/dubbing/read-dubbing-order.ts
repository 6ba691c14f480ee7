import type { dubbingRoutes } from '@mynah/contract/dubbing/dubbing';
import { Failure } from '../../platform/errors/index.ts';
import type { Call } from '../../platform/http/index.ts';
import type { NewDubbingOrder } from './actions/create-dubbing.ts';
import { type GivenTranscript, readCsvFile, readSubtitleFiles } from './source/read-given.ts';

type Body = Call<typeof dubbingRoutes.create>['body'];

const invalid = (message: string, field: string): Failure =>
  new Failure('unprocessable', message, { loc: ['body', field] });

/** What the form of `POST /v1/dubbing` asks for. @throws Failure `unprocessable`, `invalid_transcript` */
export async function readDubbingOrder(
  body: Body,
  { isFromApp }: { isFromApp: boolean },
): Promise<NewDubbingOrder> {
  const given = await readGiven(body);
  if (body.mode === 'manual' && !given)
    throw invalid('The manual mode needs a csv_file with what is said.', 'csv_file');
  if (body.backgroundAudioFile && !body.foregroundAudioFile)
    throw invalid('Send the speech as well: a foreground_audio_file.', 'foreground_audio_file');
  const { sourceLang, foregroundAudioFile, backgroundAudioFile } = body;
  // without a film the speech that was brought is the source
  const file = body.file ?? (body.sourceUrl === undefined ? foregroundAudioFile : undefined);
  return {
    ...body,
    file,
    foreground: foregroundAudioFile,
    background: backgroundAudioFile,
    model: 'dubbing_v2',
    creationSource: isFromApp ? 'dubbing_ui' : 'dubbing_api',
    sourceLanguage: sourceLang === 'auto' ? undefined : sourceLang,
    targetLanguage: body.targetLang,
    targetField: 'target_lang',
    given,
    options: {
      numSpeakers: body.numSpeakers,
      dropsBackground: body.dropBackgroundAudio,
      censors: body.useProfanityFilter ?? false,
      keyterms: body.keyterms ?? [],
      clonesNobody: body.disableVoiceCloning,
      ...(body.targetAccent !== undefined && { accent: body.targetAccent }),
    },
  };
}

async function readGiven({
  csvFile,
  csvFps,
  sourceSubtitlesFile,
  targetSubtitlesFile,
}: Body): Promise<GivenTranscript | undefined> {
  if (csvFile && sourceSubtitlesFile)
    throw invalid('Send either a csv_file or subtitles.', 'source_subtitles_file');
  if (csvFile) return readCsvFile(csvFile, csvFps);
  if (sourceSubtitlesFile) return readSubtitleFiles(sourceSubtitlesFile, targetSubtitlesFile);
  if (targetSubtitlesFile)
    throw invalid('Send the subtitles of the source as well.', 'source_subtitles_file');
  return undefined;
}
