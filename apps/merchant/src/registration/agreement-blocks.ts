/** A heading or a paragraph of the agreement, as clear text. */
export type AgreementBlock = { tag: 'h' | 'p'; text: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The agreement's headings and paragraphs: whatever else its HTML holds is left out, so that nothing of it is markup here. */
export const agreementBlocks = (html: string): AgreementBlock[] =>
  [...html.matchAll(/<(h[1-4]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/gi)].map(([, tag = 'p', inner = '']) => ({
    tag: tag.toLowerCase().startsWith('h') ? 'h' : 'p',
    text: inner
      .replace(/<[^<>]*>/g, '')
      .replace(/&(amp|lt|gt|quot|nbsp);/g, (_whole, name: string) => entities[name] ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
