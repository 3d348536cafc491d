import { z } from 'zod';
import { uploadedImage } from '../account/upload';
import type { CallSchemas } from '../wire/call';
import * as together from './bulk-products';
import type { productCalls } from './calls/product.calls';
import * as filtered from './product-filter';
import * as variants from './product-variants';
import * as products from './products';
import * as support from './support';

/** The schemas of the desks' calls about products, by the call's name. */
export const productSchemas = {
  products: { query: products.deskProductsQuery, data: products.deskProductPage },
  product: { params: support.byId, data: products.deskProduct },
  productCreate: { body: products.productCreateInput, data: z.object({ id: z.int() }) },
  optionValueAdd: {
    params: support.byId,
    body: variants.optionValueInput,
    data: z.object({ version: z.int(), made: z.int() }),
  },
  variantUse: { params: support.byId, query: variants.variantUseQuery, data: variants.variantUse },
  variantsSale: { params: support.byId, body: variants.variantsSaleInput, data: z.object({ version: z.int() }) },
  productSave: { params: support.byId, body: products.productSaveInput, data: z.object({ version: z.int() }) },
  productListing: { params: support.byId, body: products.productListingInput, data: z.object({ version: z.int() }) },
  productPicture: { form: products.pictureForm, data: uploadedImage },
  productChoices: { data: products.productChoices },
  pricePreview: { params: support.byId, body: variants.priceInput, data: variants.pricePreview },
  setPrice: { params: support.byId, body: variants.priceInput, data: z.object({ version: z.int() }) },
  moveStock: { params: support.byId, body: variants.stockInput, data: z.object({ stock: z.int() }) },
  variantsStock: {
    params: support.byId,
    body: variants.variantsStockInput,
    data: z.object({ variants: z.array(z.object({ id: z.int(), stock: z.int() })) }),
  },
  productDecide: { params: support.byId, body: products.productDecideInput, data: z.object({ version: z.int() }) },
  publish: { params: support.byId, body: products.publishInput, data: z.object({ version: z.int() }) },
  productArchive: { params: support.byId, body: products.archiveInput, data: z.object({ version: z.int() }) },
  productDuplicate: { params: support.byId, data: z.object({ id: z.int() }) },
  productsMatching: { query: filtered.productFilter, data: filtered.productsMatched },
  productsPublish: { body: together.productsPublishInput, data: together.productsChanged },
  productsArchive: { body: together.productsArchiveInput, data: together.productsChanged },
  productsCategory: { body: together.productsCategoryInput, data: together.productsChanged },
  productsPrices: { body: together.productsPricesInput, data: together.productsChanged },
  productsStock: { body: together.productsStockInput, data: together.productsChanged },
  pricesPreview: { query: together.pricesPreviewQuery, data: together.pricesPreview },
} satisfies { readonly [Name in keyof typeof productCalls]?: CallSchemas };
