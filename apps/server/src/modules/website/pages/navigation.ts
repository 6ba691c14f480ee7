export interface Place {
  path: string;
  name: string;
}

const places = (...list: [path: string, name: string][]): readonly Place[] =>
  list.map(([path, name]) => ({ path, name }));

/** What the product does, in the order in which it is shown. */
export const products = places(
  ['/text-to-speech', 'Text to speech'],
  ['/voice-changer', 'Voice changer'],
  ['/voice-cloning', 'Voice cloning'],
  ['/voice-isolator', 'Voice isolator'],
  ['/sound-effects', 'Sound effects'],
  ['/studio', 'Studio'],
  ['/dubbing', 'Dubbing'],
  ['/text-reader', 'Text reader'],
  ['/ai-speech-classifier', 'AI speech classifier'],
  ['/voice-library', 'Voice library'],
);

/** The row at the top, beside the products. */
export const topPlaces = places(
  ['/languages', 'Languages'],
  ['/use-cases', 'Use cases'],
  ['/api', 'Developers'],
  ['/pricing', 'Pricing'],
);

/** The foot of every page. */
export const footGroups: readonly { title: string; places: readonly Place[] }[] = [
  { title: 'Products', places: products },
  {
    title: 'Use it for',
    places: places(
      ['/use-cases/audiobooks', 'Audiobooks'],
      ['/use-cases/chatbots', 'Chatbots'],
      ['/use-cases/gaming', 'Games'],
      ['/use-cases/videos', 'Videos'],
      ['/ai-sound-effects-for-sora', 'Sound for silent videos'],
      ['/showcase', 'Showcase'],
      ['/customers', 'Customers'],
    ),
  },
  {
    title: 'Developers',
    places: places(
      ['/docs/introduction', 'First hour'],
      ['/api', 'API'],
      ['/docs', 'API reference'],
      ['/voice-guide', 'Voice guide'],
      ['/languages', 'Languages'],
    ),
  },
  {
    title: 'About',
    places: places(
      ['/about', 'About'],
      ['/blog', 'Blog'],
      ['/careers', 'Careers'],
      ['/enterprise', 'Enterprise'],
      ['/pricing', 'Pricing'],
      ['/contact-sales', 'Contact'],
      ['/grants', 'Grants'],
      ['/affiliates', 'Affiliates'],
      ['/affiliate-partner-guide', 'Partner guide'],
      ['/payouts', 'Payouts'],
      ['/voice-data-partnerships', 'Voice data partnerships'],
      ['/elevenstudios', 'Studio services'],
    ),
  },
  {
    title: 'Legal',
    places: places(
      ['/safety', 'Safety'],
      ['/terms-of-use', 'Terms of use'],
      ['/terms-of-use-eu', 'Terms of use (EU)'],
      ['/privacy-policy', 'Privacy'],
      ['/use-policy', 'Use policy'],
      ['/dpa', 'Data processing'],
      ['/conversational-ai-terms', 'Agent terms'],
      ['/affiliates/terms', 'Affiliate terms'],
      ['/vla', 'Voice library agreement'],
      ['/vlaeu', 'Voice library agreement (EU)'],
      ['/contact-legal', 'Legal contact'],
    ),
  },
];
