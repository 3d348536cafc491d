import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi, useSession } from '@souk/state';
import { ChevronRight, LogOut, Package, RotateCcw, Star } from 'lucide-react';
import styled from 'styled-components';
import { areas } from '../parts/account-frame/areas';
import { Avatar } from '../parts/avatar/avatar';
import { userQueries } from '../parts/user.queries';

const fixed = [
  { path: '/users/order_list', label: 'account.orders', Icon: Package },
  { path: '/users/refund_list', label: 'account.refunds', Icon: RotateCcw },
  { path: '/users/review_list', label: 'account.reviews', Icon: Star },
] as const;

/** The menu of a signed-in shopper: who they are, where their things are, the way out. Source: spec 2, Account dropdown; HEAD-08. */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { data: more } = useQuery(userQueries(useApi()).menu());
  if (!user) return null;
  return (
    <Menu>
      <Who to="/users/overview" onClick={onClose}>
        <Avatar src={user.avatar} name={user.nickname} sizePx={44} />
        <span>
          <strong>{user.nickname}</strong>
          {user.phone && <small>{user.phone}</small>}
          {user.email && <small>{user.email}</small>}
        </span>
      </Who>
      <ul>
        {fixed.map(({ path, label, Icon }) => (
          <li key={path}>
            <Entry to={path} onClick={onClose}>
              <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
              <FormattedMessage id={label} />
            </Entry>
          </li>
        ))}
        {more?.routine_my_menus.map(({ id, name, pc_url: path }) => (
          <li key={id}>
            <Entry to={path} onClick={onClose}>
              <EntryIcon path={path} />
              {name}
            </Entry>
          </li>
        ))}
      </ul>
      <Entry to="/logout" onClick={onClose}>
        <LogOut size={20} strokeWidth={1.5} aria-hidden="true" />
        <FormattedMessage id="menu.logout" />
      </Entry>
    </Menu>
  );
}

/** The picture of an entry that the server added: that of the area it leads to. */
function EntryIcon({ path }: { path: string }) {
  const Icon = areas.find((area) => area.path === path)?.Icon ?? ChevronRight;
  return <Icon size={20} strokeWidth={1.5} aria-hidden="true" />;
}

const Menu = styled.div`
  width: 245px;
  max-width: 100%;
  padding: 8px;
  & > ul {
    margin-block: 8px;
    padding: 8px 0;
    border-block: 1px solid var(--color-line);
    list-style: none;
  }
`;
const Who = styled(Link)`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: var(--control);
  padding: 8px 12px;
  border-radius: var(--radius);
  text-decoration: none;
  &:hover {
    background: var(--color-sunken);
  }
  & > span {
    display: grid;
    min-width: 0;
    line-height: 1.35;
  }
  & strong,
  & small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
  }
`;
const Entry = styled(Link)`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: var(--control);
  padding: 0 12px;
  border-radius: var(--radius);
  text-decoration: none;
  &:hover {
    background: var(--color-sunken);
  }
`;
