import type { Model } from '@mynah/contract/voices/models';
import type { SpeechModel } from './model-catalog.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** `spoken`: primary tags that the engines of this server speak; a model offers no others. */
export const toModel = (model: SpeechModel, spoken: readonly string[]): Model => ({
  model_id: model.id,
  name: model.name,
  description: model.description,
  can_be_finetuned: false,
  can_do_text_to_speech: model.speaks,
  can_do_voice_conversion: model.convertsVoices,
  can_use_style: model.usesStyle,
  can_use_speaker_boost: model.usesSpeakerBoost,
  serves_pro_voices: false,
  token_cost_factor: model.rate,
  requires_alpha_access: false,
  max_characters_request_free_user: model.characterLimit,
  max_characters_request_subscribed_user: model.characterLimit,
  maximum_text_length_per_request: model.characterLimit,
  languages: languagesOf(model, spoken).map((id) => ({
    language_id: id,
    name: languageNames.of(id) ?? id,
  })),
  model_rates: { character_cost_multiplier: model.rate, cost_discount_multiplier: 1 },
  concurrency_group: model.concurrencyGroup,
});

const languagesOf = ({ languages }: SpeechModel, spoken: readonly string[]): readonly string[] =>
  languages === 'all' ? spoken : languages.filter((language) => spoken.includes(language));
