import type { DeskPermission } from '@souk/contract/desk';
import {
  type LucideIcon,
  Activity,
  ClipboardList,
  Banknote,
  Building2,
  FileCheck2,
  FileText,
  FolderTree,
  Home,
  FileSpreadsheet,
  LifeBuoy,
  MessageSquareText,
  Package,
  PanelTop,
  RotateCcw,
  ScrollText,
  ServerCog,
  Settings,
  Store,
  TicketPercent,
  UserCog,
  Users,
  UsersRound,
  Webhook,
  Zap,
} from 'lucide-react';
import type { DeskPlace } from '../parts/use-desk';

/** A screen of a desk: its path under the desk's, the permission that opens it, and the key that leads to it after `g`. */
export type Screen = {
  id: ScreenId;
  path: string;
  needs: DeskPermission;
  key: string;
  Icon: LucideIcon;
  /** At which desk alone it stands, where both have the permission. */
  only?: 'platform' | 'merchant';
};

export type ScreenId =
  | 'overview'
  | 'orders'
  | 'customers'
  | 'refunds'
  | 'products'
  | 'categories'
  | 'coupons'
  | 'sales'
  | 'home'
  | 'pages'
  | 'frames'
  | 'settings'
  | 'reviews'
  | 'tickets'
  | 'applications'
  | 'merchants'
  | 'payouts'
  | 'statements'
  | 'shop'
  | 'business'
  | 'webhooks'
  | 'staff'
  | 'people'
  | 'system'
  | 'audit';

/** Every screen, as the menu lists them. */
const screens: readonly Screen[] = [
  { id: 'overview', path: '', needs: 'orders.read', key: 'h', Icon: Activity },
  { id: 'orders', path: '/orders', needs: 'orders.read', key: 'o', Icon: ClipboardList },
  { id: 'customers', path: '/customers', needs: 'customers.read', key: 'u', Icon: Users },
  { id: 'refunds', path: '/refunds', needs: 'refunds.read', key: 'r', Icon: RotateCcw },
  { id: 'products', path: '/products', needs: 'products.read', key: 'p', Icon: Package },
  { id: 'categories', path: '/categories', needs: 'categories.read', key: 'e', Icon: FolderTree },
  { id: 'coupons', path: '/coupons', needs: 'promotions.read', key: 'c', Icon: TicketPercent },
  { id: 'sales', path: '/sales', needs: 'sales.read', key: 'f', Icon: Zap },
  { id: 'home', path: '/home', needs: 'content.read', key: 'b', Icon: Home },
  { id: 'pages', path: '/pages', needs: 'content.read', key: 'n', Icon: FileText },
  { id: 'frames', path: '/header-footer', needs: 'content.read', key: 'k', Icon: PanelTop },
  { id: 'reviews', path: '/reviews', needs: 'reviews.read', key: 'v', Icon: MessageSquareText },
  { id: 'tickets', path: '/tickets', needs: 'tickets.read', key: 't', Icon: LifeBuoy },
  { id: 'applications', path: '/applications', needs: 'merchants.read', key: 'a', Icon: FileCheck2 },
  { id: 'merchants', path: '/merchants', needs: 'merchants.read', key: 'q', Icon: Store },
  { id: 'payouts', path: '/payouts', needs: 'payouts.read', key: 'm', Icon: Banknote, only: 'platform' },
  { id: 'statements', path: '/statements', needs: 'payouts.read', key: 'm', Icon: FileSpreadsheet, only: 'merchant' },
  { id: 'shop', path: '/shop', needs: 'products.read', key: 'x', Icon: Store, only: 'merchant' },
  { id: 'business', path: '/business', needs: 'products.read', key: 'i', Icon: Building2, only: 'merchant' },
  { id: 'webhooks', path: '/webhooks', needs: 'webhooks.read', key: 'w', Icon: Webhook },
  { id: 'settings', path: '/settings', needs: 'settings.read', key: 'y', Icon: Settings },
  { id: 'staff', path: '/staff', needs: 'staff.read', key: 'd', Icon: UserCog },
  { id: 'people', path: '/people', needs: 'people.read', key: 'd', Icon: UsersRound, only: 'merchant' },
  { id: 'system', path: '/system', needs: 'system.read', key: 's', Icon: ServerCog },
  { id: 'audit', path: '/audit', needs: 'audit.read', key: 'l', Icon: ScrollText },
];

/** What opens a screen. */
export const needsOf = (screen: ScreenId): DeskPermission | undefined => screens.find(({ id }) => id === screen)?.needs;

/** The screens of a desk that its person may open. */
export const screensOf = ({ may, merchantId }: Pick<DeskPlace, 'may' | 'merchantId'>): Screen[] =>
  screens.filter(({ needs, only }) => may(needs) && only !== (merchantId === null ? 'merchant' : 'platform'));
