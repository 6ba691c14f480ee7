/** As it stands in the address. */
export type DefaultVoiceFilter = { search?: string; language?: string; accent?: string; gender?: string };

export const genders = ['female', 'male', 'neutral'] as const;

export function readFilter(given: Partial<Record<string, string>>): DefaultVoiceFilter {
  const { search, language, accent, gender } = given;
  return {
    search: search || undefined,
    language: language || undefined,
    // an accent is one of a language
    accent: (language && accent) || undefined,
    gender: genders.find((known) => known === gender),
  };
}
