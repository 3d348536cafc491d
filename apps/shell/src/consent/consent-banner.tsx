import { privacyPolicyPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Checkbox, from, radius } from '@souk/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useStoreDetails } from '../layout/store-details';
import { measures } from './measures';
import { askAgain, giveConsent, refuseAll, useConsent, type Consent } from './consent.store';

/**
 * Asks before anything is measured: refusing is as easy as agreeing, and nothing is asked by a store that measures nothing.
 * Source: docs/lessons 20; WCAG 3.2.6.
 */
export function ConsentBanner() {
  const isHere = useIsHere();
  const { consent, isAsking } = useConsent();
  const isMeasuring = measures(useStoreDetails());
  useAskAgain();
  if (!isHere || !(isAsking || (isMeasuring && !consent))) return null;
  return <Banner start={consent ?? { analytics: false, marketing: false }} isWanted={isAsking} />;
}

/** Known in the browser only: the HTML is the same for everyone. */
const useIsHere = () => {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere;
};

/** Any page may bring the question back: `dispatchEvent(new Event('souk:privacy-choices'))`. */
const useAskAgain = () =>
  useEffect(() => {
    addEventListener('souk:privacy-choices', askAgain);
    return () => removeEventListener('souk:privacy-choices', askAgain);
  }, []);

/** Whoever asked for the question stands at it, and afterwards where they asked. The first time it takes the focus from nobody. */
const useFocusOnWish = (isWanted: boolean) => {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const opener = document.activeElement;
    box.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isWanted]);
  return box;
};

function Banner({ start, isWanted }: { start: Consent; isWanted: boolean }) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const [wish, setWish] = useState(start);
  const box = useFocusOnWish(isWanted);
  useEffect(() => {
    // The button that was pressed saves by now: a second press would answer before anything was chosen.
    if (isChoosing) box.current?.querySelector('input')?.focus();
  }, [isChoosing, box]);
  return (
    <Box ref={box} tabIndex={-1} role="region" aria-label={t('consent.label')}>
      <div>
        <strong>
          <FormattedMessage id="consent.heading" />
        </strong>
        <p>
          <FormattedMessage id="consent.text" /> <a href={privacyPolicyPath}>{t('consent.more')}</a>
        </p>
        {isChoosing && (
          <Choices>
            <Checkbox
              checked={wish.analytics}
              onChange={({ target }) => setWish({ ...wish, analytics: target.checked })}
            >
              <FormattedMessage id="consent.analytics" />
            </Checkbox>
            <Checkbox
              checked={wish.marketing}
              onChange={({ target }) => setWish({ ...wish, marketing: target.checked })}
            >
              <FormattedMessage id="consent.marketing" />
            </Checkbox>
          </Choices>
        )}
      </div>
      <Answers>
        <Button onClick={refuseAll}>
          <FormattedMessage id="consent.refuse" />
        </Button>
        <Button onClick={() => giveConsent({ analytics: true, marketing: true })}>
          <FormattedMessage id="consent.accept" />
        </Button>
        {isChoosing ? (
          <Button variant="quiet" onClick={() => giveConsent(wish)}>
            <FormattedMessage id="consent.save" />
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            <FormattedMessage id="consent.choose" />
          </Button>
        )}
      </Answers>
    </Box>
  );
}

const Box = styled.section`
  position: fixed;
  inset: auto 12px calc(12px + env(safe-area-inset-bottom)) 12px;
  z-index: 45;
  display: grid;
  gap: 14px 32px;
  max-width: 920px;
  max-height: 70vh;
  margin-inline: auto;
  padding: 18px 22px;
  overflow-y: auto;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
  box-shadow: var(--shadow);
  & strong {
    font-family: var(--font-heading);
    font-size: var(--text-lg);
    font-weight: 500;
  }
  & p {
    margin-top: 2px;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Choices = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 12px;
  font-size: var(--text-sm);
`;
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
