import type { DeskSelf } from '@souk/contract/desk';
import { Navigate, useLocation } from '@souk/router';

/** Leads from an address that names no merchant, such as `/sell/orders`, to the same page of one's own; to the choice where there are several. */
export function ToOwnDesk({ merchants }: Pick<DeskSelf, 'merchants'>) {
  const { pathname, search } = useLocation();
  const [only, another] = merchants;
  const own = only && !another ? `/sell/${only.id}${pathname.slice('/sell'.length)}${search}` : '/sell';
  return <Navigate to={own} replace />;
}
