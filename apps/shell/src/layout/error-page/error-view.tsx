import { allProductsPath, orderLookupPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useLocation } from '@souk/router';
import { usePanels } from '@souk/state';
import { Button, ButtonLink, from, Wrapper } from '@souk/ui';
import styled from 'styled-components';
import { areaOf } from '../../app/area';
import { framePart } from '../../deferred/frame-part';
import { Drawing as ServerDrawing } from './drawing';

/** A picture that says nothing new: pages that do not fail never carry it. */
const Drawing = framePart(async () => ({ default: (await import('./drawing')).Drawing }), {
  onServer: __SERVER__ ? ServerDrawing : undefined,
  fallback: <svg viewBox="0 0 360 280" aria-hidden="true" />,
});

/** A page that could not be loaded for want of a connection is not the server's fault. */
const isOffline = (status: number) => status === 500 && !__SERVER__ && !navigator.onLine;

/** Which words and drawing belong to a status. */
const kindOf = (status: number) => (status === 404 || status === 500 || status === 401 ? status : 400);

/** Says by status what happened, and leads home. */
export function ErrorView({ status }: { status: number }) {
  const t = useT();
  const openPanel = usePanels((panels) => panels.openPanel);
  const kind = kindOf(status);
  const isShop = areaOf(useLocation().pathname) === null;
  const words = isOffline(status) ? 'offline' : (`error.${kind}` as const);
  return (
    <Page>
      <title>{t(`${words}.title`)}</title>
      <meta name="robots" content="noindex" />
      <Drawing kind={kind} />
      <div>
        {kind !== 401 && words !== 'offline' && <Status aria-hidden="true">{status}</Status>}
        <h1>
          <FormattedMessage id={`${words}.title`} />
        </h1>
        <p>
          <FormattedMessage id={words === 'error.500' ? 'part.safe' : `${words}.text`} />
        </p>
        <Actions>
          {kind === 401 && (
            <Button variant="primary" onClick={() => openPanel({ kind: 'login', needsAccount: true })}>
              <FormattedMessage id="error.signInAction" />
            </Button>
          )}
          {kind === 500 && (
            <Button variant="primary" onClick={() => location.reload()}>
              <FormattedMessage id="word.retry" />
            </Button>
          )}
          <ButtonLink as={Link} to="/" $variant={kind === 404 || kind === 400 ? 'primary' : 'secondary'}>
            <FormattedMessage id="word.backHome" />
          </ButtonLink>
          {kind === 401 && isShop && (
            <ButtonLink as={Link} to={orderLookupPath}>
              <FormattedMessage id="footer.findOrder" />
            </ButtonLink>
          )}
          {kind === 404 && (
            <ButtonLink as={Link} to={allProductsPath}>
              <FormattedMessage id="nav.shopNow" />
            </ButtonLink>
          )}
        </Actions>
      </div>
    </Page>
  );
}

const Page = styled(Wrapper)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px 64px;
  padding-block: 40px 64px;
  text-align: center;
  & > div {
    max-width: 100%;
  }
  & > svg {
    width: min(300px, 70vw);
  }
  & h1 + p {
    max-width: 44ch;
    margin: 12px auto 24px;
    color: var(--color-ink-soft);
  }
  ${from.md} {
    grid-template-columns: 1fr 1.2fr;
    align-items: center;
    justify-items: start;
    padding-block: 88px;
    text-align: start;
    & > svg {
      justify-self: end;
      width: 360px;
    }
    & h1 + p {
      margin-inline: 0;
    }
  }
`;
const Status = styled.p`
  margin-bottom: 6px;
  color: var(--color-accent-ink);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: 12px;
  @media (max-width: 767px) {
    justify-content: center;
  }
`;
