import { type OutputFormat, type OutputFormatName, outputFormat } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkOutputFormat } from '../../billing/index.ts';

/**
 * The format of an answer, if the plan and this server have it.
 * @throws Failure `output_format_not_allowed`, `invalid_output_format`
 */
export function planFormat(platform: Platform, actor: Actor, name: OutputFormatName): OutputFormat {
  return checkFormat(platform, actor, outputFormat(name));
}

/** Opus is encoded by ffmpeg. @throws Failure as `planFormat` */
export function checkFormat(platform: Platform, actor: Actor, format: OutputFormat): OutputFormat {
  checkOutputFormat(actor.tier, format.name);
  if (format.codec !== 'opus' || findFfmpeg(platform)) return format;
  throw new Failure(
    'invalid_output_format',
    `This server can’t make ${format.name} without ffmpeg. Choose an mp3, pcm or wav format.`,
    { data: { param: 'output_format' } },
  );
}
