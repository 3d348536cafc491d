import type { Locale } from '../../locale';
import type { Message } from '../../mail/mail';
import { createWords } from '../../words';

const words = createWords({
  liveSubject: { en: '{product} is on sale', fr: '{product} est en vente' },
  liveText: {
    en: '{store} has looked at {product} and put it on sale.',
    fr: '{store} a examiné {product} et l’a mis en vente.',
  },
  refusedSubject: { en: '{product} is not put on sale', fr: '{product} n’est pas mis en vente' },
  refusedText: {
    en: '{store} has looked at {product} and does not put it on sale. The reason: {reason}',
    fr: '{store} a examiné {product} et ne le met pas en vente. Le motif : {reason}',
  },
  refusedNext: {
    en: 'Change the product, then send it again.',
    fr: 'Modifiez le produit, puis envoyez-le de nouveau.',
  },
  button: { en: 'Open the product', fr: 'Ouvrir le produit' },
});

interface Decided {
  storeId: number;
  merchantId: number;
  product: { id: number; name_en: string; name_fr: string };
  to: 'live' | 'refused';
  reason: string;
}

/** The mail by which an owner is told what the platform decided about a new product of theirs. */
export const reviewMail = (
  { storeId, merchantId, product, to: state, reason }: Decided,
  { email: to, locale }: { email: string; locale: Locale },
  deskOrigin: string,
): Message => {
  const named = { product: locale === 'fr' ? product.name_fr : product.name_en, reason };
  return {
    channel: 'email',
    storeId,
    to,
    letter: {
      locale,
      subject: words(locale, `${state}Subject`, named),
      paragraphs: [
        words(locale, `${state}Text`, named),
        ...(state === 'refused' ? [words(locale, 'refusedNext')] : []),
      ],
      button: { label: words(locale, 'button'), href: `${deskOrigin}/sell/${merchantId}/products/${product.id}` },
    },
  };
};
