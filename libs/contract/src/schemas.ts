import { addressSchemas } from './address';
import type { SchemaTable } from './call';
import type { calls } from './calls';
import { cartSchemas } from './cart';
import { categorySchemas } from './category';
import { collectSchemas } from './collect';
import { couponSchemas } from './coupon';
import { formSchemas } from './form';
import { homeSchemas } from './home';
import { loginSchemas } from './login';
import { merchantSchemas } from './merchant.schemas';
import { orderSchemas } from './order.schemas';
import { pagesSchemas } from './pages';
import { paySchemas } from './pay';
import { productSchemas } from './product.schemas';
import { refundSchemas } from './refund';
import { reviewSchemas } from './review.schemas';
import { searchSchemas } from './search';
import { sessionSchemas } from './session';
import { storeSchemas } from './store';
import { ticketSchemas } from './ticket';
import { uploadSchemas } from './upload';
import { userSchemas } from './user';

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
