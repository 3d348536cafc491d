import type { StoreDetails } from '@souk/contract';
import { useT } from '@souk/i18n';
import styled from 'styled-components';

/** The four networks: name, where a share goes, and their sign. Source: FOOT-08. */
const networks = [
  {
    id: 'facebook',
    name: 'Facebook',
    share: 'https://www.facebook.com/sharer/sharer.php?u=',
    sign: 'M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4a21 21 0 0 0-2.3-.1c-2.3 0-3.9 1.4-3.9 4v2.2H7.8v3h2.6V21z',
  },
  {
    id: 'x',
    name: 'X',
    share: 'https://twitter.com/intent/tweet?url=',
    sign: 'M4 4h4.3l3.9 5.4L16.9 4H19l-5.8 6.8L20 20h-4.3l-4.3-5.9L6.3 20H4.2l6.2-7.3zm2.8 1.6L16.5 18.4h1.2L8 5.6z',
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    share: 'https://www.pinterest.com/pin/create/button/?url=',
    sign: 'M12 3.5a8.5 8.5 0 0 0-3.1 16.4c-.1-.7-.1-1.7.1-2.5l1-4.2s-.3-.5-.3-1.3c0-1.2.7-2.1 1.6-2.1.7 0 1.1.6 1.1 1.2 0 .8-.5 1.9-.7 2.9-.2.9.4 1.6 1.3 1.6 1.5 0 2.7-1.6 2.7-3.9 0-2-1.5-3.5-3.6-3.5a3.7 3.7 0 0 0-3.8 3.7c0 .7.3 1.5.6 2v.3l-.2.9c0 .2-.1.2-.3.1-1-.5-1.7-2-1.7-3.2 0-2.6 1.9-5 5.5-5 2.9 0 5.1 2 5.1 4.8 0 2.9-1.8 5.2-4.3 5.2-.8 0-1.6-.4-1.9-1l-.5 2c-.2.7-.7 1.6-1 2.1A8.5 8.5 0 1 0 12 3.5',
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
    sign: 'M5 9.3h3V20H5zM6.5 4.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M10 9.3h2.9v1.5c.4-.8 1.5-1.7 3-1.7 3.3 0 3.9 2.1 3.9 4.9v6h-3v-5.3c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20h-3z',
  },
] as const;

/** Share links to four networks: the owner's own address there, else a share of this store. */
export function ShareLinks({ store }: { store: StoreDetails }) {
  const t = useT();
  const here = encodeURIComponent(store.domainUrl ?? '');
  return (
    <List>
      {networks.map(({ id, name, share, sign }) => (
        <li key={id}>
          <a
            href={store.socialLinks[id] ?? share + here}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('footer.share', { network: name })}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
              <path d={sign} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  margin-inline-start: -11px;
  & a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius);
    color: var(--color-ink);
  }
  & a:hover {
    background: var(--color-sunken);
  }
`;
