/** What the owner of the demo store has set. */
export const storeRow = {
  id: 1,
  name: 'Souk',
  hosts: ['localhost'],
  email: 'hello@souk.test',
  domain_url: '',
  website_title: 'Souk',
  website_logo: '',
  website_favicon: '',
  website_desc: {
    en: 'Homeware and accessories from independent makers, in one basket.',
    fr: 'Maison et accessoires d’artisans indépendants, dans un seul panier.',
  },
  website_short_announcement: {
    en: 'Free 30-day returns from every merchant',
    fr: 'Retours gratuits pendant 30 jours',
  },
  website_copyright_info: '© 2023–2026 Souk',
  store_vision: {
    en: 'Souk brings small workshops and the people who live with their things to one table. Few products, made well, told honestly.',
    fr: 'Souk réunit à une même table de petits ateliers et ceux qui vivent avec leurs objets. Peu de produits, bien faits, racontés honnêtement.',
  },
  theme: {},
  commission_bp: 1000,
};

export const socialLinks = {
  facebook: 'https://www.facebook.com/sharer/sharer.php',
  x: 'https://x.com/intent/post',
  pinterest: 'https://www.pinterest.com/pin/create/button/',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/',
};

export const whatsAppWidget = {
  phoneNumber: '15550142',
  name: 'Souk',
  status: true,
  defaultMessage: ['Hello! I have a question about a product.', 'Where is my order?'],
};

export const bannerRows = [
  {
    image: '/img/hero-1.webp',
    title: { en: 'The kitchen, restocked', fr: 'La cuisine, réassortie' },
    text: { en: 'Steel, stoneware and oak from three workshops.', fr: 'Acier, grès et chêne de trois ateliers.' },
    link: '/collections/kitchen',
    link_text: { en: 'Shop kitchen', fr: 'Voir la cuisine' },
  },
  {
    image: '/img/hero-2.webp',
    title: { en: 'Evenings by lamplight', fr: 'Des soirées à la lampe' },
    text: {
      en: 'Brass that darkens with you, and candles that last the book.',
      fr: 'Un laiton qui se patine avec vous et des bougies qui tiennent tout le livre.',
    },
    link: '/collections/lamps',
    link_text: { en: 'Shop lamps', fr: 'Voir les lampes' },
  },
  {
    image: '/img/hero-3.webp',
    title: { en: 'Soft things, washed once', fr: 'Du doux, lavé une fois' },
    text: {
      en: 'Linen and lambswool that fit the day they arrive.',
      fr: 'Du lin et de la laine d’agneau, à la bonne taille dès l’arrivée.',
    },
    link: '/collections/textiles',
    link_text: { en: 'Shop textiles', fr: 'Voir les textiles' },
  },
];

export const keywordRows = [
  { en: 'ceramic mug', fr: 'tasse' },
  { en: 'linen', fr: 'lin' },
  { en: 'brass lamp', fr: 'lampe en laiton' },
  { en: 'gift', fr: 'cadeau' },
  { en: 'cushion', fr: 'coussin' },
  { en: 'teapot', fr: 'théière' },
  { en: 'basket', fr: 'panier' },
  { en: 'wall clock', fr: 'horloge' },
];

/** Words that mean the same to a shopper: each finds the products of all the others. */
export const synonymGroups = [
  ['cup', 'mug', 'beaker', 'tasse'],
  ['pitcher', 'jug', 'carafe', 'pichet'],
  ['pillow', 'cushion', 'oreiller', 'coussin'],
  ['blanket', 'throw', 'plaid', 'couverture'],
  ['light', 'lamp', 'luminaire', 'lampe'],
  ['purse', 'wallet', 'portefeuille'],
  ['specs', 'glasses', 'sunglasses', 'lunettes'],
  ['earphones', 'headset', 'headphones', 'casque'],
  ['furniture', 'furnishings', 'mobilier', 'meuble'],
  ['gift', 'present', 'candle', 'cadeau', 'bougie'],
  ['crockery', 'tableware', 'dinnerware', 'vaisselle'],
  ['clothes', 'clothing', 'apparel', 'vêtements', 'habits'],
  ['fashion', 'wear', 'mode'],
  ['bathroom', 'bath'],
  ['couch', 'sofa', 'canapé'],
  ['white', 'blanc', 'blanche'],
  ['grey', 'gray', 'gris'],
  ['bag', 'handbag', 'tote', 'sac', 'cabas'],
  ['wood', 'wooden', 'bois'],
  ['clock', 'horloge', 'pendule'],
  ['bin', 'hamper', 'basket', 'panier'],
];

interface CouponSeed {
  merchant?: number;
  use_type: 1 | 2 | 3;
  type: 'general' | 'goods' | 'category';
  name: { en: string; fr: string };
  money: number;
  min: number;
  day?: number;
  fixed?: boolean;
  limit?: number;
  left?: number;
  /** Slugs. */
  products?: string[];
  categories?: string[];
  receiveEndedDaysAgo?: number;
}

/** One coupon for each thing that can be true of a coupon. Money in USD. */
export const couponSeeds: readonly CouponSeed[] = [
  {
    use_type: 3,
    type: 'general',
    name: { en: 'Welcome to Souk', fr: 'Bienvenue chez Souk' },
    money: 5,
    min: 30,
    day: 30,
  },
  {
    use_type: 3,
    type: 'general',
    name: { en: 'A larger basket', fr: 'Un plus grand panier' },
    money: 15,
    min: 120,
    day: 14,
  },
  {
    use_type: 3,
    type: 'category',
    name: { en: 'Kitchen week', fr: 'La semaine cuisine' },
    money: 8,
    min: 50,
    fixed: true,
    categories: ['kitchen'],
  },
  {
    use_type: 3,
    type: 'category',
    name: { en: 'Lights on', fr: 'Lumière !' },
    money: 12,
    min: 90,
    fixed: true,
    categories: ['lighting'],
  },
  {
    use_type: 1,
    type: 'general',
    merchant: 1,
    name: { en: 'Brass Lane regulars', fr: 'Les habitués de Brass Lane' },
    money: 10,
    min: 80,
    day: 20,
  },
  {
    use_type: 1,
    type: 'general',
    merchant: 3,
    name: { en: 'Glaze Studio, first order', fr: 'Glaze Studio, première commande' },
    money: 4,
    min: 25,
    day: 30,
  },
  {
    use_type: 1,
    type: 'general',
    merchant: 4,
    name: { en: 'Linen for two', fr: 'Du lin pour deux' },
    money: 9,
    min: 70,
    day: 15,
  },
  {
    use_type: 1,
    type: 'general',
    merchant: 5,
    name: { en: 'Oak Yard autumn', fr: 'L’automne chez Oak Yard' },
    money: 20,
    min: 160,
    fixed: true,
    limit: 200,
    left: 37,
  },
  {
    use_type: 2,
    type: 'goods',
    merchant: 3,
    name: { en: 'Mugs by the pair', fr: 'Les tasses par deux' },
    money: 6,
    min: 40,
    day: 20,
    products: ['ceramic-mug', 'breakfast-mug', 'espresso-cup'],
  },
  {
    use_type: 2,
    type: 'goods',
    merchant: 8,
    name: { en: 'Kettle on', fr: 'L’eau chauffe' },
    money: 7,
    min: 50,
    day: 10,
    products: ['steel-kettle'],
  },
  {
    use_type: 1,
    type: 'general',
    merchant: 6,
    name: { en: 'Wool Row, all gone', fr: 'Wool Row, tout est parti' },
    money: 10,
    min: 60,
    day: 20,
    limit: 50,
    left: 0,
  },
  {
    use_type: 3,
    type: 'general',
    name: { en: 'Summer sale', fr: 'Soldes d’été' },
    money: 10,
    min: 60,
    fixed: true,
    receiveEndedDaysAgo: 20,
  },
];
