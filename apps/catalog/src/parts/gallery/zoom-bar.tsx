import { FormattedMessage, useT } from '@souk/i18n';
import { IconButton } from '@souk/ui';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import styled from 'styled-components';
import { nextStep, stepBelow, zoomSteps } from './zoom-steps';

type Props = {
  number: number;
  count: number;
  scale: number;
  onZoom: (scale: number) => void;
  onShow: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Which picture it is, closer and back, the one before and after, and the way out: above the picture, never on it. */
export function ZoomBar({ number, count, scale, onZoom, onShow, onClose }: Props) {
  const t = useT();
  return (
    <Bar>
      <p role="status">{count > 1 && <FormattedMessage id="gallery.counter" values={{ number, count }} />}</p>
      {count > 1 && (
        <>
          <IconButton label={t('gallery.previous')} onClick={() => onShow(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={t('gallery.next')} onClick={() => onShow(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Step label={t('gallery.smaller')} {...stepProps(scale <= 1, () => onZoom(stepBelow(scale)))}>
        <ZoomOut aria-hidden="true" />
      </Step>
      <Step label={t('gallery.larger')} {...stepProps(scale >= largest, () => onZoom(nextStep(scale)))}>
        <ZoomIn aria-hidden="true" />
      </Step>
      <IconButton label={t('word.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </Bar>
  );
}

const largest = zoomSteps.at(-1) ?? 1;

/** At its end the step does nothing, and keeps the focus: a disabled button would lose it, and the arrow keys with it. */
const stepProps = (isAtEnd: boolean, onClick: () => void) => (isAtEnd ? { 'aria-disabled': true } : { onClick });

const Step = styled(IconButton)`
  &[aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
`;
const Bar = styled.div`
  grid-row: 1;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 8px 12px;
  & > p {
    flex: 1;
    margin: 0;
    padding-inline-start: 8px;
    font-variant-numeric: tabular-nums;
  }
`;
