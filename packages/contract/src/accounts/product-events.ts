/**
 * What happens in the product, by area, as it is counted on this server. `server`: only the server may record it
 * (PRV-046: 14 names of billing, deletion and moderation); `any`: the web app may send it as well.
 * Properties hold ids, counts and choices, never what a person wrote.
 */
const areas = {
  account: {
    owner_set_up: 'any',
    signed_in: 'any',
    signed_out: 'any',
    theme_changed: 'any',
    onboarding_completed: 'any',
    onboarding_checklist_item_completed: 'any',
    onboarding_checklist_hidden: 'any',
    account_deletion_requested: 'server',
    account_deletion_cancelled: 'server',
    account_deleted: 'server',
  },
  developers: {
    api_key_created: 'any',
    api_key_edited: 'any',
    api_key_deleted: 'any',
    api_key_copied: 'any',
    /** A new key was shown, the only time that it is (NOT-032). */
    api_key_unhidden: 'any',
    api_docs_opened: 'any',
  },
  billing: {
    subscription_started: 'server',
    subscription_upgraded: 'server',
    subscription_downgraded: 'server',
    subscription_cancelled: 'server',
    subscription_renewed: 'server',
    payment_succeeded: 'server',
    payment_failed: 'server',
    credit_limit_reached: 'server',
    plans_viewed: 'any',
    affiliate_link_generated: 'any',
  },
  moderation: {
    moderation_warning_issued: 'server',
    moderation_content_blocked: 'server',
    moderation_probation_started: 'server',
  },
  speech: {
    speech_generation_started: 'any',
    speech_generation_completed: 'any',
    speech_generation_failed: 'any',
    speech_generation_stopped: 'any',
    speech_downloaded: 'any',
    speech_settings_changed: 'any',
    speech_settings_reset: 'any',
    speech_model_selected: 'any',
    speech_format_selected: 'any',
  },
  voices: {
    voice_selected: 'any',
    voice_previewed: 'any',
    voices_searched: 'any',
    voices_filtered: 'any',
    voice_added_to_lab: 'any',
    voice_design_created: 'any',
  },
  dubbing: {
    dub_created: 'any',
  },
  history: {
    history_opened: 'any',
    history_searched: 'any',
    history_item_played: 'any',
    history_item_downloaded: 'any',
    history_item_deleted: 'any',
    history_item_restored: 'any',
    speech_feedback_given: 'any',
    speech_share_opened: 'any',
    speech_share_link_copied: 'any',
    speech_share_sent: 'any',
    /** Somebody closed the device's own sheet (HIS-046). */
    speech_share_aborted: 'any',
    speech_share_ended: 'any',
  },
  player: {
    player_played: 'any',
    player_paused: 'any',
    player_seeked: 'any',
    player_speed_changed: 'any',
  },
  shell: {
    page_viewed: 'any',
    command_palette_opened: 'any',
    help_opened: 'any',
    error_shown: 'any',
  },
} as const satisfies Record<string, Record<string, 'any' | 'server'>>;

type Areas = typeof areas;
type NameIn<Area> = Area extends Record<infer Name extends string, unknown> ? Name : never;
export type ProductEventName = { [Area in keyof Areas]: NameIn<Areas[Area]> }[keyof Areas];

export type ProductEventProperties = Readonly<Record<string, string | number | boolean>>;

export interface ProductEvent {
  name: ProductEventName;
  properties?: ProductEventProperties;
}

const sources = Object.values(areas).flatMap((area) => Object.entries(area)) as [
  ProductEventName,
  'any' | 'server',
][];

/** Every name, in the order of the areas. */
export const productEventNames: readonly ProductEventName[] = sources.map(([name]) => name);
/** Names that are refused when the web app sends them (PRV-046). */
export const serverOnlyEventNames: readonly ProductEventName[] = sources
  .filter(([, source]) => source === 'server')
  .map(([name]) => name);
/** Names that the web app may send. */
export const clientEventNames: readonly ProductEventName[] = sources
  .filter(([, source]) => source === 'any')
  .map(([name]) => name);
