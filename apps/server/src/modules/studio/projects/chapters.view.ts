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
  /** Blocks whose sound is as they are now. */
  spoken: ReadonlySet<string>;
  /** Credits a character. */
  rate: number;
}

export function toChapter(row: ChapterRow, shown: Shown): Chapter {
  const statistics = toStatistics(shown);
  const isConverting = shown.conversion?.isConverting === true;
  return {
    chapter_id: row.id,
    name: row.name,
    last_conversion_date_unix: unixOf(shown.conversion?.lastConvertedAt),
    conversion_progress: isConverting ? shareConverted(statistics) : null,
    can_be_downloaded: (shown.conversion?.latestSnapshotId ?? null) !== null,
    block_ids_order: shown.count.blocks.map(({ id }) => id),
    last_block_ids_order_change_unix_ms: row.blocksOrderChangedAt.getTime(),
    state: isConverting ? 'converting' : 'default',
    has_video: false,
    has_visual_content: false,
    voice_ids: [
      ...new Set(
        shown.count.blocks.flatMap(({ speakers }) => Object.values(speakers).map(({ voiceId }) => voiceId)),
      ),
    ],
    statistics,
    last_conversion_error: shown.conversion?.error ?? null,
  };
}

type Statistics = NonNullable<Chapter['statistics']>;

/** 0 to 1, of what it says. */
function shareConverted({ characters_converted: done, characters_unconverted: left }: Statistics): number {
  return done + left === 0 ? 1 : done / (done + left);
}

function toStatistics({ count, spoken, rate }: Shown): Statistics {
  const bySpeaker = new Map<string, { voiceId: string; converted: number; unconverted: number }>();
  const paragraphs = { converted: 0, unconverted: 0 };
  for (const { id, speakers } of count.blocks) {
    const kind = spoken.has(id) ? 'converted' : 'unconverted';
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
