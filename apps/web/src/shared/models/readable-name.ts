/** As their makers write them; all others are read from the id. */
const WRITTEN: Readonly<Record<string, string>> = {
  'ai-speech': 'AI speech',
  campplus: 'CAM++',
  deepfilter: 'DeepFilterNet',
  espeak: 'eSpeak NG',
  openai: 'OpenAI',
};

/** The other name of a maker whose servers answer for several tasks: `elevenlabs-music`. */
const MAKERS: readonly (readonly [prefix: string, name: string])[] = [['elevenlabs-', 'ElevenLabs']];

/**
 * An id of a model or an engine as people read it: `scribe_v2_realtime` is Scribe v2 realtime, `music_v2_5` Music v2.5.
 * Several, divided by commas, become a list of names.
 */
export function readableName(id: string): string {
  return id
    .split(/,\s*/)
    .map((one) => WRITTEN[one] ?? makerOf(one) ?? fromId(one))
    .join(', ');
}

const makerOf = (id: string): string | undefined => MAKERS.find(([prefix]) => id.startsWith(prefix))?.[1];

function fromId(id: string): string {
  const words = id.replaceAll(/(v?\d+)_(\d+)(?=_|$)/g, '$1.$2').replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
