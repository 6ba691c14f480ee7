export const plsNamespace = 'http://www.w3.org/2005/01/pronunciation-lexicon';
/** Of the attributes that say how a rule finds its text. */
export const ownNamespace = 'urn:mynah:pronunciation-rule';
