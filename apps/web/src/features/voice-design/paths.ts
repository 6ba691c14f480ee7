export const designPath = '/app/voice-lab/design';

export const designTabs = ['design', 'remix', 'mix'] as const;
export type DesignTab = (typeof designTabs)[number];

/** The first tab stands for an address that names none. */
export const tabOf = (value: string | undefined): DesignTab | undefined =>
  designTabs.slice(1).find((tab) => tab === value);
