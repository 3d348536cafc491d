import type { FrameType } from '@souk/contract';
import { useQuery } from '@souk/query';
import { useLocation } from '@souk/router';
import { useApi } from '@souk/state';
import { pageQueries } from '../parts/page.queries';
import { PageBody } from '../tree/page-body';
import { useOwnerScripts } from './use-owner-scripts';

/** Source: spec 9 "Footer events start 600 ms after the custom footer loads", FOOT-04. */
const footerDelayMs = 600;

/** The owner's header. Nothing when it cannot be had. Source: PAGE-01, PAGE-08, HEAD-10. */
export const OwnHeader = () => <OwnFrame type="HEADER" delayMs={0} />;

/** The owner's footer. Nothing when it cannot be had. Source: PAGE-01, PAGE-08, FOOT-04. */
export const OwnFooter = () => <OwnFrame type="FOOTER" delayMs={footerDelayMs} />;

function OwnFrame({ type, delayMs }: { type: FrameType; delayMs: number }) {
  const { data: frame } = useQuery(pageQueries(useApi()).frame(type));
  const { pathname } = useLocation();
  useOwnerScripts(frame?.scripts ?? [], { delayMs, pathname });
  return frame ? (
    <PageBody scope={frame.scope} sheet={frame.css} nodes={frame.nodes} isHeader={type === 'HEADER'} />
  ) : null;
}
