import { type OutputFormat, type OutputFormatName, outputFormat } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkOutputFormat } from '../../billing/index.ts';

/** What these calls answer when nothing is asked for; so every plan has it here. */
const defaultFormat: OutputFormatName = 'mp3_44100_192';

/** The format of an answer. @throws Failure `output_format_not_allowed`, `invalid_output_format` */
export function previewFormat(platform: Platform, { tier }: Actor, name: OutputFormatName): OutputFormat {
  if (name !== defaultFormat) checkOutputFormat(tier, name);
  const format = outputFormat(name);
  if (format.codec !== 'opus' || findFfmpeg(platform)) return format;
  throw new Failure('invalid_output_format', `This server can’t make ${name} without ffmpeg.`, {
    data: { param: 'output_format' },
  });
}
