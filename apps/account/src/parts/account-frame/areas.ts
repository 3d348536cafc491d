import {
  Bell,
  Heart,
  LifeBuoy,
  MapPin,
  Package,
  RotateCcw,
  Star,
  Ticket,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

/** An area of the account: where it is, what it is called, its picture. */
export type Area = { path: string; label: string; Icon: LucideIcon };

/** In the order in which shoppers look for them. Source: spec 2, Routes. */
export const areas: readonly Area[] = [
  { path: '/users/order_list', label: 'account.orders', Icon: Package },
  { path: '/users/refund_list', label: 'account.refunds', Icon: RotateCcw },
  { path: '/users/review_list', label: 'account.reviews', Icon: Star },
  { path: '/users/collection_list', label: 'account.wishList', Icon: Heart },
  { path: '/users/coupon_list', label: 'account.coupons', Icon: Ticket },
  { path: '/users/address_list', label: 'account.addresses', Icon: MapPin },
  { path: '/users/support_ticket', label: 'account.tickets', Icon: LifeBuoy },
  { path: '/users/user_info', label: 'account.profile', Icon: UserRound },
  { path: '/users/user_info?part=notices', label: 'account.notifications', Icon: Bell },
];
