import { FormattedMessage, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { SkeletonBlock } from '@souk/ui';
import { Suspense, useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ExpressSource } from './express-source';
import { useNear } from './use-near';

const ExpressMethods = lazyPart(() =>
  import('./express-methods').then((module) => ({ default: module.ExpressMethods })),
);

/**
 * Express payment: a wallet gives name and address, so that nothing is typed. Its row keeps its height from the start;
 * where there is no wallet the whole part goes. Source: docs/expectations, K2.
 */
export function ExpressPay({ source, className }: { source: ExpressSource; className?: string }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [isNothing, setNothing] = useState(false);
  const onNothing = useCallback(() => setNothing(true), []);
  if (isNothing || source.sums?.total === 0) return null;
  return (
    <Box ref={place} role="group" aria-label={t('express.title')} className={className}>
      <Title aria-hidden="true">
        <FormattedMessage id="express.title" />
      </Title>
      {isNear && source.sums ? (
        <Suspense fallback={<SkeletonBlock $height="48px" />}>
          <ExpressMethods source={source} onNothing={onNothing} />
        </Suspense>
      ) : (
        <SkeletonBlock $height="48px" />
      )}
      <Or>
        <FormattedMessage id="express.or" />
      </Or>
    </Box>
  );
}

/** Without scripts no wallet opens. */
const Box = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
  @media (scripting: none) {
    display: none;
  }
`;
const Title = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  text-align: center;
`;
const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 12px;
  align-items: center;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  &::before,
  &::after {
    content: '';
    border-top: 1px solid var(--color-line);
  }
`;
