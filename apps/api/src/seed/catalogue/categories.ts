interface Branch {
  slug: string;
  en: string;
  fr: string;
  picture?: string;
  below?: readonly Branch[];
}

const branch = (slug: string, en: string, fr: string, below: readonly Branch[]): Branch => ({ slug, en, fr, below });
const leaf = (slug: string, en: string, fr: string): Branch => ({ slug, en, fr });

/** The categories of the demo store: three levels. */
export const categories: readonly Branch[] = [
  {
    picture: 'steel-kettle',
    ...branch('kitchen', 'Kitchen', 'Cuisine', [
      branch('drinkware', 'Drinkware', 'Verres et tasses', [
        leaf('mugs-and-cups', 'Mugs & cups', 'Tasses'),
        leaf('glasses', 'Glasses', 'Verres'),
        leaf('teapots-and-carafes', 'Teapots & jugs', 'Théières et carafes'),
      ]),
      branch('tableware', 'Tableware', 'Vaisselle', [
        leaf('plates', 'Plates & trays', 'Assiettes et plateaux'),
        leaf('bowls', 'Bowls & egg cups', 'Bols et coquetiers'),
      ]),
      branch('cooking', 'Cooking', 'Préparation', [
        leaf('pots-and-pans', 'Pots & pans', 'Cocottes et poêles'),
        leaf('boards-and-pins', 'Boards & rolling pins', 'Planches et rouleaux'),
        leaf('cooking-tools', 'Spoons & mortars', 'Cuillères et mortiers'),
        leaf('mills-and-jars', 'Mills & jars', 'Moulins et bocaux'),
        leaf('kitchen-linen', 'Tea towels', 'Torchons'),
      ]),
      branch('coffee-and-tea', 'Coffee & tea', 'Café et thé', [
        leaf('kettles', 'Kettles', 'Bouilloires'),
        leaf('coffee-makers', 'Coffee makers', 'Cafetières et moulins'),
      ]),
    ]),
  },
  {
    picture: 'cushion-sage',
    ...branch('living', 'Living', 'Salon', [
      branch('textiles', 'Textiles', 'Textiles', [
        leaf('cushions-and-blankets', 'Cushions & blankets', 'Coussins et plaids'),
        leaf('rugs', 'Rugs', 'Tapis'),
      ]),
      branch('decoration', 'Decoration', 'Décoration', [
        leaf('candles', 'Candles & holders', 'Bougies et bougeoirs'),
        leaf('vases-and-mirrors', 'Vases & mirrors', 'Vases et miroirs'),
        leaf('frames-and-clocks', 'Frames & clocks', 'Cadres et horloges'),
      ]),
      branch('home-storage', 'Storage', 'Rangement', [
        leaf('baskets', 'Baskets', 'Paniers'),
        leaf('hooks', 'Hooks', 'Patères'),
      ]),
    ]),
  },
  {
    picture: 'last-chair',
    ...branch('furniture', 'Furniture', 'Meubles', [
      branch('seating', 'Seating', 'Assises', [leaf('chairs-and-stools', 'Chairs & stools', 'Chaises et tabourets')]),
      branch('surfaces', 'Tables & shelves', 'Tables et étagères', [
        leaf('tables-and-shelves', 'Small tables & shelves', 'Petites tables et étagères'),
      ]),
    ]),
  },
  {
    picture: 'brass-lamp',
    ...branch('lighting', 'Lighting', 'Luminaires', [
      branch('lamps', 'Lamps', 'Lampes', [
        leaf('table-lamps', 'Table & desk lamps', 'Lampes à poser'),
        leaf('floor-lamps', 'Floor lamps', 'Lampadaires'),
      ]),
      branch('ceiling', 'Ceiling lights', 'Plafonniers', [leaf('pendant-lamps', 'Pendant lamps', 'Suspensions')]),
    ]),
  },
  {
    picture: 'storage-basket',
    ...branch('bath', 'Bath', 'Salle de bain', [
      branch('bath-linen', 'Bath linen', 'Linge de bain', [
        leaf('towels', 'Towels & bath mats', 'Serviettes et tapis de bain'),
      ]),
      branch('washstand', 'Washstand', 'Lavabo', [leaf('soaps', 'Soaps & dispensers', 'Savons et distributeurs')]),
    ]),
  },
  {
    picture: 'plant-pot',
    ...branch('garden', 'Garden', 'Jardin', [
      branch('planting', 'Planting', 'Plantations', [leaf('pots', 'Pots & stands', 'Pots et supports')]),
      branch('garden-care', 'Garden care', 'Entretien du jardin', [
        leaf('garden-tools', 'Cans & tools', 'Arrosoirs et outils'),
      ]),
    ]),
  },
  {
    picture: 'notebook',
    ...branch('desk', 'Desk', 'Bureau', [
      branch('stationery', 'Stationery', 'Papeterie', [leaf('paper', 'Notebooks & pens', 'Carnets et stylos')]),
      branch('desk-order', 'Desk organisers', 'Rangement du bureau', [
        leaf('desk-tools', 'Pots, trays & bookends', 'Pots, plateaux et serre-livres'),
      ]),
    ]),
  },
  {
    picture: 'linen-shirt-sand',
    ...branch('wear', 'Wear', 'Mode', [
      branch('clothing', 'Clothing', 'Vêtements', [
        leaf('shirts', 'Shirts', 'Chemises'),
        leaf('scarves', 'Scarves & hats', 'Écharpes et bonnets'),
      ]),
      branch('carry', 'Bags & leather', 'Sacs et cuir', [
        leaf('bags', 'Bags', 'Sacs'),
        leaf('leather', 'Wallets & belts', 'Portefeuilles et ceintures'),
      ]),
      branch('finish', 'Watches & eyewear', 'Montres et lunettes', [
        leaf('watches', 'Watches & sunglasses', 'Montres et solaires'),
      ]),
    ]),
  },
  {
    picture: 'headphones-black',
    ...branch('leisure', 'Leisure', 'Loisirs', [
      branch('sound', 'Sound', 'Son', [leaf('audio', 'Audio', 'Audio')]),
      branch('on-the-road', 'Out and about', 'En déplacement', [
        leaf('cycling', 'Cycling', 'Vélo'),
        leaf('on-the-way', 'Bottles', 'Gourdes'),
      ]),
    ]),
  },
];

/** A category as a row, its own id the last of its path. */
export interface CategoryRow {
  id: number;
  parent_id: number | null;
  level: number;
  slug: string;
  name: { en: string; fr: string };
  picture: string;
  sort: number;
  path: number[];
  [column: string]: unknown;
}

const pictureUrl = (name: string | undefined) => (name ? `/img/${name}.webp` : '');

/** The tree as rows, parents before children. */
export function categoryRows(storeId: number): CategoryRow[] {
  const rows: CategoryRow[] = [];
  const add = (one: Branch, above: CategoryRow | null, sort: number) => {
    const id = rows.length + 1;
    const row: CategoryRow = {
      id,
      store_id: storeId,
      parent_id: above?.id ?? null,
      level: (above?.level ?? 0) + 1,
      slug: one.slug,
      name: { en: one.en, fr: one.fr },
      picture: one.picture ? pictureUrl(one.picture) : (above?.picture ?? ''),
      sort,
      path: [...(above?.path ?? []), id],
    };
    rows.push(row);
    one.below?.forEach((next, index) => add(next, row, index));
  };
  categories.forEach((one, index) => add(one, null, index));
  return rows;
}

/** Gives every category below the first level a picture: that of what sells best in it. */
export function pictureCategories(
  rows: readonly CategoryRow[],
  products: readonly { category_path: number[]; image: string; sales: number; listed: boolean }[],
): void {
  const bySales = products.filter((one) => one.listed).sort((a, b) => b.sales - a.sales);
  const taken = new Set<string>();
  for (const row of rows.filter(({ level }) => level > 1)) {
    const inside = bySales.filter((one) => one.category_path.includes(row.id));
    // Siblings differ: the category above has shown the first already.
    const image = (inside.find((one) => !taken.has(one.image)) ?? inside[0])?.image;
    if (!image) continue;
    taken.add(image);
    row.picture = image;
  }
}
