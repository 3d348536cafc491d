import type { PageElementName } from '@souk/contract';
import type { LiveElement } from '../tree/live-context';
import { CartCount, CartTotal } from './cart/cart-count';
import { CartList } from './cart/cart-list';
import { BuyNowForm, PurchaseForm } from './forms/purchase-form';
import { NewsletterForm } from './forms/newsletter-form';
import { SearchForm } from './forms/search-form';
import { CartOpen, Login, Logout, MenuOpen, SearchOpen, SignUp } from './openers/openers';
import { ProductListElement } from './product-list/product-list';
import { ReviewsElement } from './reviews/reviews';
import { Avatar, SignedIn, SignedOut, UserInfo, UserName } from './shopper/shopper';

/** What each mark of an owner's page comes alive as. Source: spec 2 "Custom pages"; docs/custom-pages.md. */
export const liveElements: Readonly<Record<PageElementName, LiveElement>> = {
  'product-list': ProductListElement,
  'cart-list': CartList,
  'cart-count': CartCount,
  'cart-total': CartTotal,
  'cart-open': CartOpen,
  'menu-open': MenuOpen,
  'search-open': SearchOpen,
  login: Login,
  'sign-up': SignUp,
  logout: Logout,
  avatar: Avatar,
  'user-name': UserName,
  'user-info': UserInfo,
  'signed-in': SignedIn,
  'signed-out': SignedOut,
  newsletter: NewsletterForm,
  purchase: PurchaseForm,
  'buy-now': BuyNowForm,
  reviews: ReviewsElement,
  search: SearchForm,
};
