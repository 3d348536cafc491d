import {
  Bell,
  FileDown,
  Heart,
  House,
  LifeBuoy,
  MapPin,
  Package,
  RotateCcw,
  Sparkles,
  Star,
  Ticket,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { profilePartHref } from '../profile.url';

/** An area of the account: where it is, what it is called, its picture. */
export type Area = { path: string; label: string; Icon: LucideIcon };

/** In the order in which shoppers look for them. Source: spec 2, Routes. */
export const areas: readonly Area[] = [
  { path: '/users/overview', label: 'account.overview', Icon: House },
  { path: '/users/order_list', label: 'account.orders', Icon: Package },
  { path: '/users/refund_list', label: 'account.refunds', Icon: RotateCcw },
  { path: '/users/review_list', label: 'account.reviews', Icon: Star },
  { path: '/users/collection_list', label: 'account.wishList', Icon: Heart },
  { path: '/users/coupon_list', label: 'account.coupons', Icon: Ticket },
  { path: '/users/address_list', label: 'account.addresses', Icon: MapPin },
  { path: '/users/support_ticket', label: 'account.tickets', Icon: LifeBuoy },
  { path: profilePartHref('profile'), label: 'account.profile', Icon: UserRound },
  { path: profilePartHref('points'), label: 'account.points', Icon: Sparkles },
  { path: profilePartHref('notices'), label: 'account.notices', Icon: Bell },
  { path: profilePartHref('data'), label: 'account.data', Icon: FileDown },
];
