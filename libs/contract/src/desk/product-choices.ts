/** Most pictures of a product. */
export const productPicturesMax = 8;

export const deskProductTabs = [
  'all',
  'live',
  'hidden',
  'low',
  'out',
  'offer',
  'undescribed',
  'review',
  'archived',
] as const;
export type DeskProductTab = (typeof deskProductTabs)[number];

/** Most characters of a product's name and of its description, in a language. */
export const productNameMost = 120;
export const productTextMost = 4000;

/** Most characters of what a picture shows, in a language. */
export const pictureTextMost = 200;

/** Most characters of a note to a change of stock. */
export const stockNoteMost = 200;

/** Most characters of a merchant's own code of a variant. */
export const skuCodeMost = 60;

/** The last part of a product’s address in the shop, and its most characters. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slugMost = 80;

/** Most characters of what search engines show; they cut it at about 60 and 160. */
export const seoTitleMost = 120;
export const seoDescriptionMost = 320;

/** How much is left of a product: few pieces of a variant, nothing, or something. */
export const productStocks = ['low', 'out', 'in'] as const;
export type ProductStock = (typeof productStocks)[number];

/** What a product can be without: a picture, the alternative text of one in either language, its words in a language. */
export const productLacks = ['picture', 'pictureText', 'french', 'english'] as const;
export type ProductLack = (typeof productLacks)[number];

/** Most products of a list that are chosen at once. */
export const productsMatchedMost = 5000;

/** Most characters of a file of products, and most lines. */
export const importMostChars = 10_000_000;
export const importMostLines = 20_000;
/** Characters at a file's beginning that hold its columns and first lines. */
export const importHeadChars = 100_000;

/** Columns of a file of products, in the order in which it is written. The first two name the line. */
export const importColumns = [
  'product',
  'variant',
  'name_en',
  'name_fr',
  'description_en',
  'description_fr',
  'category',
  'on_sale',
  'price',
  'older_price',
  'stock',
  'sku',
  'options_en',
  'options_fr',
  'variant_fr',
  'merchant',
  'seo_title_en',
  'seo_title_fr',
  'seo_description_en',
  'seo_description_fr',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** How a column of a file was known: by its name, by what was said the last time, or by a guess. */
export const importColumnWays = ['name', 'memory', 'guess'] as const;

/** What became of a line of a file of products. */
export const importRowStates = ['new', 'changed', 'same', 'bad', 'applied', 'refused'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** What a file changes that a person should look at. */
export const importMarks = ['price', 'emptied'] as const;
export type ImportMark = (typeof importMarks)[number];

/** Why stock changes by hand. */
export const stockReasons = ['delivery', 'count', 'damage', 'return', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

/** Why stock of several products changes by so many pieces: a count is of one product. */
export const stockMoveReasons = ['delivery', 'damage', 'return', 'other'] as const satisfies readonly StockReason[];
export type StockMoveReason = (typeof stockMoveReasons)[number];

/** Most products that are changed by one call. */
export const bulkProductsMost = 200;
/** By how many percent prices of several products can rise at once. */
export const priceMostPercent = 500;
/** The highest price of one piece, in US cents. */
export const priceMostCents = 100_000_000;

/** By how many pieces a stock changes at most at a time; a new product has no more. */
export const stockMoveMost = 100_000;

/** A comma parts values in many places, and an equals sign a name from its value: no value to choose, such as a size, has one. */
export const hasValueMark = (text: string): boolean => /[,=]/.test(text);
