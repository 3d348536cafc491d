import type { DeskSelf } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Navigate, useLocation } from '@souk/router';
import { ButtonLink, EmptyState, PageTitle } from '@souk/ui';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useFind } from '../find/use-find';
import { ConfirmGate } from '../parts/confirm-gate';
import { useRefusalText } from '../parts/ask-for-role';
import { BackToDesk, Loaded } from '../parts/loaded';
import { UnsavedGuard } from '../parts/unsaved-guard';
import { DeskContext, type DeskPlace } from '../parts/use-desk';
import { DeskMenu } from './desk-menu';
import { Body, Frame, Top } from './frame-look';
import { KeysDialog } from './keys-dialog';
import { MerchantStateNotice } from './merchant-state-notice';
import { needsOf, type ScreenId, screensOf } from './screens';
import { SecondFactorNeeded, SecondFactorNotice } from './second-factor';
import { SignedInAs } from './signed-in-as';
import { ToOwnDesk } from './to-own-desk';
import { useDeskKeys } from './use-desk-keys';
import { useFocusOnRefusedForm } from './use-focus-on-refused-form';
import { useSaveKey } from './use-save-key';
import { useSelf } from './use-self';

const IdleWarning = lazyPart(() => import('./idle-warning'));
const LostFocus = lazyPart(() => import('./lost-focus'));
const StaleNotice = lazyPart(() => import('./stale-notice'));

type Props = {
  /** Null: no screen of the desk has this address. */
  screen: ScreenId | null;
  /** Null: the platform's desk. NaN: the address names no merchant. */
  merchantId: number | null;
  /** Absent: the screen's own title. */
  title?: ReactNode;
  children: ReactNode;
};

const titleOf = (screen: ScreenId | null) => (screen === null ? 'desk.gone' : (`desk.${screen}.title` as const));

/** The frame of every page of a desk: its menu, its heading, and the page for whoever may open it. */
export function DeskFrame(props: Props) {
  return (
    <Loaded query={useSelf()}>
      {(self) =>
        Number.isNaN(props.merchantId) ? (
          <ToOwnDesk merchants={self.merchants} />
        ) : (
          <DeskContext value={placeOf(self, props.merchantId)}>
            <Framed {...props} self={self} />
          </DeskContext>
        )
      }
    </Loaded>
  );
}

/** Where somebody works, from what they may do. */
export const placeOf = (self: DeskSelf, merchantId: number | null): DeskPlace => {
  const permissions =
    merchantId === null ? self.permissions : (self.merchants.find(({ id }) => id === merchantId)?.permissions ?? []);
  return {
    self,
    merchantId,
    base: merchantId === null ? '/admin' : `/sell/${merchantId}`,
    may: (permission) => permissions.includes(permission),
  };
};

function Framed({ screen, merchantId, title, children, self }: Props & { self: DeskSelf }) {
  const t = useT();
  const { pathname } = useLocation();
  const [isHelp, setHelp] = useState(false);
  const place = useMemo(() => placeOf(self, merchantId), [self, merchantId]);
  const [showHelp] = useState(() => () => setHelp(true));
  useDeskKeys(place, showHelp);
  useSaveKey();
  useFocusOnRefusedForm();
  const screens = screensOf(place);
  const neededAcr = merchantId === null ? self.neededAcr : null;
  const mayFind = neededAcr === null && screens.length > 0;
  const find = useFind(mayFind);
  const isOpen = screen === null ? screens.length > 0 : screens.some(({ id }) => id === screen);
  const [first] = screens;
  const needs = screen && needsOf(screen);
  const { askForRole } = useRefusalText(merchantId);
  if (!isOpen && screen === 'overview' && first) return <Navigate to={place.base + first.path} replace />;
  return (
    <Frame>
      <title>{`${t(titleOf(screen))} · ${t(merchantId === null ? 'desk.platform' : 'desk.merchant')}`}</title>
      <meta name="robots" content="noindex" />
      <DeskMenu screen={screen} onHelp={showHelp} onFind={mayFind ? find.open : null} />
      <Body>
        {neededAcr !== null ? (
          <SecondFactorNeeded acr={neededAcr} />
        ) : isOpen ? (
          <>
            <Top>
              <PageTitle key={pathname}>{title ?? <FormattedMessage id={titleOf(screen)} />}</PageTitle>
            </Top>
            <MerchantStateNotice />
            <Suspense>
              <StaleNotice />
            </Suspense>
            {screen === 'overview' && <SecondFactorNotice />}
            <ConfirmGate>
              {/* Nothing of one thing, typed or shown, is left on the page of another one. */}
              <UnsavedGuard key={pathname}>{children}</UnsavedGuard>
            </ConfirmGate>
          </>
        ) : (
          <NoAccess
            desk={merchantId === null ? 'admin' : 'sell'}
            text={needs ? askForRole(needs) : null}
            hasRole={screens.length > 0}
          />
        )}
      </Body>
      {find.dialog}
      <Suspense>
        <IdleWarning />
        <LostFocus />
      </Suspense>
      {isHelp && <KeysDialog onClose={() => setHelp(false)} />}
    </Frame>
  );
}

type NoAccessProps = {
  desk: 'admin' | 'sell';
  text?: string | null;
  /** Other screens of the desk open for them. */
  hasRole?: boolean;
};

/** For whoever has no role here, or none that opens the page: what is missing, who can give it, and who is signed in. */
export function NoAccess({ desk, text = null, hasRole = false }: NoAccessProps) {
  const { data: self } = useSelf();
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id={hasRole ? 'desk.notForRole' : 'desk.noAccess'} />}
      action={
        <>
          {hasRole ? (
            <BackToDesk />
          ) : (
            <ButtonLink href={`${self?.shopOrigin ?? ''}/`} $variant="primary">
              <FormattedMessage id="desk.toShop" />
            </ButtonLink>
          )}
          <SignedInAs desk={desk} />
        </>
      }
    >
      {text ?? <FormattedMessage id={desk === 'admin' ? 'desk.noAccessText' : 'desk.noAccessToSeller'} />}
    </EmptyState>
  );
}
