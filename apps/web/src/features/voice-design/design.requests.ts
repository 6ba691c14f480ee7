import type { VoicePreviews } from '@mynah/contract/voices/voice-design';
import type { Voice } from '@mynah/contract/voices/voices';
import { call, request } from '#web/shared/api/call.ts';

export interface DesignOrder {
  kind: 'design';
  description: string;
  /** Undefined: chosen by the description. */
  text: string | undefined;
  loudness: number;
  guidance: number;
  seed: number;
}
export interface RemixOrder extends Omit<DesignOrder, 'kind' | 'guidance'> {
  kind: 'remix';
  voice: { id: string; name: string };
  strength: number;
}
export interface MixOrder {
  kind: 'mix';
  voices: readonly { id: string; name: string; weight: number }[];
  text: string | undefined;
}
export type RoundOrder = DesignOrder | RemixOrder | MixOrder;

const FORMAT = 'mp3_44100_128';

/** Voices without their sounds, which come one by one; a mix is heard at once. */
export function orderVoices(order: RoundOrder, signal: AbortSignal): Promise<VoicePreviews> {
  const how = { signal, query: { output_format: FORMAT } } as const;
  if (order.kind === 'mix') {
    const voices = order.voices.map(({ id, weight }) => ({ voice_id: id, weight }));
    return call('POST /v1/text-to-voice/mix', { json: { voices, text: order.text }, ...how });
  }
  const { description, text, loudness, seed } = order;
  const common = {
    ...{ voice_description: description, text, loudness, seed },
    auto_generate_text: text === undefined,
    stream_previews: true,
  };
  if (order.kind === 'design') {
    const json = { ...common, guidance_scale: order.guidance };
    return call('POST /v1/text-to-voice/design', { json, ...how });
  }
  const json = { ...common, prompt_strength: order.strength };
  const params = { voice_id: order.voice.id };
  return call('POST /v1/text-to-voice/{voice_id}/remix', { params, json, ...how });
}

/** What a voice says; spoken now when nobody has heard it. */
export async function fetchSound(id: string, signal: AbortSignal): Promise<Blob> {
  return (
    await request('GET /v1/text-to-voice/{generated_voice_id}/stream', {
      params: { generated_voice_id: id },
      signal,
    })
  ).blob();
}

export interface SaveOrder {
  id: string;
  name: string;
  description: string;
  labels: Record<string, string>;
  /** Heard, and not chosen. */
  others: readonly string[];
}

export const saveVoice = ({ id, name, description, labels, others }: SaveOrder): Promise<Voice> =>
  call('POST /v1/text-to-voice', {
    json: {
      voice_name: name,
      voice_description: description,
      generated_voice_id: id,
      labels,
      played_not_selected_voice_ids: others,
    },
  });
