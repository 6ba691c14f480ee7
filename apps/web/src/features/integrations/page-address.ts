export interface IntegrationsSearch {
  tab?: 'mcp-servers' | 'webhooks';
  search?: string;
  dialog?: 'tool' | 'mcp-server';
}

/** What the tabs need of the page's address. */
export interface PageAddress extends IntegrationsSearch {
  change: (next: Partial<IntegrationsSearch>) => void;
}
