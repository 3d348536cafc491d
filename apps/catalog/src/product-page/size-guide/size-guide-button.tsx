import type { SizeGuide } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Ruler } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { useOwnPanel } from '../../parts/own-panel/use-own-panel';

const SizeGuideDialog = lazyPart(() => import(/* webpackChunkName: "product-extras" */ './size-guide-dialog'));

/** The way to the body measurements, beside the sizes. */
export function SizeGuideButton({ guide }: { guide: SizeGuide }) {
  const panel = useOwnPanel('sizeGuide');
  return (
    <Flush>
      <Button variant="quiet" size="sm" onClick={panel.open}>
        <Ruler size={18} strokeWidth={1.5} aria-hidden="true" />
        <FormattedMessage id="sizeGuide.title" />
      </Button>
      {panel.isOpen && (
        <Suspense>
          <SizeGuideDialog guide={guide} onClose={panel.close} />
        </Suspense>
      )}
    </Flush>
  );
}

/** A quiet button has no edge: its sign begins where the column begins. */
const Flush = styled.div`
  margin-inline-start: -10px;
`;
