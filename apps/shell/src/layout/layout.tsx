import { defaultCurrencySymbol } from '@souk/domain';
import { CurrencySymbolContext } from '@souk/i18n';
import { Outlet, ScrollRestoration } from '@souk/router';
import { CartAddForm, CartNotices } from '@souk/state';
import { FloatingPart } from '../floating-window/floating-part';
import { IdleParts } from '../deferred/idle-parts';
import { hasRoomForChannel } from '../streaming-widget/has-room';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { HeldNotice } from './held-notice';
import { NavProgress } from './nav-progress';
import { Panels } from './panels';
import { usePlace } from './place';
import { SkipLink } from './skip-link';
import { useStoreDetails } from './store-details';
import { StoreIcon } from './store-icon';
import { Main } from './main';
import { Toasts } from './toasts';
import { useArrival } from './use-arrival';
import { usePanelHistory } from './use-panel-history';

/** The store's one layout: header, page, footer, and what may lie over them. Source: spec 2, Layout; LAYOUT-01. */
export function Layout() {
  const place = usePlace();
  useArrival();
  usePanelHistory();
  const { currencySymbol } = useStoreDetails();
  return (
    <CurrencySymbolContext value={currencySymbol ?? defaultCurrencySymbol}>
      <StoreIcon />
      <SkipLink />
      <NavProgress />
      {!place.isDesk && <CartAddForm />}
      {place.chrome !== 'bare' && <Header place={place} />}
      <Main id="main" tabIndex={-1} {...(hasRoomForChannel(place) && { 'data-live-channel': '' })}>
        <Outlet />
      </Main>
      {place.chrome !== 'bare' && <Footer place={place} />}
      {!place.isCheckout && !place.isDesk && <FloatingPart />}
      <Panels />
      <Toasts />
      <HeldNotice />
      {!place.isDesk && <CartNotices />}
      {!place.isDesk && <IdleParts />}
      <ScrollRestoration />
    </CurrencySymbolContext>
  );
}
