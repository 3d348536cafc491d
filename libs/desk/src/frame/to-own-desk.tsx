import type { DeskSelf } from '@souk/contract/desk';
import { Navigate, useLocation } from '@souk/router';

/** Redirects from an address without a merchant, such as `/sell/orders`, to the same page of the person's only merchant; to `/sell`, where they choose, in any other case. */
export function ToOwnDesk({ merchants }: Pick<DeskSelf, 'merchants'>) {
  const { pathname, search } = useLocation();
  const [only, another] = merchants;
  const own = only && !another ? `/sell/${only.id}${pathname.slice('/sell'.length)}${search}` : '/sell';
  return <Navigate to={own} replace />;
}
