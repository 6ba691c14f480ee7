import type { ChapterBlock } from '@mynah/contract/studio/chapter-content';
import type { Chapter } from '@mynah/contract/studio/chapters';
import { type Cast, castNode } from './cast.ts';
import type { ChapterCount } from './chapters.store.ts';
import type { ChapterConversion } from './extension-points.ts';
import type { BlockRow, ChapterRow } from './projects.tables.ts';
import { unixOf } from './projects.view.ts';

interface Shown {
  count: ChapterCount;
  /** Undefined: it was never converted. */
  conversion: ChapterConversion | undefined;
  /** Credits a character. */
  rate: number;
}

export const toChapter = (row: ChapterRow, shown: Shown): Chapter => ({
  chapter_id: row.id,
  name: row.name,
  last_conversion_date_unix: unixOf(shown.conversion?.lastConvertedAt),
  conversion_progress: shown.conversion?.progress ?? null,
  can_be_downloaded: (shown.conversion?.latestSnapshotId ?? null) !== null,
  block_ids_order: shown.count.blocks.map(({ id }) => id),
  last_block_ids_order_change_unix_ms: row.blocksOrderChangedAt.getTime(),
  state: shown.conversion?.isConverting ? 'converting' : 'default',
  has_video: false,
  has_visual_content: false,
  voice_ids: [
    ...new Set(
      shown.count.blocks.flatMap(({ speakers }) => Object.values(speakers).map(({ voiceId }) => voiceId)),
    ),
  ],
  statistics: toStatistics(shown),
  last_conversion_error: shown.conversion?.error ?? null,
});

function toStatistics({ count, conversion, rate }: Shown): Chapter['statistics'] {
  const done = conversion?.convertedBlockIds ?? new Set<string>();
  const bySpeaker = new Map<string, { voiceId: string; converted: number; unconverted: number }>();
  const paragraphs = { converted: 0, unconverted: 0 };
  for (const { id, speakers } of count.blocks) {
    const kind = done.has(id) ? 'converted' : 'unconverted';
    paragraphs[kind] += 1;
    for (const [speakerId, { voiceId, characters }] of Object.entries(speakers)) {
      const entry = bySpeaker.get(speakerId) ?? { voiceId, converted: 0, unconverted: 0 };
      entry[kind] += characters;
      bySpeaker.set(speakerId, entry);
    }
  }
  const sum = (kind: 'converted' | 'unconverted') =>
    [...bySpeaker.values()].reduce((total, entry) => total + entry[kind], 0);
  return {
    characters_unconverted: sum('unconverted'),
    characters_converted: sum('converted'),
    paragraphs_converted: paragraphs.converted,
    paragraphs_unconverted: paragraphs.unconverted,
    credits_needed_to_convert: Math.ceil(sum('unconverted') * rate),
    voice_statistics: [...bySpeaker].map(([speakerId, entry]) => ({
      project_voice_ref_id: speakerId,
      voice_id: entry.voiceId,
      characters_unconverted: entry.unconverted,
      characters_converted: entry.converted,
      credits_needed_to_convert: Math.ceil(entry.unconverted * rate),
    })),
  };
}

export const toBlock = ({ id, type, nodes }: BlockRow, cast: Cast): ChapterBlock => ({
  block_id: id,
  sub_type: type,
  nodes: nodes.map((node) => {
    const { text, voiceId, castVoiceId = voiceId } = castNode(node, cast);
    return { type: 'tts_node', voice_id: voiceId, project_voice_ref_id: castVoiceId, text };
  }),
});
