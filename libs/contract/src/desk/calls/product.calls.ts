import type { DeskCallTable } from './desk-call';

/** Products, their prices and stock, and files of them. */
export const productCalls = {
  products: { method: 'GET', path: '/products', permission: 'products.read', vendor: true },
  /** All products that a list finds, so that they are changed together. */
  productsMatching: { method: 'GET', path: '/products-matching', permission: 'products.read', vendor: true },
  product: { method: 'GET', path: '/products/:id', permission: 'products.read', vendor: true },
  /** Makes a product that is not on sale yet, with every combination of its options. */
  productCreate: { method: 'POST', path: '/products', permission: 'products.write', vendor: true },
  /** Changes the words, category and pictures of a product. */
  productSave: { method: 'POST', path: '/products/:id', permission: 'products.write', vendor: true },
  /** Changes the address of a product in the shop, and what search engines show of it. The old address leads on to it. */
  productListing: { method: 'POST', path: '/products/:id/listing', permission: 'products.write', vendor: true },
  /** Sends one picture, for a product that is made or changed later. 413 too large, 415 not a JPG, PNG or WebP by its content. */
  productPicture: {
    method: 'POST',
    path: '/product-pictures',
    permission: 'products.write',
    vendor: true,
    takes: 'form',
    isDraft: true,
  },
  /** Where a product can stand, and whose it can be. */
  productChoices: {
    method: 'GET',
    path: '/product-choices',
    permission: 'products.read',
    vendor: true,
    takes: 'nothing',
  },
  /** Sets prices and the discount of one product: the only writer of either. */
  setPrice: { method: 'POST', path: '/products/:id/price', permission: 'prices.write', vendor: true },
  /** What shoppers would see and pay with other prices, and the lowest price of the last 30 days; changes nothing. */
  pricePreview: {
    method: 'POST',
    path: '/products/:id/price-preview',
    permission: 'prices.write',
    vendor: true,
    isDraft: true,
  },
  /** Changes stock by so many pieces, with a reason. */
  moveStock: { method: 'POST', path: '/products/:id/stock', permission: 'stock.write', vendor: true },
  /** The same of several variants of one product: all of them, or none. */
  variantsStock: { method: 'POST', path: '/products/:id/variants-stock', permission: 'stock.write', vendor: true },
  /** Adds a value to something that shoppers choose: each combination with it is a variant, not on sale and without stock. */
  optionValueAdd: { method: 'POST', path: '/products/:id/option-values', permission: 'products.write', vendor: true },
  /** How many carts and wish lists it would touch to take variants off sale. */
  variantUse: { method: 'GET', path: '/products/:id/variant-use', permission: 'products.write', vendor: true },
  /** Puts variants on sale or takes them off, and gives them codes and pictures; what was ordered of them stays. */
  variantsSale: { method: 'POST', path: '/products/:id/variants-sale', permission: 'products.write', vendor: true },
  /** Puts a product on sale or takes it off; what the platform looks at first waits instead. */
  publish: { method: 'POST', path: '/products/:id/publish', permission: 'products.write', vendor: true },
  /** Takes a product off sale and out of the lists, or brings it back; orders and reviews keep it. */
  productArchive: { method: 'POST', path: '/products/:id/archive', permission: 'products.write', vendor: true },
  /** Makes a product like this one: not on sale, without stock and without discount. */
  productDuplicate: { method: 'POST', path: '/products/:id/duplicate', permission: 'products.write', vendor: true },

  /** Puts several products on sale or takes them off; each succeeds or is refused alone, as with the next four. */
  productsPublish: {
    method: 'POST',
    path: '/products/publish',
    permission: 'products.write',
    vendor: true,
    each: true,
  },
  productsArchive: {
    method: 'POST',
    path: '/products/archive',
    permission: 'products.write',
    vendor: true,
    each: true,
  },
  productsCategory: {
    method: 'POST',
    path: '/products/category',
    permission: 'products.write',
    vendor: true,
    each: true,
  },
  /** Changes prices by a percentage or an amount, or sets or ends a discount. */
  productsPrices: { method: 'POST', path: '/products/prices', permission: 'prices.write', vendor: true, each: true },
  productsStock: { method: 'POST', path: '/products/stock', permission: 'stock.write', vendor: true, each: true },
  /** What prices would become by a percentage or an amount; changes nothing. */
  pricesPreview: { method: 'GET', path: '/products-prices', permission: 'prices.write', vendor: true },
  /** Accepts a new product of a merchant who is not trusted, which puts it on sale, or refuses it; its owners are mailed. */
  productDecide: { method: 'POST', path: '/products/:id/decide', permission: 'products.write' },

  /** The products of a list as a file. */
  productsExport: { method: 'GET', path: '/products-export', permission: 'products.read', vendor: true },
  imports: { method: 'GET', path: '/imports', permission: 'imports.run', vendor: true, takes: 'nothing' },
  import: { method: 'GET', path: '/imports/:id', permission: 'imports.run', vendor: true },
  /** Reads the columns of a file and says what each most likely holds; stores nothing. */
  importColumns: {
    method: 'POST',
    path: '/imports/columns',
    permission: 'imports.run',
    vendor: true,
    isDraft: true,
  },
  /** Reads a file of products and says what it would change; changes nothing. */
  importCheck: { method: 'POST', path: '/imports', permission: 'imports.run', vendor: true, isLarge: true, each: true },
  /** Applies what was checked, product by product. A file that moves many prices, or one far, asks for a fresh sign-in. */
  importApply: {
    method: 'POST',
    path: '/imports/:id/apply',
    permission: 'imports.run',
    vendor: true,
    sudo: 'handler',
  },
  importCancel: { method: 'POST', path: '/imports/:id/cancel', permission: 'imports.run', vendor: true },
  /** The lines that were left out, as a file with what is wrong. */
  importBad: { method: 'GET', path: '/imports/:id/bad', permission: 'imports.run', vendor: true },
} as const satisfies DeskCallTable;
