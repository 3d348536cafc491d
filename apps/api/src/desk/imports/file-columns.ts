import { type ImportColumn, importColumns, type ImportFileColumn } from '@souk/contract/desk';
import { plainText } from '../../search/text';
import { errorColumn } from './columns';
import { isColumn, readHead } from './read-csv';

/** What other systems call a column: words of their headers, without accents and signs. */
const otherNames: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  product: ['handle', 'slug', 'product', 'product id', 'product key', 'url key', 'produit', 'identifiant produit'],
  variant: ['variant', 'variant title', 'variation', 'variante', 'declinaison'],
  name_en: ['name', 'title', 'product name', 'product title', 'english name', 'name en', 'nom anglais'],
  name_fr: ['nom', 'titre', 'designation', 'libelle', 'french name', 'name fr', 'nom du produit', 'nom francais'],
  description_en: ['description', 'body', 'body html', 'long description', 'english description', 'description en'],
  description_fr: ['description fr', 'french description', 'description francaise', 'description du produit'],
  category: ['category', 'categories', 'product category', 'type', 'product type', 'categorie', 'collection', 'rayon'],
  on_sale: ['on sale', 'published', 'visible', 'is visible', 'active', 'en vente', 'en ligne', 'publie', 'actif'],
  price: ['price', 'variant price', 'regular price', 'selling price', 'unit price', 'prix', 'prix de vente', 'tarif'],
  older_price: [
    'older price',
    'compare at price',
    'variant compare at price',
    'old price',
    'rrp',
    'ancien prix',
    'prix barre',
  ],
  stock: ['stock', 'quantity', 'qty', 'variant inventory qty', 'inventory', 'in stock', 'quantite', 'stock disponible'],
  sku: ['variant sku', 'sku code', 'product code', 'item number', 'article number', 'code article'],
  options_en: ['options', 'option names', 'option1 name'],
  variant_fr: ['variante fr', 'variant fr', 'variante francaise'],
  seo_title_en: ['seo title', 'meta title', 'page title'],
  seo_title_fr: ['titre seo', 'meta titre', 'balise titre'],
  seo_description_en: ['seo description', 'meta description'],
  seo_description_fr: ['description seo', 'meta description fr'],
  merchant: ['merchant', 'vendor', 'seller', 'brand', 'vendeur', 'marchand', 'marque'],
};

const targets = new Map(
  importColumns.flatMap((column) => (otherNames[column] ?? []).map((name) => [name, column] as const)),
);

/** A header as the store remembers it: case, accents and signs make no other one. */
export const headerKey = (header: string): string =>
  plainText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const guess = (header: string, remembered: ReadonlyMap<string, ImportColumn | null>) => {
  const own = header.toLowerCase();
  if (isColumn(own)) return { target: own, by: 'name' as const };
  if (own === errorColumn || own === '') return { target: null, by: 'name' as const };
  const key = headerKey(header);
  const before = remembered.get(key);
  if (before !== undefined) return { target: before, by: 'memory' as const };
  const target = targets.get(key);
  return target === undefined ? { target: null, by: null } : { target, by: 'guess' as const };
};

const order = ['name', 'memory', 'guess', null] as const;

/**
 * Columns of a file, each with what it most likely holds. No two hold the same: what is named so comes before what was said the last time,
 * and that before a guess.
 * @param head the beginning of the file's text
 * @param remembered what headers stood for, by `headerKey`; null: they were left out
 * @throws {UnreadableFile} without a first line
 */
export const columnsOf = (head: string, remembered: ReadonlyMap<string, ImportColumn | null>): ImportFileColumn[] => {
  const [headers = [], ...lines] = readHead(head);
  const guesses = headers.map((header) => guess(header, remembered));
  const taken = new Set<ImportColumn>();
  const held = new Set<number>();
  for (const by of order)
    for (const [at, one] of guesses.entries()) {
      if (one.by !== by || one.target === null || taken.has(one.target)) continue;
      taken.add(one.target);
      held.add(at);
    }
  return guesses.map(({ target, by }, at) => ({
    header: headers[at] ?? '',
    example: (lines.map((line) => line[at] ?? '').find((cell) => cell !== '') ?? '').slice(0, 80),
    target: held.has(at) ? target : null,
    by: target !== null && !held.has(at) ? null : by,
  }));
};

/** What somebody said that the headers of a file stand for, as far as its names do not say so by themselves. */
export const saidOf = (head: string, said: readonly (ImportColumn | null)[]): Map<string, ImportColumn | null> => {
  const [headers = []] = readHead(head);
  const own = headers.map((header, at) => [headerKey(header), said[at] ?? null, header.toLowerCase()] as const);
  return new Map(
    own.filter(([key, target, name]) => key !== '' && name !== target).map(([key, target]) => [key, target]),
  );
};
