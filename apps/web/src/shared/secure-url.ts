/** Only https counts as secure; it guards outside addresses, not our own origin (RTE-161, RTE-162). */
export function isSecureUrl(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
