/** A vendor's server, and a model of it. */
export interface VendorServer {
  url: string;
  key: string;
  /** As the vendor names it. */
  model: string;
  /** As agents, conversations and bills name it. */
  name: string;
  contextTokens: number;
  /** False of models that refuse a request which sets it. */
  takesTemperature: boolean;
}
