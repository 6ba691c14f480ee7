import base from './base.css?inline';
import composer from './composer.css?inline';
import conversation from './conversation.css?inline';
import corner from './corner.css?inline';
import terms from './terms.css?inline';
import variants from './variants.css?inline';

/** In this order: what is later stands above what is before it. */
export const styles = [base, corner, conversation, composer, terms, variants].join('\n');
