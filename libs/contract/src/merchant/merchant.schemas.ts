import { z } from 'zod';
import { application, applicationDetail, applicationInput } from './application';
import type { SchemaTable } from '../wire/call';
import { emailText, id, sentence } from '../wire/fields';
import {
  merchantCard,
  merchantDetail,
  merchantFilter,
  merchantInfo,
  merchantProductsQuery,
  merchantService,
  merchantKind,
  merchantType,
} from './merchant';
import type { merchantCalls } from './merchant.calls';
import { pagedOf, pageQuery } from '../wire/paging';
import { productCard } from '../product/product';

const byId = z.object({ id });

/** Schemas of the calls about merchants. */
export const merchantSchemas = {
  merchantTypes: { data: z.array(merchantKind) },
  merchantCategories: { data: z.array(merchantType) },
  merchantAgreement: { data: z.object({ agreement: z.string(), version: z.string() }) },
  merchantCaptcha: { body: emailText, data: sentence },
  merchantApply: { body: applicationInput, data: z.object({ id: z.int() }) },
  merchantRecords: { query: pageQuery, data: pagedOf(application) },
  merchantRecord: { params: byId, data: applicationDetail },
  merchantResubmit: { params: byId, body: applicationInput, data: z.object({ id: z.int() }) },
  merchantInfo: { params: byId, data: merchantInfo },
  merchantDetail: { params: byId, data: merchantDetail },
  merchantProductCategories: { params: byId, data: z.array(merchantType) },
  merchantProducts: { query: merchantProductsQuery, data: pagedOf(productCard) },
  merchantStreet: { query: merchantFilter, data: pagedOf(merchantCard) },
  merchantSearch: { query: merchantFilter, data: pagedOf(merchantCard) },
  merchantService: { params: byId, data: merchantService },
} satisfies SchemaTable<typeof merchantCalls>;
