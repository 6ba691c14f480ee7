export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const timeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone');
