/** As the contract has it, without its schemas, which stay on the server. */
const domainPattern = /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/;

/** What people paste are addresses, too: of those the domain counts. */
export const readDomains = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((line) => line.toLowerCase())
      .map((line) => (/^https?:\/\//.test(line) && URL.canParse(line) ? new URL(line).host : line)),
  ),
];

export const findWrongDomain = (domains: readonly string[]): string | undefined =>
  domains.find((domain) => !domainPattern.test(domain));
