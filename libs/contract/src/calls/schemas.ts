import { addressSchemas } from '../account/address';
import type { SchemaTable } from '../wire/call';
import type { calls } from './calls';
import { cartSchemas } from '../cart/cart';
import { categorySchemas } from '../product/category';
import { collectSchemas } from '../product/collect';
import { couponSchemas } from '../cart/coupon';
import { formSchemas } from '../account/form';
import { homeSchemas } from '../product/home';
import { loginSchemas } from '../account/login';
import { merchantSchemas } from '../merchant/merchant.schemas';
import { orderSchemas } from '../order/order.schemas';
import { pagesSchemas } from '../pages/pages';
import { paySchemas } from '../order/pay';
import { productSchemas } from '../product/product.schemas';
import { refundSchemas } from '../order/refund';
import { reviewSchemas } from '../product/review.schemas';
import { searchSchemas } from '../product/search';
import { sessionSchemas } from '../account/session';
import { storeSchemas } from '../pages/store';
import { ticketSchemas } from '../account/ticket';
import { uploadSchemas } from '../account/upload';
import { userSchemas } from '../account/user';

/** The schemas of every call, by its name. */
export const schemas = {
  ...storeSchemas,
  ...homeSchemas,
  ...categorySchemas,
  ...productSchemas,
  ...searchSchemas,
  ...merchantSchemas,
  ...cartSchemas,
  ...orderSchemas,
  ...paySchemas,
  ...couponSchemas,
  ...addressSchemas,
  ...loginSchemas,
  ...userSchemas,
  ...sessionSchemas,
  ...reviewSchemas,
  ...refundSchemas,
  ...collectSchemas,
  ...ticketSchemas,
  ...uploadSchemas,
  ...formSchemas,
  ...pagesSchemas,
} satisfies SchemaTable<typeof calls>;
