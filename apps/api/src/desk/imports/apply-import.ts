import type { StaffRole } from '@souk/contract/desk';
import { tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { seoFields } from '../../products/seo';
import { note } from '../audit';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { type ListedProduct, seenProduct, variantsOf } from '../products/desk-products.repository';
import { moveStock } from '../products/move-stock';
import { writeSeo } from '../products/product-listing';
import { publishProduct } from '../products/publish-product';
import { saveProduct } from '../products/save-product';
import { wordsOf } from '../products/stored-words';
import { raiseVersion, setPrice } from '../products/set-price';
import { setVariants } from '../products/variants-on-sale';
import { jobCtx } from '../job-ctx';
import { recheckPermission } from '../recheck-permission';
import { seoColumns, seoFrom } from './columns';
import { centsIn } from './line-cells';
import { makeProduct } from './make-product';
import {
  categorySlugs,
  closeNew,
  closeRows,
  findRun,
  isApplying,
  moveRun,
  nextNew,
  nextProducts,
  type RowRow,
  type RunRow,
} from './imports.repository';
import { giveTurn } from './turns';

type Lines = (RowRow & { product_id: number; version: number; variant_id: number })[];

/** A run of the queue. */
export interface ImportWork {
  id: number;
  /** Of the person who started it, as their provider's token named them; absent: none. */
  tokenRoles?: readonly StaffRole[];
}

/**
 * In whose name and scope a run works: the person's who started it, as long as they may. Asked before each product.
 * @throws {ReplyError} 403 once they may not any more
 */
const ctxOf = (run: RunRow, tokenRoles: readonly StaffRole[]): Promise<DeskCtx> =>
  recheckPermission(
    jobCtx({
      storeId: run.store_id,
      merchantId: run.merchant_id,
      call: 'importApply',
      via: 'import',
      locale: run.locale,
      by: { sub: run.actor, name: run.actor_name },
      tokenRoles,
    }),
    'imports.run',
  );

const firstOf = (lines: Lines, column: keyof RowRow['change']) =>
  lines.find(({ change }) => change[column])?.change[column]?.[1];

interface Work {
  run: RunRow;
  ctx: DeskCtx;
  lines: Lines;
  product: ListedProduct;
  /** Of the product, as it was before this step. */
  version: number;
  now: Date;
}

const wordColumns = ['name_en', 'name_fr', 'description_en', 'description_fr', 'category'] as const;

/** Words and category, where a line has others. @returns the product's version after it */
async function changeWords({ ctx, lines, product, version, now }: Work, categories: ReadonlyMap<string, number>) {
  if (wordColumns.every((column) => firstOf(lines, column) === undefined)) return version;
  const stored = wordsOf(product);
  const asked = {
    ...stored,
    nameEn: firstOf(lines, 'name_en') ?? stored.nameEn,
    nameFr: firstOf(lines, 'name_fr') ?? stored.nameFr,
    descriptionEn: firstOf(lines, 'description_en') ?? stored.descriptionEn,
    descriptionFr: firstOf(lines, 'description_fr') ?? stored.descriptionFr,
    categoryId: categories.get(firstOf(lines, 'category') ?? '') ?? stored.categoryId,
    version,
  };
  return saveProduct(product, asked, ctx, now);
}

const comparedIn = (cell: string) => (cell === '' ? null : centsIn(cell));

/** Prices, where a line has others; the discount stays. @returns the product's version after it */
async function changePrices({ ctx, lines, product, version, now }: Work) {
  const priced = lines.filter(({ change }) => change.price ?? change.older_price);
  if (priced.length === 0) return version;
  const ends = product.discount_expiry;
  const isOffer = product.discount > 0 && ends !== null && ends > now;
  const current = await variantsOf(product.id);
  const variants = priced.map(({ variant_id, change }) => {
    const was = current.find((variant) => variant.id === variant_id);
    return {
      id: variant_id,
      priceCents: change.price ? centsIn(change.price[1]) : (was?.price_cents ?? 0),
      comparedCents: change.older_price ? comparedIn(change.older_price[1]) : (was?.compared_cents ?? null),
    };
  });
  const discount = isOffer ? product.discount : 0;
  const price = { version, discount, discountEnds: isOffer ? ends.toISOString() : null, variants };
  return (await setPrice(product.id, price, ctx, now)).version;
}

/** Codes, where a line has another one. @returns the product's version after it */
async function changeCodes({ ctx, lines, product, version, now }: Work) {
  const variants = lines.flatMap(({ variant_id: id, change }) => (change.sku ? [{ id, skuCode: change.sku[1] }] : []));
  return variants.length === 0 ? version : (await setVariants(product.id, { version, variants }, ctx, now)).version;
}

/** What search engines show, where a line has something else. @returns the product's version after it */
async function changeSeo({ ctx, lines, product, version, now }: Work) {
  if (seoColumns.every((column) => firstOf(lines, column) === undefined)) return version;
  const raised = await raiseVersion(product.id, version, ctx, now);
  await writeSeo(
    product.id,
    seoFrom(seoFields(product.seo), (column) => firstOf(lines, column)),
  );
  return raised;
}

/** Stock, where a line has another count than was checked. @throws {ReplyError} 409 when pieces were sold meanwhile */
async function changeStock({ run, ctx, lines, product, now }: Work) {
  for (const { variant_id: variantId, change } of lines) {
    if (!change.stock) continue;
    const [before, after] = [Number(change.stock[0]), Number(change.stock[1])];
    const move = { variantId, delta: after - before, reason: 'count', note: run.file_name, expected: before } as const;
    await moveStock(product.id, move, ctx, now);
  }
}

interface Job {
  run: RunRow;
  tokenRoles: readonly StaffRole[];
  categories: ReadonlyMap<string, number>;
  clock: Deps['clock'];
  /** How far the run has come: what stands before is not looked through again. */
  done: { address: string; productId: number; isNewDone: boolean };
  /** Lines of the products that are changed next, each product's together. */
  waiting: Lines[];
}

/** Changes one product as its lines want it, by the same services as the screens. @throws {ReplyError} 409 changed meanwhile */
async function changeProduct({ run, tokenRoles, categories, clock }: Job, lines: Lines) {
  const now = clock.now();
  const ctx = await ctxOf(run, tokenRoles);
  const [first] = lines;
  const product = first && (await seenProduct(ctx, first.product_id, now));
  if (!first || !product) throw notFound();
  const work = { run, ctx, lines, product, now };
  let version = await changeWords({ ...work, version: first.version }, categories);
  version = await changePrices({ ...work, version });
  version = await changeCodes({ ...work, version });
  version = await changeSeo({ ...work, version });
  await changeStock({ ...work, version });
  const onSale = firstOf(lines, 'on_sale');
  if (onSale !== undefined) await publishProduct(product.id, { version, isLive: onSale === 'yes' }, ctx, now);
  await note(ctx, now, {
    subject: ['product', product.id],
    reason: run.file_name,
    after: Object.fromEntries(lines.map(({ line, change }) => [`line ${line}`, change])),
  });
}

/** What a refusal says; anything else is a fault, which ends the job and is tried again. */
const messageOf = (error: unknown, { locale }: RunRow): string => {
  if (!(error instanceof ReplyError)) throw error;
  return error.message || deskWords(locale, 'changed');
};

/** Makes the next new product. @returns false: there is none left */
async function makeNext({ run, tokenRoles, categories, clock, done }: Job): Promise<boolean> {
  if (done.isNewDone) return false;
  const lines = await nextNew(run.id, done.address);
  const address = lines[0]?.cells.product;
  if (address === undefined) {
    done.isNewDone = true;
    return false;
  }
  done.address = address;
  try {
    await tx(async () => {
      const ctx = await ctxOf(run, tokenRoles);
      const productId = await makeProduct({ lines, categories, file: run.file_name }, ctx, clock.now());
      await closeNew(run.id, address, { productId });
    });
  } catch (error) {
    await closeNew(run.id, address, { message: messageOf(error, run) });
  }
  return true;
}

/** Changes the next product. @returns false: there is none left */
async function changeNext(job: Job): Promise<boolean> {
  const { run, done, waiting } = job;
  if (waiting.length === 0) {
    const read = await nextProducts(run.id, done.productId);
    waiting.push(...Map.groupBy(read, (line) => line.product_id).values());
    await giveTurn();
  }
  const lines = waiting.shift();
  const productId = lines?.[0]?.product_id;
  if (!lines || productId === undefined) return false;
  done.productId = productId;
  try {
    await tx(async () => {
      await changeProduct(job, lines);
      await closeRows(run.id, productId, null);
    });
  } catch (error) {
    await closeRows(run.id, productId, messageOf(error, run));
  }
  return true;
}

/**
 * Applies what a run still has to make and to change, product by product; one that was changed meanwhile is refused alone, and all that
 * are left once the person may not any more. Others have their turn between two products.
 */
export async function applyImport({ clock }: Pick<Deps, 'clock'>, { id, tokenRoles = [] }: ImportWork): Promise<void> {
  const run = await findRun(id);
  if (!run) return;
  const categories = new Map((await categorySlugs(run.store_id)).map(({ id: category, slug }) => [slug, category]));
  const job = {
    run,
    tokenRoles,
    categories,
    clock,
    done: { address: '', productId: 0, isNewDone: false },
    waiting: [],
  };
  do {
    await giveTurn();
    if (!(await isApplying(id))) return;
  } while ((await makeNext(job)) || (await changeNext(job)));
  await moveRun(id, ['applying'], 'done', clock.now());
}
