/** A page of the demo store: its texts lie beside this file. */
export interface SeedPage {
  path: string;
  kind: 'designed' | 'company' | 'service';
  /** `{file}.en.html`, `{file}.fr.html` and, for designed pages, `{file}.css`. */
  file: string;
  title: { en: string; fr: string };
  description: { en: string; fr: string };
  image?: string;
}

/** Company, policy and designed pages that the demo store starts with; its owner may change every one. Source: ROUTE-11 to ROUTE-13. */
export const seedPages: readonly SeedPage[] = [
  {
    path: '/company/about_us',
    kind: 'company',
    file: 'content/about_us',
    title: { en: 'About us', fr: 'À propos' },
    description: {
      en: 'Souk is a covered market on the internet: eight workshops, one basket.',
      fr: 'Souk est un marché couvert sur internet : huit ateliers, un seul panier.',
    },
    image: '/img/hero-2.webp',
  },
  {
    path: '/company/contact_us',
    kind: 'company',
    file: 'content/contact_us',
    title: { en: 'Contact us', fr: 'Nous contacter' },
    description: {
      en: 'Write, call or visit: a person answers.',
      fr: 'Écrivez, appelez ou passez : une personne vous répond.',
    },
  },
  {
    path: '/company/affiliate_stores',
    kind: 'company',
    file: 'content/affiliate_stores',
    title: { en: 'Affiliate stores', fr: 'Boutiques partenaires' },
    description: {
      en: 'Makers’ own shops that take returns, and how to recommend Souk.',
      fr: 'Les boutiques d’artisans qui reprennent vos articles, et comment recommander Souk.',
    },
  },
  {
    path: '/service/payment_method',
    kind: 'service',
    file: 'content/payment_method',
    title: { en: 'Payment methods', fr: 'Moyens de paiement' },
    description: {
      en: 'Cards and PayPal, once, in US dollars.',
      fr: 'Cartes et PayPal, une fois, en dollars américains.',
    },
  },
  {
    path: '/service/shipping_policy',
    kind: 'service',
    file: 'content/shipping_policy',
    title: { en: 'Shipping', fr: 'Livraison' },
    description: {
      en: 'How long parcels take, what they cost and how to follow them.',
      fr: 'Délais, coûts et suivi des colis.',
    },
  },
  {
    path: '/service/refund_policy',
    kind: 'service',
    file: 'content/refund_policy',
    title: { en: 'Returns and refunds', fr: 'Retours et remboursements' },
    description: {
      en: 'Thirty days to change your mind, with every merchant.',
      fr: 'Trente jours pour changer d’avis, chez chaque marchand.',
    },
  },
  {
    path: '/service/privacy_policy',
    kind: 'service',
    file: 'content/privacy_policy',
    title: { en: 'Privacy', fr: 'Confidentialité' },
    description: {
      en: 'What we keep, for how long, and how to change your mind.',
      fr: 'Ce que nous gardons, combien de temps, et comment changer d’avis.',
    },
  },
  {
    path: '/service/terms_of_service',
    kind: 'service',
    file: 'content/terms_of_service',
    title: { en: 'Terms of service', fr: 'Conditions générales' },
    description: { en: 'Who sells, who answers, and what you pay.', fr: 'Qui vend, qui répond, et ce que vous payez.' },
  },
  {
    path: '/service/accessibility',
    kind: 'service',
    file: 'content/accessibility',
    title: { en: 'Accessibility', fr: 'Accessibilité' },
    description: {
      en: 'What we do so that everyone can shop here, and where to tell us what stops you.',
      fr: 'Ce que nous faisons pour que chacun puisse acheter ici, et où nous dire ce qui vous arrête.',
    },
  },
  {
    path: '/spring-table',
    kind: 'designed',
    file: 'designed/spring-table',
    title: { en: 'The spring table', fr: 'La table de printemps' },
    description: {
      en: 'Stoneware, glass and linen for a table in spring, from eight workshops.',
      fr: 'Grès, verre et lin pour une table de printemps, par huit ateliers.',
    },
    image: '/img/hero-1.webp',
  },
  {
    path: '/evening-light',
    kind: 'designed',
    file: 'designed/evening-light',
    title: { en: 'Two flames, one bar of brass', fr: 'Deux flammes, une barre de laiton' },
    description: {
      en: 'A landing page: brass turned in Porto, repaired for life.',
      fr: 'Une page d’atterrissage : du laiton tourné à Porto, réparé à vie.',
    },
    image: '/img/hero-2.webp',
  },
  {
    path: '/lookbook',
    kind: 'designed',
    file: 'designed/lookbook',
    title: { en: 'Lookbook no. 4: soft things', fr: 'Lookbook nº 4 : choses douces' },
    description: {
      en: 'Linen, wool and cotton, photographed as they leave the loom.',
      fr: 'Lin, laine et coton, photographiés à la sortie du métier.',
    },
    image: '/img/hero-3.webp',
  },
  {
    path: '/links',
    kind: 'designed',
    file: 'designed/links',
    title: { en: 'Souk: all our pages', fr: 'Souk : toutes nos pages' },
    description: { en: 'Where to go next.', fr: 'Par où continuer.' },
    image: '/img/candle-holder.webp',
  },
];
