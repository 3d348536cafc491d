import type { FrameType } from '@souk/contract';
import { DeskFrame, Loaded, useDeskQuery, useListUrl } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { TabLink, TabLinks } from '@souk/ui';
import { FrameForm } from './frame-form';
import { frameTabs as tabs, frameTypes } from './frame-type';
import { ScriptsForm } from './scripts-form';

/** The header and the footer that the owner designs in place of the store's own ones. */
export function FramesPage() {
  return (
    <DeskFrame screen="frames" merchantId={null}>
      <Frames />
    </DeskFrame>
  );
}

function Frames() {
  const t = useT();
  const { tab, href } = useListUrl(tabs);
  return (
    <>
      <TabLinks aria-label={t('desk.frames.title')}>
        {tabs.map((one) => (
          <TabLink key={one} as={Link} to={href({ tab: one })} aria-current={one === tab ? 'page' : undefined}>
            <FormattedMessage id={`admin.frames.tab.${one}`} />
          </TabLink>
        ))}
      </TabLinks>
      <Frame key={tab} type={frameTypes[tab]} />
    </>
  );
}

function Frame({ type }: { type: FrameType }) {
  return (
    <Loaded query={useDeskQuery('frame', { type })}>
      {(stored) => (
        <>
          <FrameForm type={type} stored={stored} />
          {stored.frame && <ScriptsForm type={type} version={stored.version} scripts={stored.frame.scripts} />}
        </>
      )}
    </Loaded>
  );
}
