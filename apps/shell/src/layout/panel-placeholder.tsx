import { from, SkeletonBlock, SkeletonText, radius } from '@souk/ui';
import { useEffectEvent, useEffect } from 'react';
import styled, { css, type RuleSet } from 'styled-components';

/** Where a panel stands on the page: along an edge, or as a dialog in the middle. */
export type PanelPlace = 'start' | 'end' | 'top' | 'middle';

type Props = { place?: PanelPlace; onClose: () => void };

/** Holds the place of a panel while its code is fetched, in the shape that the panel will have. Escape closes it already. */
export function PanelPlaceholder({ place = 'end', onClose }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Sheet aria-hidden="true" $place={place}>
      <SkeletonBlock $height="28px" $width="50%" />
      <SkeletonText lines={4} />
    </Sheet>
  );
}

/** The measures of Drawer and Dialog in libs/ui. */
const places: Readonly<Record<PanelPlace, RuleSet>> = {
  end: css`
    inset: 0 0 0 auto;
    width: min(100%, 440px);
  `,
  start: css`
    inset: 0 auto 0 0;
    width: min(88%, 400px);
  `,
  top: css`
    inset: 0 0 auto;
  `,
  middle: css`
    inset: auto 0 0;
    width: min(100%, 460px);
    min-height: 380px;
    margin: auto auto 0;
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    ${from.sm} {
      inset: 0;
      height: fit-content;
      margin: auto;
      border-radius: ${radius.sheet};
    }
  `,
};

const Sheet = styled.div<{ $place: PanelPlace }>`
  position: fixed;
  z-index: 50;
  display: grid;
  align-content: start;
  gap: 28px;
  padding: 20px;
  background: var(--color-surface);
  box-shadow: var(--shadow);
  ${({ $place }) => places[$place]}
`;
