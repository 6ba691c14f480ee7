/** What a visitor can let be recorded; the first is always on (PRV-020). */
export const consentCategories = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What was decided, and when. Its schema stands apart, so that the browser takes this without a schema library. */
export interface ConsentDecision {
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
  decided_at_unix: number;
}
